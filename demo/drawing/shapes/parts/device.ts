// Parts that electric diffusers share: glazed ceramic, mist, the wooden foot, the wordmark.

import { darken, lighten, mix } from '../../color.ts';
import { drawText } from '../../lettering.ts';
import type { Pen } from '../../svg.ts';
import type { Look } from '../shape.ts';
import { strip } from './glass.ts';

export function ceramicFill(pen: Pen, color: string): string {
  return pen.linear([
    [0, mix(color, '#3a2408', 0.42)],
    [0.14, mix(color, '#3a2408', 0.1)],
    [0.3, lighten(color, 0.9)],
    [0.5, color],
    [0.82, mix(color, '#3a2408', 0.2)],
    [1, mix(color, '#3a2408', 0.4)],
  ]);
}

/** Empty while the device is off. */
export function drawMistPlume(pen: Pen, { isLit }: Look, top: number): string {
  if (!isLit) return '';
  const fill = pen.linear(
    [
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0],
    ],
    [0, 1, 0, 0],
  );
  const soft = pen.blur(30, [-400, top - 740, 800, 900]);
  return `<path d="M-10 ${top}C-60 ${top - 100} 40 ${top - 160} -10 ${top - 280}C-40 ${top - 360} 40 ${top - 400} 20 ${top - 480}" stroke="${fill}" stroke-width="64" fill="none" filter="${soft}" opacity=".75"/>`;
}

export function drawMark(look: Look, place: { y: number; max: number; fill?: string }): string {
  if (look.isTurned) return '';
  const { wordmark, font, track, scale } = look.brand;
  return drawText(wordmark, {
    y: place.y,
    size: 40 * scale,
    font,
    track,
    max: place.max,
    fill: place.fill ?? '#fff3dc',
    opacity: 0.92,
  });
}

/** Wooden foot with the wordmark on it, and a line of light above it while the device is on. */
export function drawFoot(pen: Pen, look: Look, halfWidth: number, height: number, stain?: string): string {
  const tint = (color: string) => (stain ? mix(color, stain, 0.78) : color);
  const wood = pen.linear([
    [0, tint('#6d4720')],
    [0.22, tint('#d4a064')],
    [0.5, tint('#b07c42')],
    [0.85, tint('#8a5c2a')],
    [1, tint('#5a3a16')],
  ]);
  const sag = halfWidth * 0.125;
  const light = look.isLit
    ? `<path d="M${-halfWidth} ${-height}A${halfWidth} ${sag} 0 0 0 ${halfWidth} ${-height}" stroke="#ffdf9e" stroke-width="9" fill="none" filter="${pen.blur(8)}"/>`
    : '';
  const mark = drawMark(look, { y: -(height + 12) / 2 + sag + 11, max: halfWidth });
  return `<path d="${strip(halfWidth, -height, -12, sag)}" fill="${wood}"/>${light}${mark}`;
}

/** Light through thin ceramic, brightest above the foot; empty while the device is off. */
export function drawInnerLight(pen: Pen, { isLit }: Look, path: string): string {
  if (!isLit) return '';
  const fill = pen.radial(
    [
      [0, '#fff0c8', 0.95],
      [0.4, '#ffc25c', 0.7],
      [0.8, '#ff9f3a', 0.28],
      [1, '#ff9f3a', 0],
    ],
    [0.5, 0.92, 0.9],
  );
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Warm light round a lamp. */
export function drawHalo(pen: Pen, y: number, radius: number, color = '#ffc25c'): string {
  const fill = pen.radial([
    [0, lighten(color, 0.4), 0.8],
    [0.3, color, 0.34],
    [1, color, 0],
  ]);
  return `<circle cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export const drawVent = (x: number, y: number, halfWidth: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${halfWidth * 0.24}" fill="${darken('#4b3c26', 0.2)}"/>`;

/** Socket in the middle of the foot at `y`, and a cable from it along the table beyond the right edge. */
export function drawCable(pen: Pen, y: number): string {
  const path = `M10 ${y}C46 ${y + 6} 40 34 96 44C190 60 240 12 340 30C430 46 470 84 700 70`;
  const shadow = `<path d="${path}" transform="translate(10 12)" stroke="#1d0f05" stroke-opacity=".36" stroke-width="15" fill="none" stroke-linecap="round" filter="${pen.blur(6, [-60, -200, 900, 400])}"/>`;
  return `<rect x="-24" y="${y - 17}" width="48" height="34" rx="9" fill="#16130f"/><rect x="-14" y="${y - 9}" width="28" height="18" rx="5" fill="#3a3630"/>${shadow}<path d="${path}" stroke="#2a2723" stroke-width="13" fill="none" stroke-linecap="round"/><path d="${path}" transform="translate(0 -3)" stroke="#8f887c" stroke-opacity=".7" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** Small print at the left of the socket. */
export function drawPlate(lines: readonly string[], y: number): string {
  return lines
    .map((line, index) =>
      drawText(line, {
        x: -42,
        y: y - 2 + index * 17,
        anchor: 'end',
        size: 13,
        font: 'bold',
        track: 0.04,
        max: 96,
        fill: '#f7ead2',
        opacity: 0.86,
      }),
    )
    .join('');
}
