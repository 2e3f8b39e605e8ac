// Botanicals, drawn at the origin and growing upwards. This file: leaves and sprigs.

import { darken, lighten, mix } from '../color.ts';
import type { Random } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';

/** A plant of about `length` units. */
export type Botanical = (pen: Pen, random: Random, length: number) => string;

export interface Leaf {
  length: number;
  /** Half width. */
  width: number;
  from: string;
  to: string;
  /** How far the tip leans, negative to the left. */
  bend?: number;
  vein?: boolean;
  /** Teeth on each side of the rim. */
  teeth?: number;
}

function toothedRim({ length, width, bend = 0, teeth = 8 }: Leaf, side: 1 | -1): string {
  return repeat(teeth, (tooth) => {
    const at = (share: number, reach: number) => {
      const profile = Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.07)) ** 0.75;
      return `${round(side * width * 0.8 * profile * reach + bend * share * share)} ${round(-length * share)}`;
    };
    return `L${at((tooth + 0.45) / (teeth + 0.4), 1.06)}L${at((tooth + 0.62) / (teeth + 0.4), 0.93)}`;
  });
}

function leafPaths(options: Leaf): { whole: string; half: string; spine: string } {
  const { length, width, bend = 0, teeth } = options;
  const tip = `${round(bend)} ${round(-length)}`;
  const spine = `M0 0C${round(bend * 0.1)} ${round(-length * 0.4)} ${round(bend * 0.6)} ${round(-length * 0.8)} ${tip}`;
  if (teeth) {
    const right = toothedRim(options, 1);
    const left = toothedRim(options, -1);
    const back = left.split('L').filter(Boolean).toReversed().join('L');
    return { whole: `M0 0${right}L${tip}L${back}Z`, half: `M0 0${right}L${tip}Z`, spine };
  }
  const rightSide = `C${round(width * 0.8 + bend)} ${round(-length * 0.78)} ${round(width)} ${round(-length * 0.3)} 0 0Z`;
  const leftSide = `C${round(-width)} ${round(-length * 0.3)} ${round(-width * 0.8 + bend)} ${round(-length * 0.78)} ${tip}`;
  return { whole: `M0 0${leftSide}${rightSide}`, half: `${spine}${rightSide}`, spine };
}

export function drawLeaf(pen: Pen, options: Leaf): string {
  const { length, width, from, to, bend = 0, vein = true } = options;
  const { whole, half, spine } = leafPaths(options);
  const fill = pen.linear(
    [
      [0, from],
      [1, to],
    ],
    [0, 1, 0.25, 0],
  );
  const body = `<path d="${whole}" fill="${fill}"/><path d="${half}" fill="#0b2a1c" opacity=".16"/>`;
  if (!vein) return body;
  const thickness = round(Math.max(1.2, width * 0.06));
  const ribs =
    width < 22
      ? ''
      : repeat(4, (index) => {
          const share = 0.2 + index * 0.17;
          const x = bend * share * share;
          const reach = width * 0.56 * (1 - Math.abs(share - 0.4));
          const end = round(-length * (share + 0.14));
          return `M${round(x)} ${round(-length * share)}L${round(x - reach)} ${end}M${round(x)} ${round(-length * share)}L${round(x + reach)} ${end}`;
        });
  return `${body}<path d="${spine}" stroke="#fff" stroke-opacity=".35" stroke-width="${thickness}" fill="none"/>${
    ribs &&
    `<path d="${ribs}" stroke="#fff" stroke-opacity=".14" stroke-width="${round(thickness * 0.7)}" fill="none"/>`
  }`;
}

export interface Sprig {
  length: number;
  stem: string;
  thickness?: number;
  pairs: number;
  /** Where the first pair sits, 0 at the root. */
  start?: number;
  /** Angle of the lowest and of the highest leaves, degrees from the stem. */
  spread: readonly [number, number];
  leafLength: readonly [number, number];
  /** Half width of a leaf against its length. */
  slim: number;
  dark: string;
  /** One of these is the light end of each leaf. */
  lights: readonly [string, string];
  bend?: number;
  vein?: boolean;
  teeth?: number;
  tip?: boolean;
}

