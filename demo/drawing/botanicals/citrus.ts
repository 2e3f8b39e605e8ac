// Citrus fruit, whole and cut.

import { darken, lighten, mix } from '../color.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawLeaf } from './leaf.ts';

export interface CitrusColors {
  rind: string;
  pith: string;
  pulp: string;
  deep: string;
}

export const citrusColors = {
  orange: { rind: '#f08a1c', pith: '#fff1d6', pulp: '#f9a03a', deep: '#e87a10' },
  tangerine: { rind: '#f26a18', pith: '#ffe6cc', pulp: '#fb8a34', deep: '#e2600e' },
  grapefruit: { rind: '#f4a04a', pith: '#fff0dc', pulp: '#f2715f', deep: '#dc4a44' },
  lime: { rind: '#7fae2a', pith: '#f4fadb', pulp: '#c5dd78', deep: '#9cc048' },
  bergamot: { rind: '#cdbb22', pith: '#fdfbdd', pulp: '#e9dd6c', deep: '#ccb52c' },
  lemon: { rind: '#e8c81c', pith: '#fdfbe0', pulp: '#f3e36a', deep: '#dfc42a' },
} satisfies Record<string, CitrusColors>;

export function drawCitrusHalf(pen: Pen, radius: number, { rind, pith, pulp, deep }: CitrusColors): string {
  const segmentFill = pen.radial(
    [
      [0, lighten(pulp, 0.35)],
      [0.75, pulp],
      [1, deep],
    ],
    [0.5, 0.5, 0.55],
  );
  const rindFill = pen.linear(
    [
      [0, lighten(rind, 0.35)],
      [1, mix(rind, '#7a2c00', 0.25)],
    ],
    [0, 0, 1, 1],
  );
  const r = (share: number) => round(radius * share);
  const segment = `<path d="M0 ${r(-0.09)}C${r(-0.1)} ${r(-0.3)} ${r(-0.235)} ${r(-0.6)} ${r(-0.225)} ${r(-0.72)}Q${r(-0.2)} ${r(-0.845)} 0 ${r(-0.86)}Q${r(0.2)} ${r(-0.845)} ${r(0.225)} ${r(-0.72)}C${r(0.235)} ${r(-0.6)} ${r(0.1)} ${r(-0.3)} 0 ${r(-0.09)}Z" fill="${segmentFill}"/><path d="M${r(-0.06)} ${r(-0.3)}L${r(-0.1)} ${r(-0.66)}M${r(0.05)} ${r(-0.4)}L${r(0.07)} ${r(-0.74)}" stroke="#fff" stroke-opacity=".38" stroke-width="${r(0.03)}" stroke-linecap="round"/>`;
  const shine = `<path d="M${r(-0.82)} ${r(-0.5)}A${r(0.96)} ${r(0.96)} 0 0 1 ${r(0.2)} ${r(-0.94)}" stroke="#fff" stroke-opacity=".5" stroke-width="${r(0.04)}" fill="none" stroke-linecap="round"/>`;
  return `<circle r="${radius}" fill="${rindFill}"/><circle r="${r(0.91)}" fill="${pith}"/>${repeat(10, (index) => place(0, 0, index * 36 + 6, 1, segment))}${shine}`;
}

/** `stretch` below 1 flattens (tangerine), above 1 lengthens (lime). */
export function drawCitrusFruit(pen: Pen, radius: number, color: string, stretch = 1): string {
  const fill = pen.radial(
    [
      [0, lighten(color, 0.6)],
      [0.35, lighten(color, 0.12)],
      [0.8, mix(color, darken(color, 0.7), 0.2)],
      [1, mix(color, darken(color, 0.75), 0.5)],
    ],
    [0.36, 0.3, 0.78],
  );
  const random = createRandom(`pores ${radius}`);
  const pores = repeat(46, () => {
    const angle = random() * 6.28;
    const reach = Math.sqrt(random()) * radius * 0.92;
    return `<circle cx="${round(Math.cos(angle) * reach)}" cy="${round(Math.sin(angle) * reach * stretch)}" r="${round(1.4 + random() * 1.6)}" fill="${darken(color, 0.5)}" opacity=".14"/>`;
  });
  const x = round(-radius * 0.36);
  const y = round(-radius * 0.48 * stretch);
  const shine = `<ellipse cx="${x}" cy="${y}" rx="${round(radius * 0.24)}" ry="${round(radius * 0.13)}" transform="rotate(-32 ${x} ${y})" fill="#fff" opacity=".42"/>`;
  const dimple = `<ellipse cy="${round(-radius * 0.9 * stretch)}" rx="${round(radius * 0.16)}" ry="${round(radius * 0.05)}" fill="${darken(color, 0.45)}" opacity=".5"/>`;
  const leaf = place(
    0,
    -radius * 0.92 * stretch,
    52,
    1,
    drawLeaf(pen, { length: radius * 1.1, width: radius * 0.27, from: '#2d6a3c', to: '#86bd6f', bend: 10 }),
  );
  return `<ellipse rx="${radius}" ry="${round(radius * stretch)}" fill="${fill}"/>${pores}${shine}${dimple}${leaf}`;
}

/** A lemon lies on its side: long, with a nipple at the end. */
export function drawLemon(pen: Pen, radius: number): string {
  const color = citrusColors.lemon.rind;
  const fill = pen.radial(
    [
      [0, lighten(color, 0.7)],
      [0.4, lighten(color, 0.14)],
      [0.82, mix(color, '#9a7a00', 0.24)],
      [1, mix(color, '#6b5200', 0.5)],
    ],
    [0.38, 0.3, 0.76],
  );
  const r = (share: number) => round(radius * share);
  const random = createRandom('lemon');
  const pores = repeat(70, () => {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random());
    return `<circle cx="${r(Math.cos(angle) * reach * 1.05)}" cy="${r(Math.sin(angle) * reach * 0.82)}" r="${round(1.4 + random() * 1.6)}" fill="#6b5200" opacity=".16"/>`;
  });
  const outline = `M${r(-1.28)} ${r(0.04)}C${r(-1.12)} ${r(-0.14)} ${r(-0.98)} ${r(-0.9)} ${r(0.02)} ${r(-0.9)}C${r(0.8)} ${r(-0.9)} ${r(1.02)} ${r(-0.34)} ${r(1.16)} ${r(-0.2)}Q${r(1.36)} ${r(-0.12)} ${r(1.36)} ${r(0.02)}Q${r(1.36)} ${r(0.14)} ${r(1.16)} ${r(0.22)}C${r(1.02)} ${r(0.36)} ${r(0.8)} ${r(0.9)} ${r(0.02)} ${r(0.9)}C${r(-0.98)} ${r(0.9)} ${r(-1.12)} ${r(0.2)} ${r(-1.28)} ${r(0.04)}Z`;
  const leaf = place(
    r(-1.22),
    r(0),
    -38,
    1,
    drawLeaf(pen, { length: radius * 1.1, width: radius * 0.27, from: '#2d6a3c', to: '#86bd6f', bend: 10 }),
  );
  return `${leaf}<path d="${outline}" fill="${fill}"/>${pores}<ellipse cx="${r(-0.34)}" cy="${r(-0.48)}" rx="${r(0.34)}" ry="${r(0.13)}" transform="rotate(-16 ${r(-0.34)} ${r(-0.48)})" fill="#fff" opacity=".5"/>`;
}
