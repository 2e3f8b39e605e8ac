// Line motifs of herbs and foliage.

import { repeat, round } from '../svg.ts';
import { dot, leafLine, line, sprigLine, turned } from './strokes.ts';

function lavender(ink: string): string {
  const stem = (x: number, turn: number, scale: number) => {
    const buds = repeat(5, (index) => {
      const y = round(-index * 14);
      const width = round((13 - Math.abs(index - 1.5) * 1.6) * 0.42);
      return [-7.5, 7.5]
        .map(
          (side) =>
            `<ellipse cx="${side}" cy="${y}" rx="${width}" ry="8.5" transform="rotate(${side < 0 ? -32 : 32} ${side} ${y})" fill="${ink}" stroke="none"/>`,
        )
        .join('');
    });
    const spike = `<path d="M0 62V-52"/>${buds}<ellipse cy="-66" rx="5" ry="9" fill="${ink}" stroke="none"/>`;
    return `<g transform="translate(${x} ${turn ? 6 : 0}) rotate(${turn} 0 62) scale(${scale})">${spike}</g>`;
  };
  return stem(0, 0, 0.95) + stem(-7, -24, 0.82) + stem(7, 24, 0.82);
}

const toothedLeaf =
  'M0 0C-6 -4 -16 -6 -15 -12L-20 -15L-16 -21L-19 -26L-13 -30L-13 -37L-6 -39L0 -50L6 -39L13 -37L13 -30L19 -26L16 -21L20 -15L15 -12C16 -6 6 -4 0 0ZM0 -6V-36';

const toothedPairs = (rows: readonly (readonly [number, number])[]) =>
  rows
    .map(([y, scale]) =>
      [-64, 64]
        .map((turn) => `<path transform="translate(0 ${y}) rotate(${turn}) scale(${scale})" d="${toothedLeaf}"/>`)
        .join(''),
    )
    .join('');

const blade = (x: number, bend: number, top: number) =>
  `<path d="M${x} 62C${x + bend * 0.1} 20 ${x + bend * 0.5} ${top + 40} ${x + bend} ${top}C${x + bend * 0.8 + 8} ${top + 44} ${x + 12} 26 ${x + 8} 62"/>`;

const bambooLeaf = leafLine(46, 9);

export const leaves = {
  lavender,
  rosemary: () => sprigLine({ pairs: 9, length: 24, half: 4, angle: 42 }),
  lemongrass: () =>
    blade(-6, -46, -50) + blade(-6, -16, -62) + blade(-2, 18, -60) + blade(0, 48, -44) + line('M-14 46H16M-14 52H16'),
  eucalyptus: () => sprigLine({ pairs: 4, length: 32, half: 16, angle: 62, tip: true }),
  mint: () =>
    `<path d="M0 62V-40"/>${toothedPairs([
      [42, 0.94],
      [14, 0.82],
      [-12, 0.66],
    ])}<path transform="translate(0 -26) scale(.72)" d="${toothedLeaf}"/>`,
  verbena: () => sprigLine({ pairs: 4, length: 46, half: 9, angle: 50, vein: true, tip: true }),
  patchouli: () =>
    `<path d="M0 64V-8"/><path transform="translate(0 -4) scale(1.24)" d="${toothedLeaf}"/>${toothedPairs([
      [48, 1.14],
      [12, 1],
    ])}`,
  basil: () =>
    `${sprigLine({ pairs: 2, length: 46, half: 26, angle: 64, vein: true, from: 40, tip: false })}<path transform="translate(0 -16)" d="${leafLine(46, 24)}M0 -6V-30"/>`,
  sage: () => sprigLine({ pairs: 4, length: 44, half: 9, angle: 40, vein: true }),
  teaTree: (ink: string) =>
    sprigLine({ pairs: 7, length: 34, half: 2.6, angle: 36 }) +
    dot(5, ink, -30, -44) +
    dot(5, ink, 30, -44) +
    dot(5, ink, -44, -18) +
    dot(5, ink, 44, -18),
  copaiba: () => sprigLine({ pairs: 3, length: 44, half: 15, angle: 58, vein: true }),
  tea: () =>
    `<path d="M0 62C0 30 0 10 0 -4"/><path transform="translate(0 -2)" d="${leafLine(58, 12)}"/><path transform="translate(0 18) rotate(-46)" d="${leafLine(62, 20)}M0 -6V-46"/><path transform="translate(0 30) rotate(52)" d="${leafLine(58, 18)}M0 -6V-42"/>`,
  bamboo: () =>
    `<path d="M-12 64V32M8 64V32M-13 28H9M-12 24V-10M8 24V-10M-13 -14H9M-12 -18V-50M8 -18V-50M-13 -54H9"/><path transform="translate(10 26) rotate(58)" d="${bambooLeaf}"/><path transform="translate(10 26) rotate(88)" d="${bambooLeaf}"/><path transform="translate(-13 -14) rotate(-52)" d="${bambooLeaf}"/><path transform="translate(-13 -14) rotate(-82)" d="${bambooLeaf}"/><path transform="translate(10 -18) rotate(42)" d="${bambooLeaf}"/>`,
  aloe: () =>
    [-58, 58, -34, 34, 0]
      .map((angle, index) =>
        turned(
          angle,
          `<path d="M-9 0C-12 -30 -5 -60 0 ${-78 - index * 7}C5 -60 12 -30 9 0M-5 -26h3M3 -38h3M-4 -50h3"/>`,
          0,
          56,
        ),
      )
      .join('') + line('M-26 58H26'),
  cedar: () =>
    `<path d="M0 62V-58"/>${repeat(5, (index) => {
      const y = 40 - index * 20;
      const reach = 44 - index * 7;
      return `<path d="M0 ${y}L${-reach} ${y - 22}M0 ${y}L${reach} ${y - 22}M${round(-reach * 0.45)} ${round(y - 10)}l-2 -15M${round(reach * 0.45)} ${round(y - 10)}l2 -15M${round(-reach * 0.45)} ${round(y - 10)}l-16 -1M${round(reach * 0.45)} ${round(y - 10)}l16 -1"/>`;
    })}`,
};
