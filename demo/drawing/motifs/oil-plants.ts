// Line motifs of the plants of pressed oils and butters.

import { repeat, round } from '../svg.ts';
import { circle, dot, leafLine, line, petalLines, sprigLine, turned } from './strokes.ts';

const nut = (x: number, y: number, turn: number) =>
  turned(turn, '<ellipse rx="15" ry="21"/><path d="M5 -19C16 -8 16 10 6 19"/>', x, y);

const fanBlades = repeat(7, (index) => turned(-72 + index * 24, `<path d="${leafLine(44, 6)}"/>`, 0, -18));

const buritiFruit =
  '<ellipse cy="34" rx="27" ry="30"/><path d="M-24 20Q-16 32 0 32Q16 32 24 20M-27 38Q-14 50 0 50Q14 50 27 38M-10 6Q-12 22 0 32M10 6Q12 22 0 32M-20 54Q-14 38 0 32M20 54Q14 38 0 32"/>';

export const oilPlants = {
  sunflower: (ink: string) =>
    petalLines(18, 27, 64, 8) +
    circle(26) +
    repeat(12, (index) => {
      const reach = 5 + index * 1.3;
      return dot(2, ink, Math.cos(index * 2.4) * reach, Math.sin(index * 2.4) * reach);
    }),
  jojoba: () => sprigLine({ pairs: 5, length: 32, half: 12, angle: 40, vein: true }) + turned(12, nutOnStalk(), 34, 40),
  olive: (ink: string) =>
    `${sprigLine({ pairs: 5, length: 38, half: 6, angle: 46 })}<ellipse cx="-26" cy="46" rx="10" ry="14" fill="${ink}" stroke="none"/><ellipse cx="26" cy="36" rx="10" ry="14" fill="${ink}" stroke="none"/>`,
  grape: () =>
    [4, 3, 2, 1]
      .map((count, row) => repeat(count, (index) => circle(13, round((index - (count - 1) / 2) * 28), -14 + row * 24)))
      .join('') + line('M0 -30V-62M0 -46C20 -66 44 -58 44 -44C40 -34 22 -36 24 -46'),
  shea: () => nut(-24, 24, -20) + nut(20, 30, 16) + line('M0 6V-62') + sheaLeaves(),
  buriti: () => fanBlades + line('M0 4V-18') + buritiFruit,
  camuCamu: () =>
    circle(19, -26, 26) +
    circle(19, 24, 32) +
    circle(16, 2, -6) +
    line('M-26 7C-20 -24 -8 -44 4 -62M24 13C22 -20 14 -44 4 -62M2 -22L4 -62') +
    turned(70, `<path d="${leafLine(44, 12)}M0 -6V-32"/>`, 4, -58),
  cupuacu: () =>
    '<path d="M0 -44C34 -42 50 -12 46 16C42 46 22 62 0 62C-22 62 -42 46 -46 16C-50 -12 -34 -42 0 -44ZM0 -44V-64"/><path d="M0 -28C22 -26 34 -6 31 16C28 36 16 46 0 46C-16 46 -28 36 -31 16C-34 -6 -22 -26 0 -28Z"/><ellipse cx="-10" cy="2" rx="9" ry="7"/><ellipse cx="11" cy="10" rx="9" ry="7"/><ellipse cx="-8" cy="24" rx="9" ry="7"/>',
};

function nutOnStalk(): string {
  return '<ellipse rx="10" ry="15"/><path d="M0 -15V-30M-9 -16Q0 -6 9 -16"/>';
}

function sheaLeaves(): string {
  return [-78, -40, 40, 78].map((turn) => turned(turn, `<path d="${leafLine(54, 9)}"/>`, 0, -14)).join('');
}
