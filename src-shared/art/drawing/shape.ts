import { n, share } from './number';

/** A filled path. */
export function fill(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${opacity < 1 ? ` opacity="${share(opacity)}"` : ''}/>`;
}

/** A drawn line with round ends. */
export function line(path: string, colour: string, width: number, opacity = 1): string {
  if (path === '') return '';
  const see = opacity < 1 ? ` opacity="${share(opacity)}"` : '';
  return (
    `<path d="${path}" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ` +
    `stroke-linejoin="round" fill="none"${see}/>`
  );
}

/** A disc. */
export function disc(x: number, y: number, radius: number, paint: string, opacity = 1): string {
  const see = opacity < 1 ? ` opacity="${share(opacity)}"` : '';
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"${see}/>`;
}

/** A rectangle with square corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  opacity = 1,
): string {
  const see = opacity < 1 ? ` opacity="${share(opacity)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${paint}"${see}/>`;
}

/** Shapes moved, turned or faded together. */
export function group(inner: string, attributes: string): string {
  return `<g ${attributes}>${inner}</g>`;
}
