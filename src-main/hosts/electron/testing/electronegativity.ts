import ts from 'typescript';
import { at, callsOf, listenersFor, nameOf, nodesOf, optionOf, textOf, windowsOf } from './look';
import type { Source } from './sources';

/** A check of Electronegativity, and what it must find when it is not kept. */
export interface Rule {
  /** As Electronegativity calls it. */
  readonly id: string;
  /** Everything that breaks the rule; nothing is well. */
  readonly find: (sources: readonly Source[]) => string[];
  /** A source that breaks it, by the ending of its file. */
  readonly bad: readonly [ending: 'ts' | 'html' | 'json', text: string];
}

type Bad = Rule['bad'];

/** A rule about every source by itself. */
const each = (id: string, bad: Bad, find: (source: Source) => string[]): Rule => ({
  id,
  bad,
  find: (sources) => sources.flatMap(find),
});

/** A rule about the options of every window: how this one must be set. */
const option = (id: string, name: string, bad: string, wanted: (set: string | null) => boolean): Rule =>
  each(id, ['ts', `new BrowserWindow({ webPreferences: { ${bad} } });`], (source) =>
    windowsOf(source)
      .filter((window) => !wanted(optionOf(window, name)))
      .map((window) => at(source, window)),
  );

const must = (value: string) => (set: string | null) => set === value;
const mustNot =
  (...values: (string | null)[]) =>
  (set: string | null) =>
    !values.includes(set);
const neverSet = must(String(null));
const unset = (set: string | null): boolean => set === null || neverSet(set);

/** A rule about something nobody may call. */
const noCall = (id: string, bad: string, ...names: string[]): Rule =>
  each(id, ['ts', bad], (source) => callsOf(source, ...names).map((call) => at(source, call)));

/** A rule about `<webview>`: there may be none at all, so none with this attribute either. */
const noWebview = (id: string, attribute: string): Rule =>
  each(id, ['html', `<webview src="x" ${attribute}></webview>`], ({ path, markup }) =>
    [...markup.matchAll(/<webview\b[^>]*>/gi)].map(([tag]) => `${path} ${tag}`),
  );

const inManifest = (id: string, bad: string, wrong: RegExp): Rule =>
  each(id, ['json', bad], ({ path, text }) => (path.endsWith('.json') && wrong.test(text) ? [path] : []));

/** Switches of Chromium and Node that open what is closed. */
const SWITCHES =
  /ignore-certificate-errors|disable-web-security|host-rules|host-resolver-rules|auth-|js-flags|allow-file-access|allow-no-sandbox|allow-running-insecure|cipher-suite|debug-packed-apps|disable-features|disable-kill-after|disable-webrtc|disable-xss|enable-local-file|remote-debugging|inspect|explicitly-allowed-ports|expose-internals|gpu-launcher|net-log|no-sandbox|nacl|reduce-security|unsafely-treat/;

/** Code from text: `eval(x)`, `new Function(x)`, `setTimeout('…')`, and scripts put into a page. */
function codeFromText(source: Source): string[] {
  const isCode = (node: ts.Node): boolean =>
    ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node);
  const timed = callsOf(source, 'setTimeout', 'setInterval', 'setImmediate').filter(
    ({ arguments: [first] }) => first !== undefined && isCode(first),
  );
  const evaluated = callsOf(source, 'eval', 'Function', 'executeJavaScript', 'insertCSS').filter(
    ({ expression }) => !ts.isPropertyAccessExpression(expression) || expression.name.text !== 'eval',
  );
  const made = source.text.includes('new Function')
    ? [...nodesOf(source.script())]
        .filter(ts.isNewExpression)
        .filter((it) => nameOf(it.expression) === 'Function')
    : [];
  return [...timed, ...evaluated, ...made].map((node) => at(source, node));
}

