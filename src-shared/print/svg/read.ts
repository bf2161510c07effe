import { Attributes, colourOf, referenceIn } from './attributes';
import { readElements, UnknownDrawing, type Element } from './elements';
import {
  FONT_WEIGHTS,
  type Drawing,
  type Fill,
  type FontWeight,
  type Group,
  type Item,
  type Outline,
  type Paint,
  type Picture,
  type Shape,
  type Stroke,
  type Words,
} from './model';
import { ellipse, polygon, rectangle } from './outline';
import { gradientOn, readGradient, transformOf, type GradientDefinition } from './paint';
import { readPath } from './path-data';

interface Definitions {
  readonly gradients: ReadonlyMap<string, GradientDefinition>;
  readonly clips: ReadonlyMap<string, NonNullable<Group['clip']>>;
}

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);

/**
 * Reads an SVG of ours for paper. It understands what the cards are made of and nothing else.
 *
 * @param font the typeface of all text in it
 * @throws UnknownDrawing for anything that would look otherwise on paper than on the screen
 */
export function readDrawing(svg: string, font: string): Drawing {
  const root = readElements(svg);
  if (root.name !== 'svg') throw new UnknownDrawing(`<${root.name}>`);
  const attributes = new Attributes(root);
  const [x = 0, y = 0, width = 0, height = 0] = attributes.numbers('viewBox');
  if (!(width > 0 && height > 0)) throw new UnknownDrawing('<svg> without a viewBox');
  attributes.text('width');
  attributes.text('height');
  const family = attributes.text('font-family')?.replaceAll(/['"]/g, '') ?? font;
  if (family !== font) throw new UnknownDrawing(`font-family="${family}"`);
  attributes.finish();
  const definitions = define(root);
  return { box: { x, y, width, height }, items: itemsOf(root, definitions) };
}

function define(root: Element): Definitions {
  const gradients = new Map<string, GradientDefinition>();
  const clips = new Map<string, NonNullable<Group['clip']>>();
  const visit = (element: Element): void => {
    const id = element.attributes.get('id') ?? '';
    if (GRADIENTS.has(element.name)) gradients.set(id, readGradient(element));
    else if (element.name === 'clipPath') clips.set(id, readClip(element));
    else element.children.forEach(visit);
  };
  visit(root);
  return { gradients, clips };
}

/** One shape that says what is seen. */
function readClip(element: Element): NonNullable<Group['clip']> {
  new Attributes(element).finish();
  const [child] = element.children;
  if (child === undefined || element.children.length > 1)
    throw new UnknownDrawing('a clipPath of several shapes');
  const attributes = new Attributes(child);
  const outline = outlineOf(child, attributes);
  if (outline === null) throw new UnknownDrawing(`<${child.name}> in a clipPath`);
  const evenOdd = attributes.word('clip-rule', ['nonzero', 'evenodd']) === 'evenodd';
  attributes.finish();
  return { outline, evenOdd };
}

function itemsOf(parent: Element, definitions: Definitions): Item[] {
  return parent.children.flatMap((element) => {
    if (GRADIENTS.has(element.name) || element.name === 'clipPath' || element.name === 'defs') return [];
    return itemOf(element, definitions) ?? [];
  });
}

/** What an element draws; null when it draws nothing. */
function itemOf(element: Element, definitions: Definitions): Item | null {
  const attributes = new Attributes(element);
  switch (element.name) {
    case 'g':
      return groupOf(element, attributes, definitions);
    case 'text':
      return wordsOf(element, attributes);
    case 'image':
      return pictureOf(attributes);
    default:
      return shapeOf(element, attributes, definitions);
  }
}

function groupOf(element: Element, attributes: Attributes, definitions: Definitions): Group {
  const reference = attributes.reference('clip-path');
  const clip = reference === null ? null : definitions.clips.get(reference);
  if (clip === undefined) throw new UnknownDrawing(`clip-path ${reference}`);
  const transform = transformOf(attributes, 'transform');
  const opacity = attributes.share('opacity', 1);
  attributes.finish();
  return { kind: 'group', transform, clip, opacity, children: itemsOf(element, definitions) };
}

function outlineOf({ name }: Element, attributes: Attributes): Outline | null {
  const number = (attribute: string): number => attributes.number(attribute, 0);
  switch (name) {
    case 'path':
      return readPath(attributes.text('d') ?? '');
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'circle': {
      const r = number('r');
      return ellipse(number('cx'), number('cy'), r, r);
    }
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return polygon([number('x1'), number('y1'), number('x2'), number('y2')], false);
    case 'polygon':
    case 'polyline':
      return polygon(attributes.numbers('points'), name === 'polygon');
    default:
      return null;
  }
}

function shapeOf(element: Element, attributes: Attributes, definitions: Definitions): Shape | null {
  const outline = outlineOf(element, attributes);
  if (outline === null) throw new UnknownDrawing(`<${element.name}>`);
  const shape: Shape = {
    kind: 'shape',
    outline,
    transform: transformOf(attributes, 'transform'),
    fill: fillOf(attributes, outline, definitions),
    stroke: strokeOf(attributes),
    opacity: attributes.share('opacity', 1),
  };
  attributes.finish();
  return outline.commands === '' || (shape.fill === null && shape.stroke === null) ? null : shape;
}

function fillOf(attributes: Attributes, outline: Outline, definitions: Definitions): Fill | null {
  const evenOdd = attributes.word('fill-rule', ['nonzero', 'evenodd']) === 'evenodd';
  const opacity = attributes.share('fill-opacity', 1);
  const text = attributes.text('fill') ?? '#000';
  if (text === 'none') return null;
  return { paint: paintOf(text, outline, definitions), opacity, evenOdd };
}

function paintOf(text: string, outline: Outline, { gradients }: Definitions): Paint {
  const colour = colourOf(text);
  if (colour !== null) return { kind: 'colour', colour };
  const gradient = gradients.get(referenceIn(text) ?? '');
  if (gradient === undefined) throw new UnknownDrawing(`fill="${text}"`);
  return gradientOn(gradient, outline);
}

function strokeOf(attributes: Attributes): Stroke | null {
  const text = attributes.text('stroke') ?? 'none';
  const opacity = attributes.share('stroke-opacity', 1);
  const width = attributes.number('stroke-width', 1);
  const cap = attributes.word('stroke-linecap', ['butt', 'round', 'square']);
  const join = attributes.word('stroke-linejoin', ['miter', 'round', 'bevel']);
  const dashes = attributes.numbers('stroke-dasharray');
  if (text === 'none' || width === 0) return null;
  const colour = colourOf(text);
  if (colour === null) throw new UnknownDrawing(`stroke="${text}"`);
  return { colour, opacity, width, cap, join, dashes };
}

function wordsOf(element: Element, attributes: Attributes): Words | null {
  if (element.children.length > 0) throw new UnknownDrawing('elements in a line of text');
  const words: Words = {
    kind: 'words',
    text: element.text,
    x: attributes.number('x', 0),
    y: attributes.number('y', 0),
    size: attributes.number('font-size', 16),
    weight: weightOf(attributes.number('font-weight', 500)),
    colour: attributes.colour('fill', '#000'),
    anchor: attributes.word('text-anchor', ['start', 'middle', 'end']),
  };
  attributes.finish();
  return words.text.trim() === '' ? null : words;
}

function weightOf(value: number): FontWeight {
  const weight = FONT_WEIGHTS.find((known) => known === value);
  if (weight === undefined) throw new UnknownDrawing(`font-weight="${value}"`);
  return weight;
}

function pictureOf(attributes: Attributes): Picture {
  const picture: Picture = {
    kind: 'picture',
    address: attributes.text('href') ?? '',
    x: attributes.number('x', 0),
    y: attributes.number('y', 0),
    width: attributes.number('width', 0),
    height: attributes.number('height', 0),
  };
  attributes.word('preserveAspectRatio', ['none']);
  attributes.finish();
  return picture;
}
