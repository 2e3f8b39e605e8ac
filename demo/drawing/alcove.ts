// The second scenery of the studio: a pale wall with an arched alcove, and the light of a window instead of a leaf shadow.

import { darken, lighten, mix } from './color.ts';
import { toRegion, type Frame } from './frame.ts';
import { shadowColor } from './palettes.ts';
import { round, type Pen } from './svg.ts';

/** Two rows of panes, slanted by the low sun. */
function drawWindowLight(pen: Pen, { width, height, palette }: Frame): string {
  const pane = (column: number, row: number) => {
    const x = width * (0.06 + column * 0.15);
    const y = height * (0.12 + row * 0.19 - column * 0.026);
    const [w, h, slant] = [width * 0.13, height * 0.165, width * 0.05];
    return `M${round(x)} ${round(y)}l${round(w)} ${round(-w * 0.24)}l${round(slant)} ${round(h)}l${round(-w)} ${round(w * 0.24)}Z`;
  };
  const panes = [0, 1, 2].flatMap((row) => [0, 1].map((column) => pane(column + row * 0.34, row))).join('');
  const [color, opacity] = palette.dark ? ['#ffd9a0', 0.16] : ['#ffffff', 0.5];
  return `<path d="${panes}" fill="${color}" opacity="${opacity}" filter="${pen.blur(9, toRegion({ width, height }))}"/>`;
}

/** Wall, alcove and window light; the floor is drawn over it. */
export function drawAlcove(pen: Pen, frame: Frame): string {
  const { width, height, palette, horizon } = frame;
  const { wall, tone, dark } = palette;
  const [left, top, wide, high] = toRegion(frame);
  const foot = round(height * horizon + 30);
  const radius = round(width * 0.345);
  const middle = width / 2;
  const spring = round(height * 0.06 + radius);
  const arch = `M${middle - radius} ${foot}V${spring}A${radius} ${radius} 0 0 1 ${middle + radius} ${spring}V${foot}Z`;
  const outer = pen.linear(
    [
      [0, dark ? lighten(wall, 0.2) : mix(wall, '#ffffff', 0.72)],
      [1, dark ? lighten(wall, 0.08) : mix(wall, '#ffffff', 0.46)],
    ],
    [0, 0, 1, 1],
  );
  const inner = pen.linear(
    [
      [0, dark ? darken(wall, 0.3) : mix(wall, tone, 0.3)],
      [0.55, dark ? darken(wall, 0.1) : mix(wall, tone, 0.1)],
      [1, dark ? wall : mix(wall, '#ffffff', 0.1)],
    ],
    [0, 0, 1, 0.7],
  );
  const region = [left, top, wide, high] as const;
  const shade = `<path d="${arch}" transform="translate(34 30)" fill="none" stroke="${shadowColor(palette)}" stroke-opacity="${dark ? 0.7 : 0.34}" stroke-width="56" filter="${pen.blur(24, region)}"/>`;
  const rim = `<path d="${arch}" fill="none" stroke="${dark ? '#ffd9a0' : '#ffffff'}" stroke-opacity="${dark ? 0.22 : 0.7}" stroke-width="5" filter="${pen.blur(1.6, region)}"/>`;
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${outer}"/><path d="${arch}" fill="${inner}"/><g clip-path="${pen.clip(arch)}">${shade}</g>${rim}${drawWindowLight(pen, frame)}`;
}
