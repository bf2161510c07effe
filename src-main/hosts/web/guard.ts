import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** 128 random bits as text. */
export const newSecret = (): string => randomBytes(16).toString('hex');

/** Compares two texts in a time that depends on neither. */
export function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

/** How long a token stays good that is only meant for the browser we open ourselves. Milliseconds. */
const ONCE_LIMIT = 60_000;

/** Lets only the person who has the address in, and only from our own page. */
export interface Guard {
  /** The token of the printed address. */
  readonly token: string;
  /**
   * A token that lets in once, and soon: it goes through the command line of a browser, where every user of
   * the machine can read it.
   */
  tokenForOnce(): string;
  /** The value of `set-cookie` that the token is exchanged for. */
  readonly cookie: string;
  /** Whether the token given in an address is ours. One that lets in once is used up by this. */
  knowsToken(given: string): boolean;
  /** Whether a request names this server as its host: a page that only points a name at us does not. */
  isForUs(request: IncomingMessage): boolean;
  /** Whether a request comes from our own page, or from no page at all. */
  isFromUs(request: IncomingMessage): boolean;
  /** Whether a request carries the cookie. */
  isKnown(request: IncomingMessage): boolean;
}

/** The guard of a server that listens on a port of 127.0.0.1. */
export function makeGuard(port: number, now: () => number = Date.now): Guard {
  const token = newSecret();
  const session = newSecret();
  // Browsers share cookies between ports, so a second server needs a name of its own.
  const name = `tefuda-${port}`;
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  let once: { readonly token: string; readonly until: number } | null = null;

  const isForOnce = (given: string): boolean => {
    if (once === null || !sameSecret(given, once.token)) return false;
    const { until } = once;
    once = null;
    return now() <= until;
  };
  return {
    token,
    tokenForOnce() {
      once = { token: newSecret(), until: now() + ONCE_LIMIT };
      return once.token;
    },
    cookie: `${name}=${session}; Path=/; HttpOnly; SameSite=Strict`,
    knowsToken: (given) => sameSecret(given, token) || isForOnce(given),
    isForUs: ({ headersDistinct: { host = [] } }) =>
      host.length === 1 && host.every((named) => hosts.has(named)),
    isFromUs: (request) => isOwnOrigin(request) && isOwnFetch(request),
    isKnown: ({ headers }) =>
      cookiesNamed(headers.cookie ?? '', name).some((given) => sameSecret(given, session)),
  };
}

/** A page names its origin: only the page of the very host it asks is ours. */
const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host}`;

/**
 * Browsers tell who asks, and for what. Another page, of another port of this machine as well, may lead a
 * person here, and do nothing else: it gets no frame, no picture and no script of ours.
 */
function isOwnFetch({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** All cookies of a name: another port of this machine may have set one of the same name before ours. */
const cookiesNamed = (header: string, name: string): string[] =>
  header.split(';').flatMap((part) => {
    const [key, value] = part.trim().split('=');
    return key === name && value !== undefined ? [value] : [];
  });
