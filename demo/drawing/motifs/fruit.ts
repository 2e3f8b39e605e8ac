// Line motifs of fruits and nuts.

import { repeat, round } from '../svg.ts';
import { circle, citrusLine, dot, leafLine, line, turned } from './strokes.ts';

const leafAt = (x: number, y: number, turn: number, length = 34, half = 10) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="${leafLine(length, half)}M0 -4V${round(-length * 0.7)}"/>`;

const almondShape =
  'M0 -40C24 -24 30 10 18 28C10 40 -10 40 -18 28C-30 10 -24 -24 0 -40ZM-4 -28Q-14 0 -8 28M5 -26Q10 2 6 28';

export const fruit = {
  orange: () => citrusLine(8, 54),
  tangerine: (ink: string) =>
    line('M-3 50A46 42 0 1 1 22 -9M-19 -32V-41') +
    leafAt(-19, -38, -64, 36, 11) +
    leafAt(-19, -38, 58, 42, 12) +
    [
      [-50, 14],
      [-33, 12],
      [-40, 30],
      [-24, 36],
    ]
      .map(([x = 0, y = 0]) => dot(2.4, ink, x, y))
      .join('') +
    circle(35, 32, 29) +
    repeat(8, (index) =>
      turned(index * 45 + 10, `<path d="M0 -8L-7.6 -23.5Q0 -30 7.6 -23.5Z" fill="${ink}" stroke-width="2"/>`, 32, 29),
    ),
  grapefruit: () =>
    `<path d="M-60 -10A60 60 0 0 0 60 -10ZM-51 -10A51 51 0 0 0 51 -10"/>${repeat(5, (index) => `<path transform="translate(0 -6) rotate(${-72 + index * 36})" d="M0 6L-11 36Q0 44 11 36Z"/>`)}${leafAt(-8, -18, -30, 40, 12)}${leafAt(8, -18, 34, 40, 12)}`,
  lime: () =>
    `<g transform="translate(-6 12) scale(.84)">${citrusLine(9, 56)}</g><path d="M22 -30C16 -56 36 -68 62 -64C66 -40 48 -24 22 -30ZM26 -33L50 -54"/>`,
  bergamot: () =>
    `<path d="M0 -34C-14 -38 -52 -22 -52 14C-52 44 -26 58 0 58C26 58 52 44 52 14C52 -22 14 -38 0 -34ZM-30 2C-32 22 -24 38 -10 44"/><path d="M0 -34V-48"/>${leafAt(0, -42, 62, 46, 13)}${leafAt(0, -42, -66, 36, 10)}`,
  fig: (ink: string) =>
    `<path d="M0 -62C6 -40 20 -34 32 -14C54 22 40 58 0 58C-40 58 -54 22 -32 -14C-20 -34 -6 -40 0 -62Z"/><path d="M0 -24C14 -14 30 10 24 28C18 44 -18 44 -24 28C-30 10 -14 -14 0 -24Z"/>${[
      [0, 6],
      [-10, 18],
      [10, 18],
      [0, 28],
      [-14, 30],
      [14, 30],
    ]
      .map(([x = 0, y = 0]) => dot(2.6, ink, x, y))
      .join('')}`,
  cassis: () =>
    [
      [-18, -14],
      [18, -14],
      [0, 10],
      [-30, 16],
      [30, 16],
      [-14, 38],
      [16, 38],
    ]
      .map(([x = 0, y = 0]) => circle(15, x, y))
      .join('') +
    line('M0 -30V-60') +
    leafAt(0, -44, 64, 40, 14) +
    leafAt(0, -44, -64, 40, 14),
  coconut: () =>
    '<path d="M-60 -4A60 20 0 0 1 60 -4A60 20 0 0 1 -60 -4ZM-60 -4C-58 66 58 66 60 -4M-48 -2A48 13 0 0 1 48 -2"/><path d="M-34 34l8 12M-6 42l2 14M26 40l-6 12"/>',
  cacao: () =>
    `<path d="M0 -64C24 -58 38 -28 36 2C34 32 18 54 0 62C-18 54 -34 32 -36 2C-38 -28 -24 -58 0 -64ZM-14 -52C-24 -16 -22 26 -10 54M14 -52C24 -16 22 26 10 54M0 -64V62"/>`,
  passionFruit: (ink: string) =>
    circle(58) +
    circle(46) +
    repeat(
      9,
      (index) => `<ellipse transform="rotate(${index * 40})" cy="-29" rx="5" ry="8.5" fill="${ink}" stroke="none"/>`,
    ) +
    repeat(
      4,
      (index) =>
        `<ellipse transform="rotate(${index * 90 + 20})" cy="-11" rx="4" ry="6.5" fill="${ink}" stroke="none"/>`,
    ),
  almond: () => turned(-24, `<path d="${almondShape}"/>`, -22, 10) + turned(26, `<path d="${almondShape}"/>`, 26, 4),
  argan: () =>
    `<path d="M0 60V-30"/>${turned(0, `<path d="${almondShape}" transform="scale(.8)"/>`, -2, -26)}${leafAt(0, 50, -56, 46, 12)}${leafAt(0, 42, 56, 46, 12)}${leafAt(0, 22, -48, 38, 10)}${leafAt(0, 16, 48, 38, 10)}`,
};
