import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does to a screen, with a mouse or without one. */
export interface Hands {
  /** Presses a button, follows a link. */
  press(target: Locator): Promise<void>;
  /** Takes something from the menu that has just been opened. */
  pick(item: Locator): Promise<void>;
  /** Makes one of several choices. */
  choose(radio: Locator): Promise<void>;
  /** Writes over what stands in a field. */
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  pick: (item) => item.click(),
  choose: async (radio) => {
    await radio.click();
    await expect(radio).toBeChecked();
  },
  write: (field, text) => field.fill(text),
};

/** More than any screen has places to stop at. */
const MOST_STOPS = 120;
/** More than any menu has items, and any choice has values. */
const MOST_ITEMS = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function pressUntil(
  page: Page,
  key: string,
  presses: number,
  there: () => Promise<boolean>,
): Promise<boolean> {
  for (let left = presses; left > 0; left -= 1) {
    if (await there()) return true;
    await page.keyboard.press(key);
  }
  return there();
}

/** Which way leads to something: what stands in front of the focus is reached backwards. */
const wayTo = (target: Locator): Promise<'Tab' | 'Shift+Tab'> =>
  target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    const before = (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    return before && !element.contains(from) ? 'Shift+Tab' : 'Tab';
  });

/** Presses Tab until the focus is on something, as whoever has no mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await pressUntil(page, await wayTo(target), MOST_STOPS, () => hasFocus(target));
  await expect(target, 'can be reached with Tab').toBeFocused();
}

/** Hands that touch nothing but the keyboard. */
export const keysOf = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  pick: async (item) => {
    await item.waitFor();
    await pressUntil(page, 'ArrowDown', MOST_ITEMS, () => hasFocus(item));
    await expect(item, 'can be reached with arrows').toBeFocused();
    await page.keyboard.press('Enter');
  },
  choose: async (radio) => {
    await radio.waitFor();
    const inGroup = (): Promise<boolean> =>
      radio.evaluate((element) => {
        const group = element.closest('[role="radiogroup"]');
        return group?.contains(document.activeElement) ?? false;
      });
    await pressUntil(page, await wayTo(radio), MOST_STOPS, inGroup);
    await pressUntil(page, 'ArrowRight', MOST_ITEMS, () => hasFocus(radio));
    // A key that is let go of at once may move the focus alone.
    await page.keyboard.press('Space');
    await expect(radio, 'is chosen with arrows').toBeChecked();
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
});
