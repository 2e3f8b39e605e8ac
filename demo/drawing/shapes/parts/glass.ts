// Glass, and the light in it: eight stops across, a glow low at the right, one long reflection at the left.

import { darken, lighten, mix } from '../../color.ts';
import { round, type Pen } from '../../svg.ts';
import type { Glass, Look } from '../shape.ts';
import { drawLiquid, type Level } from './liquid.ts';

const tints = {
  amber: { edge: '#240b02', mid: '#7a300a', bright: '#c9701c', deep: '#4a1a05', glow: '#ffb24a', rim: '#e9a252' },
  green: { edge: '#0b2417', mid: '#2b6a48', bright: '#6fb58a', deep: '#174530', glow: '#bdf2c8', rim: '#a6dcb9' },
  night: { edge: '#08151f', mid: '#1d4258', bright: '#4e8aa8', deep: '#0f2a3a', glow: '#9fd4ec', rim: '#8fc3da' },
  plum: { edge: '#1a0a1e', mid: '#512a5a', bright: '#96639f', deep: '#33173a', glow: '#e3b3ea', rim: '#c597cd' },
  blue: { edge: '#06103a', mid: '#1b3f94', bright: '#4c7fd8', deep: '#0f2663', glow: '#9cc4ff', rim: '#8fb4f0' },
} satisfies Record<string, Glass>;

/** Clear glass takes its colour from what is in it. */
function clearGlass(content: string): Glass {
  return {
    edge: darken(content, 0.42),
    mid: lighten(content, 0.12),
    bright: lighten(content, 0.62),
    deep: darken(content, 0.1),
    glow: lighten(content, 0.5),
    rim: lighten(content, 0.72),
  };
}

export function getGlass({ tint, palette, text }: Look): Glass {
  if (tint !== 'clear') return tints[tint];
  const isOil = /óleo|sérum/i.test(text.kind);
  return clearGlass(
    isOil ? mix('#eac466', palette.tone, 0.16) : mix('#cfdad6', palette.dark ? palette.tone : palette.wall, 0.4),
  );
}

/** Path of a cylinder strip: straight sides, ends that sag because the camera is slightly above. */
export function strip(halfWidth: number, top: number, bottom: number, sag: number): string {
  return `M${-halfWidth} ${round(top)}A${halfWidth} ${sag} 0 0 0 ${halfWidth} ${round(top)}L${halfWidth} ${round(bottom)}A${halfWidth} ${sag} 0 0 1 ${-halfWidth} ${round(bottom)}Z`;
}

export interface Vessel {
  /** Outline of the glass. */
  path: string;
  halfWidth: number;
  height: number;
  sag: number;
  /** None in a bottle on its side. */
  level: Level | undefined;
}

export function drawGlass(pen: Pen, glass: Glass, { path, halfWidth, height, sag, level }: Vessel): string {
  const { edge, mid, bright, deep, glow, rim } = glass;
  const across = pen.linear([
    [0, edge],
    [0.07, mix(edge, mid, 0.6)],
    [0.2, bright],
    [0.34, mid],
    [0.62, deep],
    [0.84, mid],
    [0.95, rim],
    [1, edge],
  ]);
  const inner = pen.radial(
    [
      [0, glow, 0.95],
      [0.45, glow, 0.34],
      [1, glow, 0],
    ],
    [0.66, 0.86, 0.62],
  );
  const shine = pen.linear(
    [
      [0, '#ffffff', 0.15],
      [0.08, '#ffffff', 0.95],
      [0.55, '#ffffff', 0.62],
      [1, '#ffffff', 0.05],
    ],
    [0, 0, 0, 1],
  );
  const thin = pen.linear(
    [
      [0, '#ffffff', 0],
      [0.3, '#ffffff', 0.6],
      [1, '#ffffff', 0.1],
    ],
    [0, 0, 0, 1],
  );
  const soft = pen.blur(2.2);
  const w = (share: number) => round(halfWidth * share);
  const h = (share: number) => round(height * share);
  return `<path d="${path}" fill="${across}"/><g clip-path="${pen.clip(path)}">
${level ? drawLiquid(pen, glass, level, { halfWidth, sag }) : ''}
<rect x="${-halfWidth}" y="${-height}" width="${halfWidth * 2}" height="${height + 30}" fill="${inner}"/>
<ellipse cx="${w(0.2)}" cy="${round(sag * 0.2)}" rx="${w(0.7)}" ry="${round(sag * 1.7)}" fill="${glow}" opacity=".6" filter="${pen.blur(5)}"/>
<path d="M${w(-0.93)} -20Q0 ${round(sag * 0.5)} ${w(0.93)} -20" stroke="${edge}" stroke-opacity=".55" stroke-width="5" fill="none" filter="${soft}"/>
<path d="${path}" fill="none" stroke="${edge}" stroke-width="18" stroke-opacity=".6" filter="${pen.blur(9)}"/>
<path d="M${w(-0.8)} ${h(-0.86)}C${w(-0.8)} ${h(-0.9)} ${w(-0.62)} ${h(-0.92)} ${w(-0.58)} ${h(-0.88)}L${w(-0.58)} -40Q${w(-0.69)} -30 ${w(-0.8)} -44Z" fill="${shine}" opacity=".78" filter="${soft}"/>
<rect x="${w(0.86)}" y="${h(-0.84)}" width="6" height="${round(height * 0.84 - 36)}" fill="${thin}" filter="${soft}"/></g>`;
}

/** Softbox reflection that runs over glass and label alike and ties the two together. */
export function drawReflection(pen: Pen, halfWidth: number, height: number, foot = 44): string {
  const fill = pen.linear(
    [
      [0, '#ffffff', 0],
      [0.12, '#ffffff', 0.7],
      [0.6, '#ffffff', 0.34],
      [1, '#ffffff', 0],
    ],
    [0, 0, 0, 1],
  );
  const w = (share: number) => round(halfWidth * share);
  const h = (share: number) => round(height * share);
  return `<path d="M${w(-0.8)} ${h(-0.8)}Q${w(-0.68)} ${h(-0.85)} ${w(-0.6)} ${h(-0.8)}L${w(-0.6)} ${-foot}L${w(-0.8)} ${-foot - 4}Z" fill="${fill}" opacity=".5" filter="${pen.blur(3)}"/>`;
}
