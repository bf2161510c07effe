/**
 * Where fibres and grain lie: a fixed scatter, so that felt and wood look the same at every start.
 * A small generator is enough, nothing depends on its quality.
 */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Short fibres on a tile of a size, as one path. */
export function fibres(count: number, size: number): string {
  const next = scatter(7);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const length = 1.5 + next() * 3.5;
    const angle = next() * Math.PI * 2;
    const x = next() * size;
    const y = next() * size;
    path += `M${round(x)} ${round(y)}l${round(length * Math.cos(angle))} ${round(length * Math.sin(angle))}`;
  }
  return path;
}

/** Long thin lines of wood on a tile, as one path. */
export function grain(count: number, width: number, height: number): string {
  const next = scatter(23);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const y = ((i + 0.2 + 0.6 * next()) * height) / count;
    const length = 240 + next() * 420;
    const x = next() * (width - length);
    const bend = (next() - 0.5) * 4;
    path += `M${round(x)} ${round(y)}q${round(length / 2)} ${round(bend)} ${round(length)} 0`;
  }
  return path;
}
