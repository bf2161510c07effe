import { expect, it } from 'vitest';
import { hashText } from './drawing/random';
import { drawScene } from './scene';

/**
 * Same id, same drawing, for ever: people know cards by their pictures. A change that repaints a place on purpose
 * changes its number here.
 */
it.each([
  ['meadow', 4281340940],
  ['fields', 24852008],
  ['terraces', 2010554434],
  ['deepwood', 292474288],
  ['clouds', 198178351],
  ['isles', 2231015859],
  ['seabed', 212906980],
  ['ice', 2538447416],
  ['crystal', 3277402994],
  ['ruins', 3487355093],
  ['savanna', 3760418229],
  ['volcano', 529745038],
  ['mansion', 2801739771],
  ['castle', 3401823420],
  ['arena', 2714393053],
  ['works', 2744094987],
  ['nightsky', 1973252561],
  ['skyship', 3438330295],
])('%s is painted as it always was', (scene, pinned) => {
  const options = { scene, palette: 'gold', seed: 'pinned', width: 594, height: 640, horizon: 0.5, id: 'x' };
  const { back, near } = drawScene(options);
  expect(hashText(back + near)).toBe(pinned);
});
