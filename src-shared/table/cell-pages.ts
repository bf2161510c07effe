/** States that share one piece of memory. */
const STATES_A_PAGE = 16;

let page = new ArrayBuffer(0);
let next = 0;

/**
 * New cells, all 0. Memory for a typed array costs more than filling it, so states are cut from pages of
 * sixteen; a page is freed when the last of its states is. Because states lie side by side, hand out what
 * they say and never their `buffer`: sending one to another thread would send its neighbours too.
 */
export function newCells(length: number): Int32Array {
  const bytes = length * Int32Array.BYTES_PER_ELEMENT;
  if (next + bytes > page.byteLength) {
    page = new ArrayBuffer(bytes * STATES_A_PAGE);
    next = 0;
  }
  const cells = new Int32Array(page, next, length);
  next += bytes;
  return cells;
}

/** A copy of a state's cells. */
export function copyCells(cells: Int32Array): Int32Array {
  const copy = newCells(cells.length);
  copy.set(cells);
  return copy;
}