/** Pages, pictures and scripts fetched without encryption: none are fetched from outside at all. */
const fetchedFromOutside = (source: Source): string[] => [
  ...callsOf(source, 'loadURL', 'loadFile')
    .filter((call) => /^['"`](https?|file|ftp|data):/i.test(call.arguments[0]?.getText() ?? ''))
    .map((call) => at(source, call)),
  ...[...source.markup.matchAll(/\b(src|href|action)="(https?:)?\/\/[^"]*"/gi)].map(
    ([found]) => `${source.path} ${found}`,
  ),
];

const has = (sources: readonly Source[], look: (source: Source) => readonly ts.Node[]): boolean =>
  sources.some((source) => look(source).length > 0);

/** What must stand somewhere when there is a window at all. */
const somewhere = (id: string, what: string, look: (source: Source) => readonly ts.Node[]): Rule => ({
  id,
  bad: ['ts', "new BrowserWindow({}); contents.on('did-finish-load', f);"],
  find: (sources) => (has(sources, windowsOf) && !has(sources, look) ? [`nowhere: ${what}`] : []),
});

/** A handler that only ever says no. */
const refuses = (call: ts.CallExpression): boolean =>
  /=>\s*(decide\(false\)|false)\)?$/.test(call.arguments[0]?.getText() ?? '');

const nodeIntegration = [
  option('NODE_INTEGRATION_JS_CHECK', 'nodeIntegration', 'nodeIntegration: true', must('false')),
  option(
    'NODE_INTEGRATION_JS_CHECK (workers)',
    'nodeIntegrationInWorker',
    'nodeIntegrationInWorker: true',
    must('false'),
  ),
  option(
    'NODE_INTEGRATION_JS_CHECK (frames)',
    'nodeIntegrationInSubFrames',
    'nodeIntegrationInSubFrames: true',
    must('false'),
  ),
];

/** All checks of Electronegativity 1.10.3 but those on upgrading to Electron 5, 6, 7 and 8. */
export const rules: readonly Rule[] = [
  noWebview('AFFINITY_HTML_CHECK', 'webpreferences="affinity=a"'),
  noWebview('ALLOWPOPUPS_HTML_CHECK', 'allowpopups'),
  noWebview('AUXCLICK_HTML_CHECK', ''),
  noWebview('BLINK_FEATURES_HTML_CHECK', 'enableblinkfeatures="X"'),
  noWebview('EXPERIMENTAL_FEATURES_HTML_CHECK', 'webpreferences="experimentalFeatures=1"'),
  noWebview('INSECURE_CONTENT_HTML_CHECK', 'webpreferences="allowRunningInsecureContent"'),
  noWebview('NODE_INTEGRATION_HTML_CHECK', 'nodeintegration'),
  noWebview('WEB_SECURITY_HTML_CHECK', 'disablewebsecurity'),
  each('HTTP_RESOURCES_HTML_CHECK', ['html', '<img src="http://a.example/b.png">'], fetchedFromOutside),
  // A policy in the page could only be weaker than the one in the header.
  each(
    'CSP_HTML_CHECK',
    ['html', '<meta http-equiv="Content-Security-Policy" content="x">'],
    ({ path, markup }) => (/http-equiv/i.test(markup) ? [path] : []),
  ),

  option('AFFINITY_JS_CHECK', 'affinity', "affinity: 'a'", unset),
  option('AUXCLICK_JS_CHECK', 'disableBlinkFeatures', '', must("'Auxclick'")),
  option('BLINK_FEATURES_JS_CHECK', 'enableBlinkFeatures', "enableBlinkFeatures: 'X'", unset),
  option('CONTEXT_ISOLATION_JS_CHECK', 'contextIsolation', '', must('true')),
  option(
    'EXPERIMENTAL_FEATURES_JS_CHECK',
    'experimentalFeatures',
    'experimentalFeatures: true',
    mustNot('true'),
  ),
  option(
    'INSECURE_CONTENT_JS_CHECK',
    'allowRunningInsecureContent',
    'allowRunningInsecureContent: true',
    must('false'),
  ),
  ...nodeIntegration,
  option('REMOTE_MODULE_JS_CHECK', 'enableRemoteModule', 'enableRemoteModule: true', unset),
  option('SANDBOX_JS_CHECK', 'sandbox', 'sandbox: false', must('true')),
  option('WEB_SECURITY_JS_CHECK', 'webSecurity', 'webSecurity: false', must('true')),
  each('CERTIFICATE_ERROR_EVENT_JS_CHECK', ['ts', "app.on('certificate-error', f);"], (source) =>
    listenersFor(source, 'certificate-error').map((call) => at(source, call)),
  ),
  noCall(
    'CERTIFICATE_VERIFY_PROC_JS_CHECK',
    'session.setCertificateVerifyProc(f);',
    'setCertificateVerifyProc',
    'importCertificate',
  ),
  // The header is made in one place and judged in SECURITY.md's tests; nobody sets one beside it.
  each('CSP_JS_CHECK', ['ts', "headers['Content-Security-Policy'] = '*';"], (source) =>
    /Content-Security-Policy/i.test(source.text)
      ? [...nodesOf(source.script())]
          .filter(ts.isBinaryExpression)
          .filter(({ left }) => /content-security-policy/i.test(nameOf(left)))
          .map((node) => at(source, node))
      : [],
  ),
  each('CUSTOM_ARGUMENTS_JS_CHECK', ['ts', "app.commandLine.appendSwitch('no-sandbox');"], (source) =>
    callsOf(source, 'appendSwitch', 'appendArgument')
      .filter((call) => SWITCHES.test(textOf(call.arguments[0]) ?? 'no-sandbox'))
      .map((call) => at(source, call)),
  ),
  inManifest(
    'CUSTOM_ARGUMENTS_JSON_CHECK',
    '{"scripts":{"start":"electron . --no-sandbox"}}',
    /"electron [^"]*--/,
  ),
  each(
    'DANGEROUS_FUNCTIONS_JS_CHECK',
    ['ts', "eval(x); setTimeout('f()', 1); new Function(x)();"],
    codeFromText,
  ),
  each('HTTP_RESOURCES_JS_CHECK', ['ts', "window.loadURL('http://a.example/');"], fetchedFromOutside),
  each(
    'NODE_INTEGRATION_ATTACH_EVENT_JS_CHECK',
    ['ts', "c.on('will-attach-webview', (e, p) => { p.nodeIntegration = true; });"],
    (source) =>
      listenersFor(source, 'will-attach-webview')
        .filter((call) => !/^\(?(\w+)\)? => \1\.preventDefault\(\)$/.test(call.arguments[1]?.getText() ?? ''))
        .map((call) => at(source, call)),
  ),
  // One fixed folder is shown, in one place; that it is the data folder is a test of the dispatcher's.
  each('OPEN_EXTERNAL_JS_CHECK', ['ts', 'shell.openExternal(url);'], (source) =>
    source.path === 'src-main/hosts/electron/show-folder.ts'
      ? callsOf(source, 'openExternal').map((call) => at(source, call))
      : callsOf(source, 'openExternal', 'openPath').map((call) => at(source, call)),
  ),
  each(
    'PERMISSION_REQUEST_HANDLER_JS_CHECK',
    ['ts', 's.setPermissionRequestHandler((c, p, decide) => decide(true));'],
    (source) =>
      callsOf(
        source,
        'setPermissionRequestHandler',
        'setPermissionCheckHandler',
        'setDevicePermissionHandler',
      )
        .filter((call) => !refuses(call))
        .map((call) => at(source, call)),
  ),
  // What the preload hands the page is functions of its own; Electron itself stays behind.
  each('PRELOAD_JS_CHECK', ['ts', "contextBridge.exposeInMainWorld('x', ipcRenderer);"], (source) =>
    callsOf(source, 'exposeInMainWorld')
      .filter(
        ({ arguments: [, given] }) =>
          given === undefined ||
          !ts.isObjectLiteralExpression(given) ||
          !given.properties.every(ts.isMethodDeclaration),
      )
      .map((call) => at(source, call)),
  ),
  // `protocol.handle` serves our own scheme; the system is not told to open it, nor any other.
  noCall(
    'PROTOCOL_HANDLER_JS_CHECK',
    "app.setAsDefaultProtocolClient('x');",
    'setAsDefaultProtocolClient',
    'registerFileProtocol',
    'registerHttpProtocol',
    'registerStringProtocol',
    'registerBufferProtocol',
    'registerStreamProtocol',
  ),
  each(
    'SECURITY_WARNINGS_DISABLED_JS_CHECK',
    ['ts', 'process.env.ELECTRON_DISABLE_SECURITY_WARNINGS = 1;'],
    ({ path, text }) => (text.includes('ELECTRON_DISABLE_SECURITY_WARNINGS') ? [path] : []),
  ),
  inManifest(
    'SECURITY_WARNINGS_DISABLED_JSON_CHECK',
    '{"scripts":{"x":"ELECTRON_DISABLE_SECURITY_WARNINGS=1 electron ."}}',
    /ELECTRON_DISABLE_SECURITY/,
  ),
  // A range would let a version in that nobody has looked at.
  inManifest(
    'ELECTRON_VERSION_JSON_CHECK',
    '{"devDependencies":{"electron":"^1.0.0"}}',
    /"electron": ?"(?!\d+\.\d+\.\d+")/,
  ),
  inManifest(
    'AVAILABLE_SECURITY_FIXES_GLOBAL_CHECK',
    '{"devDependencies":{"electron":"12.0.0"}}',
    /"electron": ?"\D*([1-3]?\d|4[0-4])\./,
  ),

  somewhere('LIMIT_NAVIGATION_JS_CHECK', 'will-navigate', (source) => listenersFor(source, 'will-navigate')),
  somewhere('LIMIT_NAVIGATION_GLOBAL_CHECK', 'setWindowOpenHandler that denies', (source) =>
    callsOf(source, 'setWindowOpenHandler').filter(
      (call) => /action: 'deny'/.test(call.getText()) && !/'allow'/.test(call.getText()),
    ),
  ),
  somewhere('PERMISSION_REQUEST_HANDLER_GLOBAL_CHECK', 'setPermissionRequestHandler', (source) =>
    callsOf(source, 'setPermissionRequestHandler'),
  ),
];
