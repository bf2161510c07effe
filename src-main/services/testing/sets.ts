/** A set file as somebody writes it; `more` replaces or adds fields. */
export const setFile = (id: string, more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    format: 'tefuda-card-set/1',
    id,
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'Garden', ja: 'にわ' },
    cards: [kirby('one')],
    ...more,
  });

/** A Kirby card with nothing wrong. */
export const kirby = (id: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...{ id, type: 'kirby', color: 'red', power: 4, name: { en: id }, effects: [{ get: 2 }] },
  ...more,
});

/** An enemy with nothing wrong. */
export const enemy = (id: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...{ id, type: 'enemy', color: 'white', life: 2, points: 2, name: { en: id } },
  ...more,
});
