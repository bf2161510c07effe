import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and what axe holds to be good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A menu hangs at the end of the page, beside all landmarks, and rests the page while it is open. */
const BESIDE_LANDMARKS = '[role="menu"]';

/**
 * Parts of the card on the workshop's desk lie over each other as they do on the card; the fields beside it, of
 * full size, do the same. WCAG 2.5.8 lets such a target be small.
 */
const DONE_BESIDE = 'data-card-part';

/** Those of the rules whose answer may change with the theme or the language, and nothing else on the page. */
const OF_LOOKS = [
  ...[
    'color-contrast',
    'link-in-text-block',
    'target-size',
    'html-has-lang',
    'html-lang-valid',
    'valid-lang',
  ],
  ...['document-title', 'button-name', 'link-name', 'label', 'image-alt'],
];

/** axe itself is large: a page is given it once. */
const sourceFor = async (page: Page): Promise<{ axeSource?: string }> =>
  (await page.evaluate(() => 'axe' in globalThis)) ? { axeSource: 'undefined;' } : {};

/**
 * Every rule that something on the page breaks, of whatever weight.
 *
 * @param onlyLooks asks only the rules whose answer may change with the theme or the language
 */
export async function violations(page: Page, onlyLooks = false): Promise<readonly string[]> {
  // No frame here comes from elsewhere, which is all that takes more than the page itself to look at.
  const axe = new AxeBuilder({ page, ...(await sourceFor(page)) })
    .setLegacyMode()
    // Options come first: they would take the place of the tags.
    .options({ resultTypes: ['violations'] });
  if (onlyLooks) axe.withRules(OF_LOOKS);
  else axe.withTags(RULES);
  const menu = (await page.locator(BESIDE_LANDMARKS).count()) > 0;
  const found = await (menu && !onlyLooks ? axe.disableRules('region') : axe).analyze();
  return found.violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && html.includes(DONE_BESIDE)))
      .map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** axe finds nothing at all to say against the page. */
export async function expectNothingFound(page: Page, screen: string, onlyLooks = false): Promise<void> {
  expect.soft(await violations(page, onlyLooks), screen).toEqual([]);
}
