// Draws the program's icons from src-renderer/icon.svg: `npm run icons`. The results are kept in the repository,
// so that packaging needs neither a browser nor a converter.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { icns, ico } from './icon-files.mjs';

const root = join(import.meta.dirname, '..');
const icons = join(import.meta.dirname, 'icons');
const svg = readFileSync(join(root, 'src-renderer/icon.svg'), 'utf8');
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium was found to draw with.');
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const page = await browser.newPage();
const drawn = new Map();
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>*{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="${picture}">`,
  );
  await page.waitForFunction(() => document.images[0]?.complete);
  drawn.set(size, await page.screenshot({ omitBackground: true }));
}
await browser.close();

for (const size of SIZES) writeFileSync(join(icons, `${size}x${size}.png`), drawn.get(size));
writeFileSync(
  join(icons, 'icon.ico'),
  ico([16, 24, 32, 48, 64, 128, 256].map((size) => [size, drawn.get(size)])),
);
writeFileSync(join(icons, 'icon.icns'), icns(drawn));
