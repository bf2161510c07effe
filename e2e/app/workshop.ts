import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import type { Language } from '../../src-shared/cards/words';
import { words } from './words';

/** Values in a name that a test does not care about. */
const ANY = '§';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(ANY, '.*');

/** The workshop as a person finds their way in it by what things are called, in either language. */
export function workshopIn(page: Page, language: Language) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    words(language, key, values);
  const button = (key: string, values: Readonly<Record<string, string | number>> = {}): Locator =>
    page.getByRole('button', { name: say(key, values), exact: true });
  const menuItem = (key: string): Locator => page.getByRole('menuitem', { name: say(key) });
  return {
    language,
    say,
    button,
    menuItem,
    name: (of: Language): Locator => page.getByLabel(say(`workshop.fields.name.${of}`), { exact: true }),
    color: (color: string): Locator => page.getByRole('radio', { name: say(`workshop.colors.${color}`) }),
    number: (field: 'power' | 'life'): Locator =>
      page.getByRole('spinbutton', { name: say(`workshop.fields.${field}`), exact: true }),
    /** The block of a step, by its place from 1. */
    block: (place: number): Locator => page.locator('[data-block]').nth(place - 1),
    handle: (place: number): Locator => page.locator('[data-handle]').nth(place - 1),
    addStep: (kind: string): Locator => button('blocks.addOne', { step: say(`blocks.steps.${kind}.name`) }),
    /** The text that wrote itself, line by line. */
    text: (of: Language): Locator => page.locator(`.says ul[lang="${of}"] li`),
    saved: (): Locator => page.getByText(say('workshop.saving.saved'), { exact: true }),
    scene: (name: string): Locator =>
      page.getByRole('radio', { name: say(`picture.scenes.${name}`), exact: true }),
    frame: (): Locator => page.getByRole('group', { name: say('picture.crop.label') }),
    /** A card in the list of designs. */
    listed: (card: string): Locator => page.locator('.card-row').filter({ hasText: card }),
    chart: (card: string): Locator => {
      const open = { value: ANY, low: ANY, high: ANY, peers: ANY };
      return page.getByRole('img', { name: new RegExp(escaped(say('lab.chart.name', { card, ...open }))) });
    },
    menuOf: (what: 'card' | 'set', called: string): Locator =>
      button(`workshop.${what}.menu`, { [what]: called }),
  };
}

/** A picture of a person's own: a red left half, a green right half. */
export const paintedPicture = async (page: Page, width: number, height: number): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      async ([wide, high]) => {
        const canvas = new OffscreenCanvas(wide, high);
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('nothing to paint with');
        pen.fillStyle = '#c02020';
        pen.fillRect(0, 0, wide / 2, high);
        pen.fillStyle = '#20a040';
        pen.fillRect(wide / 2, 0, wide / 2, high);
        const blob = await canvas.convertToBlob({ type: 'image/png' });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      [width, height] as const,
    ),
  );

const fileOf = (dataFolder: string, set: string): string => join(dataFolder, 'designs', set, 'set.json');
const setFile = z.looseObject({
  id: z.string(),
  cards: z.array(
    z.looseObject({
      type: z.string(),
      name: z.record(z.string(), z.string()),
      effects: z.array(z.unknown()).optional(),
      art: z
        .looseObject({ file: z.string().optional(), scene: z.string().optional(), crop: z.unknown() })
        .partial()
        .optional(),
    }),
  ),
});

/** A set's file as it lies in the data folder. */
export const keptSet = async (dataFolder: string, set: string): Promise<z.infer<typeof setFile>> =>
  setFile.parse(JSON.parse(await readFile(fileOf(dataFolder, set), 'utf8')));

/** What a file begins with, which tells its kind. */
export const firstBytes = async (path: string): Promise<string> =>
  (await readFile(path)).subarray(0, 5).toString('latin1');
