import { Attributes } from './attributes';
import { UnknownDrawing, type Element } from './elements';
import { IDENTITY, multiply, readTransform, type Matrix } from './matrix';
import type { Gradient, GradientStop, Outline, Paint } from './model';
import { boundsOf } from './outline';

/** A gradient as it is defined, before it is known what it paints. */
export interface GradientDefinition {
  readonly shape: Gradient['shape'];
  /** In fractions of the painted shape's box, or in the drawing's own units. */
  readonly units: 'objectBoundingBox' | 'userSpaceOnUse';
  readonly transform: Matrix;
  readonly stops: readonly GradientStop[];
}

/** A `transform` of any kind, or none. */
export function transformOf(attributes: Attributes, name: string): Matrix | null {
  const text = attributes.text(name);
  if (text === undefined) return null;
  const matrix = readTransform(text);
  if (matrix === null) throw new UnknownDrawing(`${name}="${text}"`);
  return matrix;
}

export function readGradient(element: Element): GradientDefinition {
  const attributes = new Attributes(element);
  const units = attributes.word('gradientUnits', ['objectBoundingBox', 'userSpaceOnUse']);
  const transform = transformOf(attributes, 'gradientTransform') ?? IDENTITY;
  const coordinate = (name: string, absent: number): number =>
    units === 'objectBoundingBox' ? shareBeyond(attributes, name, absent) : attributes.number(name, absent);
  const shape: Gradient['shape'] =
    element.name === 'linearGradient'
      ? {
          kind: 'linear',
          x1: coordinate('x1', 0),
          y1: coordinate('y1', 0),
          x2: coordinate('x2', 1),
          y2: coordinate('y2', 0),
        }
      : { kind: 'radial', cx: coordinate('cx', 0.5), cy: coordinate('cy', 0.5), r: coordinate('r', 0.5) };
  attributes.finish();
  const stops = stopsOf(element);
  if (stops.length < 2) throw new UnknownDrawing(`<${element.name}> of ${stops.length} stops`);
  return { shape, units, transform, stops };
}

/** Fractions of a box may lie outside of it, unlike opacities. */
function shareBeyond(attributes: Attributes, name: string, absent: number): number {
  const text = attributes.text(name);
  if (text?.endsWith('%') === true) return Number(text.slice(0, -1)) / 100;
  return attributes.number(name, absent);
}

function stopsOf(element: Element): GradientStop[] {
  let before = 0;
  return element.children.map((child) => {
    if (child.name !== 'stop') throw new UnknownDrawing(`<${child.name}> in a gradient`);
    const attributes = new Attributes(child);
    before = Math.max(before, attributes.share('offset', 0));
    const stop = {
      offset: before,
      colour: attributes.colour('stop-color', '#000'),
      opacity: attributes.share('stop-opacity', 1),
    };
    attributes.finish();
    return stop;
  });
}

/** A gradient as it paints this outline. */
export function gradientOn(definition: GradientDefinition, outline: Outline): Paint {
  const { shape, stops, transform, units } = definition;
  if (units === 'userSpaceOnUse') return { kind: 'gradient', shape, transform, stops };
  const { x, y, width, height } = boundsOf(outline);
  // Without a box there is nothing its gradient could be stretched over.
  const last = stops.at(-1);
  if (width === 0 || height === 0)
    return { kind: 'colour', colour: last?.colour ?? { red: 0, green: 0, blue: 0 } };
  return { kind: 'gradient', shape, transform: multiply([width, 0, 0, height, x, y], transform), stops };
}
