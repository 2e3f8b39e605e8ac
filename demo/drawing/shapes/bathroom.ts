// A bathroom: tiled wall, stone counter, towels.

import { darken, lighten, mix } from '../color.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawLinen } from './props.ts';
import type { Look, Shape } from './shape.ts';

const area = { left: -80, width: 1160 };

/** Upright tiles from the top of the picture to `bottom`, each a little lighter or darker than the next. */
export function drawTiles(pen: Pen, color: string, { bottom, seed }: { bottom: number; seed: string }): string {
  const random = createRandom(`tiles ${seed}`);
  const [width, height, joint] = [148, 236, 7];
  const gloss = pen.linear(
    [
      [0, '#ffffff', 0.42],
      [0.3, '#ffffff', 0.08],
      [1, '#1d1408', 0.08],
    ],
    [0, 0, 1, 1],
  );
  const rows = Math.ceil((bottom + 80) / height);
  const tiles = repeat(rows, (row) =>
    repeat(9, (column) => {
      const x = area.left + column * width - (row % 2) * (width / 2);
      const y = bottom - (row + 1) * height;
      const box = `x="${x}" y="${y}" width="${width - joint}" height="${height - joint}" rx="6"`;
      return `<rect ${box} fill="${mix(color, '#2a2018', 0.02 + random() * 0.07)}"/><rect ${box} fill="${gloss}"/>`;
    }),
  );
  return `<rect x="${area.left}" y="-80" width="${area.width}" height="${bottom + 80}" fill="${lighten(color, 0.5)}"/>${tiles}`;
}

/** A pale stone top from `y` down, with its shadow on the wall. */
export function drawCounter(pen: Pen, color: string, y: number): string {
  const top = pen.linear(
    [
      [0, darken(color, 0.14)],
      [0.16, color],
      [1, lighten(color, 0.6)],
    ],
    [0, 0, 0, 1],
  );
  const veins =
    'M-80 160C120 90 260 190 430 120S760 60 1080 150M-80 300C160 330 300 240 520 290S860 360 1080 270M240 20C300 80 380 90 420 122';
  return `<rect x="${area.left}" y="${y - 46}" width="${area.width}" height="60" fill="#1d1408" opacity=".2" filter="${pen.blur(16)}"/><rect x="${area.left}" y="${y}" width="${area.width}" height="${1330 - y}" fill="${top}"/><path transform="translate(0 ${y})" d="${veins}" fill="none" stroke="${darken(color, 0.4)}" stroke-opacity=".16" stroke-width="5" filter="${pen.blur(2.4)}"/><path d="M${area.left} ${y + 1}H${area.left + area.width}" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`;
}

/** The end of a rolled towel, its middle at the origin. */
function drawRoll(pen: Pen, color: string, radius: number): string {
  const fill = pen.radial(
    [
      [0, darken(color, 0.2)],
      [0.5, color],
      [0.86, lighten(color, 0.5)],
      [1, darken(color, 0.22)],
    ],
    [0.46, 0.44, 0.56],
  );
  const turns = 3;
  const steps = 22 * turns;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / 22) * Math.PI * 2;
    const reach = radius * (0.1 + (0.86 * step) / steps);
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  });
  const spiral = `M${points.join('L')}`;
  return `<circle r="${radius}" fill="${fill}"/><path d="${spiral}" fill="none" stroke="#3a2a18" stroke-opacity=".24" stroke-width="15" stroke-linecap="round" filter="${pen.blur(5)}"/><path d="${spiral}" transform="translate(-7 -9)" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="9" stroke-linecap="round" filter="${pen.blur(3)}"/>`;
}

/** Folded towels, and one rolled up on them with its end to the front. */
export function drawTowels(pen: Pen, look: Look): Shape {
  const folded = drawLinen(pen, look);
  const radius = 104;
  const { wall, tone } = look.palette;
  const roll = drawRoll(pen, mix(mix(wall, tone, 0.16), '#ffffff', 0.5), radius);
  const top = folded.height - 14;
  return {
    ...folded,
    height: top + radius * 2,
    cast: `M-270 0V${-top}H-${radius}V${-top - radius * 2}H${radius}V${-top}H270V0Z`,
    svg: `${folded.svg}<ellipse cx="-14" cy="${8 - top}" rx="86" ry="9" fill="#1d1408" opacity=".3" filter="${pen.blur(7)}"/>${place(-20, 24 - top - radius, 0, 1, roll)}`,
  };
}
