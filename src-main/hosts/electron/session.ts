import { app, protocol, session, type Session, type WebContents } from 'electron';
import type { Assets } from '../shared/assets';
import { ORIGIN, SCHEME } from './channels';

/** What may be asked for at all: our own pages, and pictures a script has made. */
const ALLOWED = ['app:', 'blob:'];
/** The developer tools are pages too, and in a release there are none. */
const ALLOWED_IN_DEVELOPMENT = [...ALLOWED, 'devtools:'];

/** Makes `app://` a real origin. Must run before the app is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves `app://tefuda/` and shuts the session to everything else. */
export function closeSession(assets: Assets, devTools = false): void {
  const own = session.defaultSession;
  own.protocol.handle(SCHEME, (request) => answer(request, assets));
  refuseNetwork(own, new Set(devTools ? ALLOWED_IN_DEVELOPMENT : ALLOWED));
  own.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  own.setPermissionCheckHandler(() => false);
  own.setDevicePermissionHandler(() => false);
  own.on('will-download', (download) => download.preventDefault());
}

/** What Electron tells of where a page or a frame in it leads itself. */
interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault(): void;
}

/** Keeps every page where it is: no navigation, no new window, no webview, in any window. It may load itself anew. */
export function closeNavigation(): void {
  app.on('web-contents-created', (_, contents: WebContents) => {
    const stay = (navigation: Navigation): void => {
      if (!isReload(navigation, contents.getURL())) navigation.preventDefault();
    };
    contents.on('will-navigate', stay);
    contents.on('will-frame-navigate', stay);
    contents.on('will-redirect', (navigation) => navigation.preventDefault());
    contents.on('will-attach-webview', (attachment) => attachment.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/**
 * Whether the page only loads its present address anew, which Electron tells of as of any other navigation. The
 * part after `#` names a room of the program, and a page that changes nothing else of its address is not left.
 */
function isReload({ url, isMainFrame }: Navigation, present: string): boolean {
  const [document] = present.split('#');
  return isMainFrame && document !== '' && url.split('#')[0] === document;
}

function refuseNetwork(own: Session, allowed: ReadonlySet<string>): void {
  own.webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, ({ url }, decide) => {
    decide({ cancel: !URL.canParse(url) || !allowed.has(new URL(url).protocol) });
  });
}

async function answer(request: Request, assets: Assets): Promise<Response> {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || !request.url.startsWith(`${ORIGIN}/`)) return new Response(null, { status: 403 });
  const { status, headers, body } = await assets(new URL(request.url).pathname);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
