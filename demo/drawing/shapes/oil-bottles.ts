// Small bottles: dropper and roll-on.

import type { Pen } from '../svg.ts';
import { drawBulb, drawRibbed, drawSmooth } from './parts/caps.ts';
import { drawGlass, drawReflection, getGlass } from './parts/glass.ts';
import { drawLabel } from './parts/label.ts';
import type { DrawShape, Look } from './shape.ts';

export const drawDropper: DrawShape = (pen, look) => {
  const halfWidth = 158;
  const glass = getGlass(look);
  const path =
    'M-158 -34L-158 -374C-158 -444 -84 -448 -62 -476L-62 -506L62 -506L62 -476C84 -448 158 -444 158 -374L158 -34Q158 0 112 8Q0 20 -112 8Q-158 0 -158 -34Z';
  return {
    width: halfWidth * 2,
    height: 780,
    glow: glass.glow,
    cast: 'M-158 0V-380Q-158 -470 -62 -470V-610H-50V-770H50V-610H62V-470Q158 -470 158 -380V0Z',
    svg: [
      drawGlass(pen, glass, {
        path,
        halfWidth,
        height: 470,
        sag: 15,
        level: look.isLying ? undefined : { y: -395, halfWidth: 150 },
      }),
      drawRibbed(pen, { halfWidth: 84, top: -602, bottom: -492, sag: 11, color: look.brand.metal }),
      '<ellipse cy="-604" rx="58" ry="8" opacity=".35"/>',
      drawBulb(pen, -470, look.brand.cap),
      drawLabel(pen, look, { halfWidth: 157.5, top: -352, bottom: -58, sag: 15 }),
      drawReflection(pen, halfWidth, 470),
    ].join(''),
  };
};

const drawRollOnCap = (pen: Pen, look: Look): string =>
  `${drawSmooth(pen, { halfWidth: 86, top: -686, bottom: -504, sag: 10, color: look.brand.metal })}<path d="M-86 -522A86 10 0 0 0 86 -522" stroke="#3a2a10" stroke-opacity=".45" stroke-width="3" fill="none"/>`;

/** The steel ball in its white fitting, under the cap. */
function drawBall(pen: Pen): string {
  const steel = pen.radial(
    [
      [0, '#ffffff'],
      [0.3, '#dfe3e6'],
      [0.75, '#8d969c'],
      [1, '#4d555b'],
    ],
    [0.36, 0.3, 0.7],
  );
  return `<circle cy="-566" r="44" fill="${steel}"/>${drawSmooth(pen, { halfWidth: 62, top: -556, bottom: -502, sag: 9, color: '#efece4' }, false)}<path d="M-62 -556A62 9 0 0 1 62 -556" stroke="#fff" stroke-width="3" fill="none"/>`;
}

export const drawRollOn: DrawShape = (pen, look) => {
  const halfWidth = 98;
  const glass = getGlass(look);
  const path = 'M-98 -26L-98 -460Q-98 -500 -68 -508L68 -508Q98 -500 98 -460L98 -26Q98 2 64 7Q0 14 -64 7Q-98 2 -98 -26Z';
  return {
    width: halfWidth * 2,
    height: 700,
    glow: glass.glow,
    cast: 'M-98 0V-680H98V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 500, sag: 10, level: { y: -462, halfWidth: 92 } }),
      look.isOpen ? drawBall(pen) : drawRollOnCap(pen, look),
      drawLabel(pen, look, { halfWidth: 97.5, top: -438, bottom: -46, sag: 10, band: 0.44, hasLatin: false }),
      drawReflection(pen, halfWidth, 500),
    ].join(''),
  };
};
