/**
 * What a page of ours may do (quality.md, Security): only our own scripts, styles, fonts and calls;
 * pictures of our own and those a script has made; no frames, no forms, no eval.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NO_DEVICES = [
  'camera',
  'microphone',
  'geolocation',
  'usb',
  'serial',
  'hid',
  'midi',
  'payment',
  'display-capture',
]
  .map((device) => `${device}=()`)
  .join(', ');

/** The headers of every answer, on both hosts. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': NO_DEVICES,
};

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  tefuda: 'application/zip',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
};

/** The media type of a file by its ending; anything unknown is bytes to be saved, never run. */
export function mediaType(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? '') : 'application/octet-stream';
}

/**
 * What a picture of a person's own, or of somebody's pack, may do when it is opened by itself: be looked at.
 * An SVG drawing may use its own styles.
 */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The headers of a picture that did not ship with the program. */
export const pictureHeaders = (type: string, caching: string): Record<string, string> => ({
  ...securityHeaders,
  'content-security-policy': PICTURE_POLICY,
  'content-type': type,
  'cache-control': caching,
});

/** The headers of a file the program made: it is saved, never shown in the page's place. */
export const fileHeaders = (name: string): Record<string, string> => ({
  ...pictureHeaders(mediaType(name), 'no-store'),
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`,
});
