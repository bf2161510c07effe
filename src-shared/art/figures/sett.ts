import { shift } from '../drawing/colour';
import { ellipse, polygon, smooth } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { darker, groundShadow, type Hand, paleEye } from './hand';

/** White 4: a bear, huge and gentle. */
export function bear(hand: Hand): string {
  const fur = '#B08A6A';
  const muzzle = '#EBD8B8';
  const body = smooth(
    [
      [26, 178],
      [24, 120],
      [52, 74],
      [104, 58],
      [156, 80],
      [182, 132],
      [182, 178],
    ],
    true,
  );
  const head = smooth(
    [
      [34, 108],
      [44, 74],
      [78, 54],
      [114, 66],
      [120, 100],
      [92, 128],
      [54, 128],
    ],
    true,
  );
  return (
    groundShadow(92) +
    hand.form(body, fur, 36, 10, { on: hand.grain(30, 70, 100, 108, 50, darker(fur, 0.12)) }) +
    hand.form(ellipse(52, 66, 14), fur, 6, 4) +
    hand.form(ellipse(104, 50, 14), fur, 6, 4) +
    hand.form(head, shift(fur, 0.03), 20, 7) +
    hand.form(
      smooth(
        [
          [36, 112],
          [52, 98],
          [76, 100],
          [84, 114],
          [68, 128],
          [46, 126],
        ],
        true,
      ),
      muzzle,
      10,
      4,
    ) +
    fill(ellipse(46, 106, 8, 6), '#3A2530') +
    line('M56 84q5 -5 10 0M88 80q5 -5 10 0', '#3A2530', 5) +
    line('M50 118q10 6 20 0', '#7A5A48', 3) +
    hand.form(
      smooth(
        [
          [40, 178],
          [44, 150],
          [66, 146],
          [80, 160],
          [82, 179],
        ],
        true,
      ),
      shift(fur, 0.02),
      9,
      5,
    )
  );
}

/** White 8: a badger, king of its sett, with a mallet over the shoulder. */
export function badger(hand: Hand): string {
  const fur = '#7C7482';
  const dark = '#3A3142';
  const pale = '#F1E8DA';
  const wood = '#B27E4E';
  const body = smooth(
    [
      [44, 178],
      [42, 136],
      [58, 102],
      [96, 86],
      [142, 96],
      [172, 134],
      [178, 178],
    ],
    true,
  );
  const head = smooth(
    [
      [12, 118],
      [34, 96],
      [58, 78],
      [88, 76],
      [108, 94],
      [106, 122],
      [82, 138],
      [48, 136],
      [22, 130],
    ],
    true,
  );
  const stripe = smooth(
    [
      [26, 106],
      [48, 90],
      [78, 80],
      [104, 92],
      [98, 102],
      [70, 104],
      [44, 114],
    ],
    true,
  );
  const malletHead = polygon(
    [
      [116, 10],
      [178, 24],
      [168, 72],
      [106, 58],
    ],
    8,
  );
  return (
    groundShadow(86, 106) +
    hand.form(malletHead, '#C9935C', 16, 7, {
      rim: '#F4D9A6',
      shade: '#8E5C3C',
      on: hand.grain(104, 16, 40, 50, 18, '#8A5636'),
    }) +
    line('M127 14l-10 45M166 23l-10 46', '#7A4A3A', 5) +
    hand.form(body, fur, 30, 9, { on: hand.grain(48, 96, 90, 80, 40, darker(fur, 0.13)) }) +
    hand.form(
      smooth(
        [
          [44, 172],
          [48, 142],
          [66, 132],
          [88, 146],
          [92, 178],
        ],
        true,
      ),
      dark,
      12,
      4,
    ) +
    hand.form(ellipse(96, 80, 12, 12), dark, 5, 4) +
    hand.form(ellipse(95, 82, 6, 6), pale, 3, 2) +
    hand.form(head, pale, 18, 6) +
    hand.form(stripe, dark, 10, 4, { rim: '#6A5C78' }) +
    paleEye(62, 96, 5.5) +
    fill(ellipse(14, 117, 10, 7.5), '#2A1B33') +
    line('M28 128q12 7 24 1', '#6A5560', 3.4) +
    line('M60 136q28 10 50 -14', '#D2513F', 9) +
    hand.form(
      polygon(
        [
          [74, 134],
          [90, 132],
          [88, 158],
          [78, 162],
          [70, 152],
        ],
        4,
      ),
      '#D2513F',
      5,
      3,
    ) +
    hand.form(
      polygon(
        [
          [132, 54],
          [143, 57],
          [112, 168],
          [101, 165],
        ],
        4,
      ),
      wood,
      4,
      3,
      { shade: '#85583C' },
    ) +
    line('M147 128Q142 116 126 121', fur, 24) +
    line('M152 118Q144 108 132 110', shift(fur, 0.1), 4.5) +
    hand.form(ellipse(120, 124, 18, 14), dark, 7, 4, { rim: '#6A5C78' }) +
    line('M106 120l-7 3M107 128l-7 4', pale, 3.4) +
    hand.form(ellipse(68, 176, 18, 9), dark, 6, 3) +
    hand.form(ellipse(146, 177, 20, 9), dark, 6, 3)
  );
}
