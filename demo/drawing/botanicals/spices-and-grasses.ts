// Pink pepper, cardamom, palmarosa, marjoram, and the narrow leaves of gum trees.

import { mix } from '../color.ts';
import { pick } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBlades } from './herbs.ts';
import { drawBead, drawSprig, drawStem, type Botanical } from './leaf.ts';

export const drawPeppercorn = (pen: Pen, color = '#d84a62'): string => drawBead(pen, 22, 21, color, 0.5);

/** Hanging panicle of ripe berries. */
export function drawPepperPanicle(pen: Pen): string {
  const berries = repeat(20, (index) => {
    const row = Math.floor(index / 3);
    const x = ((index % 3) - 1) * (30 - row * 2.6) + (row % 2 ? 9 : -7);
    const color = mix('#d03a54', '#ee8b94', ((index * 7) % 10) / 12);
    return place(x, 18 + row * 25, 0, 1, drawBead(pen, 15, 14.5, color, 0.55));
  });
  return `<path d="M0 0Q6 90 2 190M2 30l-26 14M4 60l26 10M4 96l-22 12" stroke="#9a5a4a" stroke-width="3.4" fill="none"/>${berries}`;
}

/** Pinnate leaves and panicles of the Brazilian pepper tree. */
export const drawPepperBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#84503f',
    pairs: 7,
    spread: [64, 38],
    leafLength: [138, 84],
    slim: 0.27,
    dark: '#2f5a2c',
    lights: ['#a8c684', '#7aa45c'],
    bend: 8,
  });
  return (
    leaves +
    place(-22, -length * 0.62, 12, 0.9, drawPepperPanicle(pen)) +
    place(20, -length * 0.82, -12, 0.86, drawPepperPanicle(pen))
  );
};

/** Dry green capsule with three ridged sides. */
export function drawCardamomPod(pen: Pen): string {
  const fill = pen.radial(
    [
      [0, '#e3e9bf'],
      [0.45, '#b7c786'],
      [0.85, '#879c56'],
      [1, '#5f7338'],
    ],
    [0.36, 0.32, 0.8],
  );
  return `<path d="M-3 -66L-5 -86H5L3 -66Z" fill="#b39a66"/><path d="M0 -70C30 -52 40 14 22 54Q8 74 0 74Q-8 74 -22 54C-40 14 -30 -52 0 -70Z" fill="${fill}"/><path d="M0 -68V72M-9 -62C-26 -30 -27 22 -11 66M9 -62C26 -30 27 22 11 66M-17 -44C-31 -10 -31 24 -20 54M17 -44C31 -10 31 24 20 54" stroke="#5f7338" stroke-opacity=".42" stroke-width="2.6" fill="none"/>`;
}

/** Tall shoot with long lanceolate leaves. */
export const drawCardamomShoot: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#6f8f4a',
    thickness: 11,
    pairs: 5,
    start: 0.14,
    spread: [54, 18],
    leafLength: [270, 190],
    slim: 0.12,
    dark: '#2c6a3a',
    lights: ['#a6d088', '#72ac62'],
    bend: 20,
  });

/** Grass with loose reddish flower heads. */
export const drawPalmarosa: Botanical = (pen, random, length) => {
  const stems = repeat(3, (index) => {
    const size = length * (0.9 + random() * 0.16);
    const spikelets = repeat(18, (row) => {
      const side = row % 2 ? 1 : -1;
      const y = -size + row * 15;
      const reach = 10 + row * 2.6;
      const color = pick(random, ['#b5553f', '#cf7f5c', '#9a4650', '#d99a6a']);
      return `<path d="M0 ${round(y + 18)}L${round(side * reach)} ${round(y)}" stroke="#a8865a" stroke-width="2"/><ellipse cx="${round(side * (reach + 3))}" cy="${round(y - 10)}" rx="5.4" ry="14" transform="rotate(${side * 26} ${round(side * (reach + 3))} ${round(y - 10)})" fill="${color}"/>`;
    });
    return place((index - 1) * 10, 0, (index - 1) * 15 + random() * 5, 1, drawStem(size, '#9aa25a', 4) + spikelets);
  });
  return drawBlades(pen, random, length * 0.74) + stems;
};

/** Sickle-shaped leaves of the lemon-scented gum and other narrow-leaved eucalypts. */
export const drawGumBranch: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#8a6a52',
    pairs: 6,
    spread: [62, 26],
    leafLength: [230, 150],
    slim: 0.088,
    dark: '#3c7560',
    lights: ['#bcd8ae', '#86b494'],
    bend: 40,
  });

/** Woody fruit of a eucalypt, seen from above. */
export const drawGumNut = (pen: Pen): string =>
  `${drawBead(pen, 30, 34, '#84694c', 0.2)}<ellipse cy="-16" rx="20" ry="12" fill="#4a3826"/><path d="M-14 -16H14M0 -26V-6" stroke="#9a7f5c" stroke-width="4"/>`;

/** Small oval leaves with knots of bracts, as of sweet marjoram. */
export const drawMarjoram: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#8a7f5c',
    thickness: 5,
    pairs: 11,
    spread: [68, 42],
    leafLength: [78, 48],
    slim: 0.42,
    dark: '#577550',
    lights: ['#c9d7b0', '#9db98c'],
    bend: 3,
  });
  const knot = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      0,
      size,
      `${repeat(7, (index) =>
        place(((index % 3) - 1) * 13, -Math.floor(index / 3) * 15, 0, 1, drawBead(pen, 12, 13, '#b9cc9a', 0.3)),
      )}<circle cx="-6" cy="-34" r="5" fill="#fff"/><circle cx="9" cy="-14" r="5" fill="#fff"/>`,
    );
  return leaves + knot(0, -length - 18, 1) + knot(-40, -length * 0.84, 0.7) + knot(40, -length * 0.78, 0.7);
};
