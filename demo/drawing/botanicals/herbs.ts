// Herbs and foliage.

import { place, repeat } from '../svg.ts';
import { drawLeaf, drawSprig, type Botanical } from './leaf.ts';

export const drawRosemary: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#6b5a3a',
    thickness: 7,
    pairs: 26,
    spread: [52, 24],
    leafLength: [74, 40],
    slim: 0.09,
    dark: '#2c5f45',
    lights: ['#8fbb95', '#5f9272'],
    bend: 5,
    vein: false,
  });

export const drawEucalyptus: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#7c6a58',
    pairs: 9,
    spread: [74, 48],
    leafLength: [118, 58],
    slim: 0.42,
    dark: '#4b8a86',
    lights: ['#b5dad3', '#86bdb6'],
    bend: 4,
  });

export const drawFoliage: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#4d5a3a',
    pairs: 7,
    spread: [62, 36],
    leafLength: [190, 100],
    slim: 0.24,
    dark: '#20513c',
    lights: ['#74a77f', '#4a8461'],
    bend: 14,
  });

export const drawMint: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#4f8a5c',
    pairs: 6,
    start: 0.14,
    spread: [70, 34],
    leafLength: [150, 76],
    slim: 0.4,
    dark: '#1d6a48',
    lights: ['#8fd3a4', '#57b07c'],
    bend: 6,
    teeth: 9,
  });

export const drawVerbena: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#8a9a4e',
    pairs: 8,
    start: 0.12,
    spread: [64, 34],
    leafLength: [168, 84],
    slim: 0.17,
    dark: '#4f8a2c',
    lights: ['#cfe39a', '#9cc662'],
    bend: 9,
  });

export const drawPatchouli: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#7a4f4a',
    thickness: 7,
    pairs: 5,
    start: 0.1,
    spread: [72, 40],
    leafLength: [178, 96],
    slim: 0.44,
    dark: '#45521f',
    lights: ['#a4ad62', '#7f8b45'],
    bend: 10,
    teeth: 7,
  });

export const drawBasil: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#6d9a4a',
    thickness: 7,
    pairs: 5,
    start: 0.16,
    spread: [66, 28],
    leafLength: [160, 96],
    slim: 0.48,
    dark: '#2f7a22',
    lights: ['#a9da7c', '#74b851'],
    bend: 18,
  });

export const drawSage: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#8a8f78',
    pairs: 7,
    spread: [54, 26],
    leafLength: [190, 104],
    slim: 0.23,
    dark: '#5d7a66',
    lights: ['#c7d6c3', '#a3bca6'],
    bend: 8,
  });

export const drawTeaShoot: Botanical = (pen, random, length) => {
  const sprig = drawSprig(pen, random, {
    length: length * 0.9,
    stem: '#6f8f3e',
    pairs: 4,
    start: 0.2,
    spread: [58, 26],
    leafLength: [190, 130],
    slim: 0.3,
    dark: '#31621c',
    lights: ['#a6cf6e', '#76ab46'],
    bend: 12,
    teeth: 11,
    tip: false,
  });
  const bud = drawLeaf(pen, { length: length * 0.2, width: length * 0.025, from: '#8fbb55', to: '#dcecae', bend: 6 });
  return sprig + place(0, -length * 0.9, 4, 1, bud);
};

export const drawBlades: Botanical = (pen, random, length) =>
  repeat(9, (index) => {
    const turn = -30 + index * 7.4 + random() * 5;
    const size = length * (0.7 + random() * 0.35);
    const bend = (turn < 0 ? -1 : 1) * (30 + random() * 70);
    const to = random() > 0.5 ? '#d9e08a' : '#b4c65a';
    return place(
      index * 4 - 16,
      0,
      turn,
      1,
      drawLeaf(pen, { length: size, width: 11 + random() * 5, from: '#7d9130', to, bend }),
    );
  });

/** Slender pinnate leaf with glossy leaflets, as of the copaiba tree. */
export const drawCopaiba: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#7a5a34',
    pairs: 6,
    spread: [66, 38],
    leafLength: [156, 96],
    slim: 0.34,
    dark: '#3d5a1a',
    lights: ['#b7c463', '#8ba544'],
    bend: 14,
  });
