// Line motifs of woods, barks, roots and resins.

import { repeat, round } from '../svg.ts';
import { circle, line, turned } from './strokes.ts';

const tear = (size: number) =>
  `<path d="M0 ${-size}C${round(size * 0.9)} ${round(-size * 0.1)} ${round(size * 0.8)} ${size} 0 ${size}C${round(-size * 0.8)} ${size} ${round(-size * 0.9)} ${round(-size * 0.1)} 0 ${-size}ZM${round(-size * 0.3)} ${round(size * 0.1)}Q${round(-size * 0.36)} ${round(size * 0.6)} 0 ${round(size * 0.68)}"/>`;

const stick = (length: number) =>
  `<path d="M-11 ${length}V${-length}C-11 ${-length - 8} 0 ${-length - 8} 0 ${-length}C0 ${-length - 8} 11 ${-length - 8} 11 ${-length}V${length}C11 ${length + 8} 0 ${length + 8} 0 ${length}C0 ${length + 8} -11 ${length + 8} -11 ${length}ZM0 ${-length}V${length}"/>`;

export const barkAndResin = {
  wood: () =>
    circle(58) +
    circle(49) +
    line(
      'M4 -36C30 -34 40 -10 36 10C32 32 8 40 -12 34C-34 26 -38 0 -30 -16C-24 -30 -10 -36 4 -36ZM2 -20C16 -20 24 -8 20 6C16 18 2 22 -8 16C-20 8 -18 -8 -12 -14C-8 -18 -4 -20 2 -20ZM2 -4L48 -32',
    ),
  woodChips: () =>
    line(
      'M-58 30L-44 2Q-10 -22 22 -12L14 18Q-18 8 -58 30ZM-46 16Q-16 -6 16 2M-8 52Q22 26 58 34L50 60Q20 50 -8 52ZM4 46Q26 34 52 46M-22 -28Q6 -56 48 -50L44 -26Q14 -34 -22 -28ZM-10 -34Q16 -48 44 -38',
    ),
  roots: () =>
    `<path d="M-14 -8H14M-16 0H16"/>${repeat(7, (index) => {
      const side = index - 3;
      return `<path d="M${side * 4} 2C${side * 7} 24 ${side * 18} 34 ${side * 15 + (index % 2 ? 4 : -3)} 64"/>`;
    })}${repeat(5, (index) => {
      const side = index - 2;
      return `<path d="M${side * 5} -10C${side * 8} -30 ${side * 14} -48 ${side * 21} -62"/>`;
    })}`,
  resin: () => turned(0, tear(30), 0, -28) + turned(0, tear(23), -32, 28) + turned(0, tear(23), 32, 28),
  myrrh: () =>
    `<path d="M-52 40C-20 30 12 4 50 -44M-24 28l-22 -16M0 12l-4 -28M22 -10l26 8M36 -26l-6 -24"/>${turned(0, tear(15), 8, 42)}${turned(0, tear(11), 38, 26)}`,
  cinnamon: () =>
    turned(-18, stick(46), -20, 2) +
    turned(0, stick(50), 4, 0) +
    turned(18, stick(46), 28, 2) +
    line('M-44 16Q4 30 52 16M-43 24Q4 38 51 24'),
  ginger: () =>
    line(
      'M-58 24C-66 4 -50 -8 -34 -4C-34 -28 -12 -34 -2 -16C4 -26 18 -24 22 -14C28 -36 52 -36 56 -18C66 -14 68 4 58 12C52 28 36 26 26 18C20 34 -2 34 -10 24C-22 36 -36 34 -38 26C-46 32 -54 30 -58 24ZM-40 4Q-34 16 -36 24M-8 -14Q-2 4 -8 18M24 -12Q30 4 26 14M40 -24Q36 -8 46 2',
    ),
  amber: () =>
    line(
      'M-30 -44L14 -56L52 -16L44 34L2 56L-44 36L-54 -8ZM14 -56L4 -14L52 -16M4 -14L-30 -44M4 -14L-12 26L44 34M-12 26L-54 -8M-12 26L2 56',
    ),
};
