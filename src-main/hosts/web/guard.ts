import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** 128 random bits as text. */
export const newSecret = (): string => randomBytes(16).toString('hex');

/** Compares two texts in a time that depends on neither. */
export function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

/** Lets only the person who has the address in, and only from our own page. */
export interface Guard {
  /** The token of the printed address. */
  readonly token: string;
  /** The value of `set-cookie` that the token is exchanged for. */
  readonly cookie: string;
  /** Whether the token given in an address is ours. */
  knowsToken(given: string): boolean;
  /** Whether a request names this server as its host: a page that only points a name at us does not. */
  isForUs(request: IncomingMessage): boolean;
  /** Whether a request comes from our own page, or from no page at all. */
  isFromUs(request: IncomingMessage): boolean;
  /** Whether a request carries the cookie. */
  isKnown(request: IncomingMessage): boolean;
}

/** The guard of a server that listens on a port of 127.0.0.1. */
export function makeGuard(port: number): Guard {
  const token = newSecret();
  const session = newSecret();
  // Browsers share cookies between ports, so a second server needs a name of its own.
  const name = `tefuda-${port}`;
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  const origins = new Set([...hosts].map((host) => `http://${host}`));
  return {
    token,
    cookie: `${name}=${session}; Path=/; HttpOnly; SameSite=Strict`,
    knowsToken: (given) => sameSecret(given, token),
    isForUs: ({ headers }) => headers.host !== undefined && hosts.has(headers.host),
    isFromUs: ({ headers }) => headers.origin === undefined || origins.has(headers.origin),
    isKnown: ({ headers }) => sameSecret(cookieNamed(headers.cookie ?? '', name), session),
  };
}

function cookieNamed(header: string, name: string): string {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value !== undefined) return value;
  }
  return '';
}
