// The studio: wall, window light from the upper left, leaf shadow, sweep, shadows on the floor, vignette and grain.

import { drawAlcove } from './alcove.ts';
import { darken, lighten, mix } from './color.ts';
import { toRegion, type Frame } from './frame.ts';
import { shadowColor, type Palette } from './palettes.ts';
import { createRandom } from './random.ts';
import type { Shape } from './shapes/shape.ts';
import { place, repeat, round, type Pen } from './svg.ts';

function toArea(frame: Frame): string {
  const [x, y, width, height] = toRegion(frame);
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

/** Blurred foliage shadow that falls on the wall from the upper right. */
function drawLeafShadow(pen: Pen, { width, height, palette, seed }: Frame): string {
  const random = createRandom(`gobo ${seed}`);
  const leaf = (length: number) => {
    const at = (share: number) => round(length * share);
    return `M0 0C-34 ${at(-0.3)} -27 ${at(-0.78)} 0 ${-at(1)}C27 ${at(-0.78)} 34 ${at(-0.3)} 0 0Z`;
  };
  const sprays = repeat(2, (spray) => {
    const x = width * (0.95 + random() * 0.12);
    const y = height * (-0.02 + spray * 0.3);
    const turn = -122 + spray * 34 + random() * 18;
    const leaves = repeat(8, (index) =>
      [-1, 1]
        .map((side) => {
          if (random() <= 0.12) return '';
          const angle = side * (58 - index * 3.4) + random() * 12 - 6;
          return `<path transform="translate(0 ${-index * 78}) rotate(${round(angle)})" d="${leaf((300 - index * 20) * (0.8 + random() * 0.35))}"/>`;
        })
        .join(''),
    );
    return place(x, y, turn, 1, leaves);
  });
  const fill = palette.dark ? '#04121c' : mix(palette.tone, '#1a1030', 0.5);
  return `<g fill="${fill}" opacity="${palette.dark ? 0.4 : 0.15}" filter="${pen.blur(17, toRegion({ width, height }))}">${sprays}</g>`;
}

export function drawBackdrop(pen: Pen, frame: Frame): string {
  const { width, height, palette, horizon, sun } = frame;
  const { wall, floor, tone, dark } = palette;
  const area = toArea(frame);
  const wallFill = pen.linear(
    [
      [0, lighten(wall, dark ? 0.05 : 0.28)],
      [0.74, wall],
      [0.8, mix(wall, floor, 0.5)],
      [1, floor],
    ],
    [0, 0, 0, 1],
  );
  const light = dark ? (['#ffd9a0', 0.34, '#ffcf94', 0.1] as const) : (['#ffffff', 0.85, '#ffffff', 0.22] as const);
  const sunFill = pen.radial(
    [
      [0, light[0], light[1]],
      [0.55, light[2], light[3]],
      [1, '#ffffff', 0],
    ],
    [sun[0], sun[1], 0.62],
  );
  const floorFill = pen.linear(
    [
      [0, mix(floor, tone, 0.22)],
      [0.2, mix(floor, tone, 0.06)],
      [1, lighten(floor, dark ? 0.02 : 0.4)],
    ],
    [0, 0, 0, 1],
  );
  const y = round(height * horizon);
  const edge = pen.blur([0.1, 10], [-width * 0.06, y - 40, width * 1.12, height - y + width * 0.06 + 40]);
  const back =
    frame.scenery === 'alcove'
      ? drawAlcove(pen, frame)
      : `<rect ${area} fill="${wallFill}"/><rect ${area} fill="${sunFill}"/>${drawLeafShadow(pen, frame)}`;
  return `${back}<g filter="${edge}"><rect x="${-width * 0.06}" y="${y}" width="${width * 1.12}" height="${round(height - y + width * 0.06)}" fill="${floorFill}"/></g>`;
}

/** Vignette in the tone, without grain, which would be visible on plain walls at the size of the masters. */
export function drawFinish(pen: Pen, frame: Frame): string {
  const { tone, dark } = frame.palette;
  const edge = dark ? '#000a12' : mix(tone, '#1a1030', 0.4);
  const vignette = pen.radial(
    [
      [0.6, '#000000', 0],
      [1, edge, dark ? 0.5 : 0.2],
    ],
    [0.5, 0.48, 0.78],
  );
  return `<rect ${toArea(frame)} fill="${vignette}"/>`;
}

/** Low round stage at (x, y), `halfWidth` wide. */
export function drawPlinth(
  pen: Pen,
  palette: Palette,
  at: { x: number; y: number; halfWidth: number; height: number },
): string {
  const { x, y, halfWidth, height } = at;
  const { floor, tone, dark } = palette;
  const sag = round(halfWidth * 0.15);
  const color = lighten(floor, dark ? 0.14 : 0.45);
  const side = pen.linear([
    [0, mix(color, tone, 0.34)],
    [0.25, lighten(color, 0.5)],
    [0.5, color],
    [1, mix(color, tone, 0.42)],
  ]);
  const top = pen.linear(
    [
      [0, lighten(color, 0.75)],
      [1, mix(color, tone, 0.1)],
    ],
    [0, 0, 1, 0.4],
  );
  const ground = `<ellipse cx="${x + 90}" cy="${y + height + 20}" rx="${round(halfWidth * 1.15)}" ry="${round(halfWidth * 0.16)}" fill="${shadowColor(palette)}" opacity=".34" filter="${pen.blur(22)}"/>`;
  return `${ground}<path d="M${x - halfWidth} ${y}A${halfWidth} ${sag} 0 0 0 ${x + halfWidth} ${y}V${y + height}A${halfWidth} ${sag} 0 0 1 ${x - halfWidth} ${y + height}Z" fill="${side}"/><ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${sag}" fill="${top}"/><ellipse cx="${x}" cy="${y + 1.5}" rx="${halfWidth - 2}" ry="${sag - 1}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/>`;
}

/** Cast, ambient and contact shadow, and the patch of coloured light that glass throws. */
export function drawShadows(
  pen: Pen,
  shape: Pick<Shape, 'width' | 'cast' | 'glow'>,
  palette: Palette,
  at: { x: number; y: number; scale: number },
): string {
  const color = shadowColor(palette);
  const { width, cast, glow } = shape;
  const fade = pen.linear(
    [
      [0, color, 0.62],
      [0.5, color, 0.26],
      [1, color, 0],
    ],
    [0, 1, 0, 0],
  );
  const share = (part: number) => round(width * part);
  const patch = glow
    ? `<ellipse cx="${share(0.78)}" cy="-22" rx="${share(0.4)}" ry="${share(0.09)}" transform="rotate(-12 ${share(0.78)} -22)" fill="${pen.radial(
        [
          [0, glow, 0.95],
          [1, glow, 0],
        ],
      )}" opacity=".62"/>`
    : '';
  const body = `<g transform="matrix(1 0 -.86 .27 0 0)" filter="${pen.blur(20)}"><path d="${cast}" fill="${fade}"/></g><ellipse cx="${share(0.12)}" cy="8" rx="${share(0.64)}" ry="${share(0.085)}" fill="${color}" opacity=".34" filter="${pen.blur(16)}"/><ellipse cy="7" rx="${share(0.49)}" ry="${share(0.045)}" fill="${darken(color, 0.4)}" opacity=".7" filter="${pen.blur(7)}"/>${patch}`;
  return place(at.x, at.y, 0, at.scale, body);
}

/** Drop shadow of things that lie about. */
export function drawSoft(
  pen: Pen,
  body: string,
  palette: Palette,
  drop: { dx?: number; dy?: number; blur?: number; region?: string } = {},
): string {
  if (!body) return '';
  const { dx = 14, dy = 12, blur = 10, region = 'x="-40%" y="-40%" width="180%" height="180%"' } = drop;
  const filter = pen.filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="o"/><feFlood flood-color="${shadowColor(palette)}" flood-opacity=".38"/><feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>`,
    region,
  );
  return `<g filter="${filter}">${body}</g>`;
}
