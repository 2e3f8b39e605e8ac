// Line motifs of spices, grasses, gum trees, breu and lemon.

import { repeat, round } from '../svg.ts';
import { circle, dot, leafLine, line, sprigLine, turned } from './strokes.ts';

const pod =
  '<path d="M0 -44C20 -32 26 12 13 36Q5 46 0 46Q-5 46 -13 36C-26 12 -20 -32 0 -44ZM0 -44V46M0 -44V-56M-7 -36C-15 -10 -15 20 -6 40M7 -36C15 -10 15 20 6 40"/>';

const spike = (turn: number, height: number) =>
  turned(
    turn,
    line(`M0 0V${-height}`) +
      repeat(5, (index) =>
        [-1, 1].map((side) => line(`M0 ${-height + 8 + index * 13}l${side * (6 + index * 2)} -11`)).join(''),
      ),
    0,
    62,
  );

export const spices = {
  lemon: () =>
    line(
      'M-62 20C-56 -20 -18 -44 22 -36C32 -44 48 -46 56 -38C52 -28 52 -18 54 -8C58 28 22 58 -18 52C-34 50 -48 46 -54 36C-60 34 -64 28 -62 20ZM-34 16C-30 -4 -14 -18 6 -20',
    ) + turned(64, `<path d="${leafLine(40, 12)}M0 -6V-28"/>`, -22, -36),
  pinkPepper: (ink: string) =>
    line('M-14 62C-8 20 6 -20 30 -58') +
    [0, 1, 2, 3]
      .map((index) => turned(-58 + index * 6, `<path d="${leafLine(36, 9)}"/>`, -8 + index * 10, 34 - index * 26))
      .join('') +
    [
      [20, 20],
      [36, 14],
      [28, 34],
      [44, 30],
      [36, 48],
      [50, 46],
    ]
      .map(([x = 0, y = 0]) => dot(8, ink, x, y))
      .join('') +
    line('M2 16Q14 10 24 12'),
  cardamom: () => turned(-24, pod, -26, 10) + turned(22, pod, 26, 6),
  palmarosa: () =>
    spike(-24, 108) + spike(0, 122) + spike(22, 106) + line('M-8 62C-30 30 -44 20 -60 22M8 62C30 34 44 26 60 30'),
  gumLeaf: () =>
    `<g transform="translate(0 -10) scale(.8)">${line('M0 -62C4 -36 2 -10 -4 20')}${[
      [0, -50, 148],
      [2, -40, -150],
      [2, -18, 158],
      [0, -6, -162],
      [-4, 16, 176],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        turned(turn, '<path d="M0 0C-14 -22 -12 -52 6 -76C12 -48 10 -20 0 0ZM0 -6Q-2 -40 4 -64"/>', x, y),
      )
      .join('')}</g>`,
  marjoram: () =>
    sprigLine({ pairs: 6, length: 22, half: 10, angle: 62, tip: false }) +
    repeat(6, (index) => circle(7, round(((index % 3) - 1) * 11), -50 - Math.floor(index / 3) * 12)),
  breu: () =>
    line(
      'M-56 44L-44 10L-12 4L4 26L-2 52L-30 58ZM-44 10L-26 32L-30 58M-26 32L4 26M10 50L16 22L40 14L58 34L50 56L26 60ZM16 22L34 38L26 60M34 38L58 34',
    ) + line('M-20 -4L-8 -40L22 -44L34 -14L14 4ZM-8 -40L8 -20L14 4M8 -20L34 -14'),
};