export function drawSprig(pen: Pen, random: Random, sprig: Sprig): string {
  const { length, pairs, start = 0.08, spread, leafLength, slim, dark, lights, bend = 6, thickness = 6 } = sprig;
  const sway = round(random() * 60 - 30);
  const between = ([low, high]: readonly [number, number], share: number) => low + (high - low) * share;
  const options = { from: dark, vein: sprig.vein ?? true, ...(sprig.teeth ? { teeth: sprig.teeth } : {}) };
  const leaves = repeat(pairs, (index) => {
    const share = index / pairs;
    const y = -length * (start + share * (1 - start));
    const x = 2 * (1 - -y / length) * (-y / length) * sway;
    return [-1, 1]
      .map((side) => {
        const size = between(leafLength, share) * (0.88 + random() * 0.24);
        const to = random() > 0.5 ? lights[0] : lights[1];
        const turn = side * (between(spread, share) + random() * 12 - 4);
        return place(
          x,
          y,
          turn,
          1,
          drawLeaf(pen, { ...options, length: size, width: size * slim, to, bend: side * bend }),
        );
      })
      .join('');
  });
  const top = leafLength[1] * 0.95;
  const tip =
    sprig.tip === false
      ? ''
      : place(0, -length, 3, 1, drawLeaf(pen, { ...options, length: top, width: top * slim, to: lights[0] }));
  const stem = `<path d="M0 0Q${sway} ${round(-length / 2)} 0 ${-length}" stroke="${sprig.stem}" stroke-width="${thickness}" fill="none" stroke-linecap="round"/>`;
  return stem + leaves + tip;
}

/** A rounded thing lit from the upper left: berries, beans, nuts, drops. */
export function drawBead(pen: Pen, width: number, height: number, color: string, gloss = 0.5): string {
  const fill = pen.radial(
    [
      [0, lighten(color, 0.55)],
      [0.35, lighten(color, 0.14)],
      [0.8, darken(color, 0.14)],
      [1, darken(color, 0.42)],
    ],
    [0.36, 0.3, 0.78],
  );
  const x = round(-width * 0.36);
  const y = round(-height * 0.46);
  const shine = `<ellipse cx="${x}" cy="${y}" rx="${round(width * 0.24)}" ry="${round(height * 0.13)}" transform="rotate(-32 ${x} ${y})" fill="#fff" opacity="${gloss}"/>`;
  return `<ellipse rx="${round(width)}" ry="${round(height)}" fill="${fill}"/>${shine}`;
}

export function drawStem(length: number, color: string, thickness: number, sway = 0): string {
  return `<path d="M0 0Q${round(sway)} ${round(-length / 2)} 0 ${round(-length)}" stroke="${color}" stroke-width="${thickness}" fill="none" stroke-linecap="round"/>`;
}

/** A flower seen from above, petals around a heart. */
export function drawBlossom(
  pen: Pen,
  petals: { count: number; length: number; width: number; from: string; to: string; turn?: number },
  heart: { radius: number; color: string },
): string {
  const { count, length, width, from, to, turn = 8 } = petals;
  const fill = pen.radial(
    [
      [0, mix(from, to, 0.1)],
      [0.5, mix(from, to, 0.6)],
      [1, to],
    ],
    [0.5, 1, 1],
  );
  const edge = mix(from, '#5a4030', 0.35);
  const d = `M0 0C${round(-width * 0.5)} ${round(-length * 0.16)} ${round(-width * 1.25)} ${round(-length * 0.78)} ${round(-width * 0.42)} ${round(-length * 0.96)}Q0 ${round(-length * 1.05)} ${round(width * 0.42)} ${round(-length * 0.96)}C${round(width * 1.25)} ${round(-length * 0.78)} ${round(width * 0.5)} ${round(-length * 0.16)} 0 0Z`;
  const crease = `<path d="M0 ${round(-length * 0.12)}Q${round(width * 0.12)} ${round(-length * 0.5)} 0 ${round(-length * 0.82)}" stroke="${edge}" stroke-opacity=".28" stroke-width="${round(Math.max(1.2, width * 0.05))}" fill="none"/>`;
  const rim = `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-opacity=".3" stroke-width="1.6"/>${crease}`;
  const ring = repeat(count, (index) => place(0, 0, (index * 360) / count + turn, 1, rim));
  return ring + drawBead(pen, heart.radius, heart.radius, heart.color, 0.35);
}
