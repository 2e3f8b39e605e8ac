// Line motifs of flowers.

import { repeat, round } from '../svg.ts';
import { circle, dot, line, petalLines, turned } from './strokes.ts';

const stamens = (count: number, reach: number, ink: string) =>
  repeat(count, (index) => {
    const angle = (index / count) * 6.283;
    return dot(2.6, ink, Math.sin(angle) * reach, Math.cos(angle) * reach);
  });

const floret = (x: number, y: number, turn: number) => turned(turn, petalLines(5, 4, 21, 11), x, y);

export const blossoms = {
  rose: () =>
    `<path d="M-2 2C-8 -8 6 -14 10 -4C14 8 -4 14 -12 6C-20 -6 -4 -24 10 -18C26 -10 22 14 4 18C-18 22 -30 0 -18 -18"/><path d="M-18 -18C-14 -38 20 -40 30 -20C46 -18 46 14 28 22C24 42 -12 44 -20 26C-44 24 -46 -14 -26 -22"/><path d="M-24 -24C-26 -50 14 -58 28 -38C56 -42 66 2 46 18C50 46 10 62 -8 46C-36 60 -64 24 -46 2C-62 -20 -44 -44 -26 -38"/>`,
  manaca: (ink: string) =>
    petalLines(5, 7, 60, 34) + dot(5, ink) + repeat(5, (index) => turned(index * 72, line('M0 -14V-36'))),
  vanilla: () => petalLines(5, 10, 60, 22) + circle(7),
  geranium: () =>
    floret(0, -34, 0) +
    floret(-30, -14, 30) +
    floret(30, -14, -30) +
    floret(-14, 16, 12) +
    floret(20, 18, 40) +
    line('M2 34C4 48 0 58 -6 66'),
  ylang: () =>
    repeat(6, (index) => turned(-60 + index * 24, line('M0 0C-12 20 -10 56 6 84C12 54 12 22 0 0Z'), 0, -34)) +
    line('M0 -34C0 -46 4 -54 12 -62') +
    circle(5, 0, -34),
  jasmine: () => petalLines(6, 8, 60, 15) + circle(6),
  chamomile: (ink: string) => petalLines(13, 21, 60, 8) + circle(19) + dot(2.4, ink) + stamens(6, 9, ink),
  orangeBlossom: (ink: string) => petalLines(5, 9, 60, 25) + circle(5) + stamens(10, 17, ink),
  rosehip: (ink: string) => petalLines(5, 8, 56, 33) + circle(6) + stamens(9, 16, ink),
  cotton: () =>
    `<path d="M0 22C-40 30 -56 -8 -30 -24C-34 -56 34 -56 30 -24C56 -8 40 30 0 22ZM0 22C-14 8 -14 -10 -4 -18M-30 -24C-20 -22 -12 -14 -10 -6M30 -24C20 -24 12 -18 8 -8"/><path d="M0 62V30M-38 14C-34 40 -14 44 0 36C14 44 34 40 38 14M0 36C-3 30 -2 26 0 22"/>`,
  clove: () => turned(-34, clove(), -24, 6) + turned(30, clove(), 28, -2),
  coffee: () =>
    '<path d="M-46 46C-68 20 -56 -32 -24 -40C4 -44 16 -4 2 26C-8 46 -32 56 -46 46ZM-48 42C-44 16 -12 10 -18 -36"/><path d="M18 52C2 36 12 0 34 -8C54 -12 66 14 54 36C46 52 28 60 18 52ZM18 48C22 30 46 26 40 -6"/>',
};

function clove(): string {
  return `<path d="M-6 54L-10 -6H10L6 54Q0 60 -6 54ZM-10 -6L-26 -24L-7 -18M10 -6L26 -24L7 -18"/>${circle(round(14), 0, -28)}`;
}
