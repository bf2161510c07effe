import { describe, expect, it } from 'vitest';
import { openTestDesigns } from '../testing/designs';

describe('a set of one’s own', () => {
  it('is made, filled, kept and listed', async () => {
    const { designs } = await openTestDesigns();
    expect(await designs.create({ kind: 'designs', name: { ja: 'あおいの にわ' } })).toEqual({
      ok: true,
      value: { id: 'aoino-niwa' },
    });
    const opened = await designs.open('aoino-niwa');
    expect(opened).toMatchObject({
      ok: true,
      value: { draft: { id: 'aoino-niwa', kind: 'designs', name: { ja: 'あおいの にわ' }, cards: [] } },
    });
  });
});
