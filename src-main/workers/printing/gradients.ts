import { multiply, type Matrix } from '@shared/print/svg/matrix';
import type { Gradient, GradientStop } from '@shared/print/svg/model';
import type { Pdf, PdfRef } from './pdf';

/** Opacities of its stops, where they differ: then a mask is needed, which says how much of the colours is seen. */
export const isSeeThrough = ({ stops }: Gradient): boolean =>
  stops.some(({ opacity }) => opacity !== stops[0]?.opacity);

/** A pattern to fill with the colours of a gradient. */
export function colourPattern(pdf: Pdf, gradient: Gradient, place: Matrix): PdfRef {
  return pdf.dictionary({
    Type: 'Pattern',
    PatternType: 2,
    Shading: shading(gradient, 'DeviceRGB', ({ colour: { red, green, blue } }) => [red, green, blue]),
    Matrix: [...multiply(place, gradient.transform)],
  });
}

/** A shading of the opacities of a gradient as grey values, in the gradient's own coordinates. */
export function opacityShading(pdf: Pdf, gradient: Gradient): PdfRef {
  return pdf.dictionary(shading(gradient, 'DeviceGray', ({ opacity }) => [opacity]));
}

type Values = (stop: GradientStop) => number[];

function shading({ shape, stops }: Gradient, space: string, values: Values): object {
  return {
    ShadingType: shape.kind === 'linear' ? 2 : 3,
    ColorSpace: space,
    Coords:
      shape.kind === 'linear'
        ? [shape.x1, shape.y1, shape.x2, shape.y2]
        : [shape.cx, shape.cy, 0, shape.cx, shape.cy, shape.r],
    Function: blend(stops, values),
    Extend: [true, true],
  };
}

/** The least that one stop lies behind another: a PDF knows no two at one place. */
const STEP = 1e-5;

/** A function from 0–1 to values, straight from stop to stop. */
function blend(stops: readonly GradientStop[], values: Values): object {
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A gradient without stops.');
  const whole = [
    ...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
    ...stops,
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
  const parts = whole.slice(1).map((stop, index) => {
    const before = whole[index] ?? first;
    return { FunctionType: 2, Domain: [0, 1], C0: values(before), C1: values(stop), N: 1 };
  });
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  let bound = 0;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: parts,
    Bounds: whole
      .slice(1, -1)
      .map(({ offset }) => (bound = Math.min(1 - STEP, Math.max(bound + STEP, offset)))),
    Encode: parts.flatMap(() => [0, 1]),
  };
}
