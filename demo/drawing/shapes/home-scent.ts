// Room fragrances: reeds, candle.

import { lighten, mix } from '../color.ts';
import { place, type Pen, type Stop } from '../svg.ts';
import { drawSmooth, drawWooden } from './parts/caps.ts';
import { drawGlass, drawReflection, getGlass } from './parts/glass.ts';
import { drawLabel } from './parts/label.ts';
import { drawCream } from './props.ts';
import type { DrawShape, Look } from './shape.ts';

const reedAngles = [
  [-21, 600],
  [-12, 640],
  [-4, 620],
  [5, 650],
  [13, 610],
  [22, 590],
] as const;

export const drawReeds: DrawShape = (pen, look) => {
  const halfWidth = 196;
  const height = 420;
  const glass = getGlass(look);
  const wood = pen.linear([
    [0, '#7a5a34'],
    [0.4, '#d9b27c'],
    [1, '#8a673c'],
  ]);
  const reeds = reedAngles
    .map(([turn, length]) =>
      place(
        -turn * 0.9,
        -height + 10,
        turn,
        1,
        `<rect x="-5.5" y="${-length}" width="11" height="${length}" rx="3" fill="${wood}"/>`,
      ),
    )
    .join('');
  const path =
    'M-196 -44L-196 -300C-196 -380 -86 -386 -56 -424L-56 -450L56 -450L56 -424C86 -386 196 -380 196 -300L196 -44Q196 2 142 10Q0 24 -142 10Q-196 2 -196 -44Z';
  const collar = { halfWidth: 72, top: -486, bottom: -434, sag: 11, color: look.brand.metal };
  return {
    width: halfWidth * 2,
    height: 1040,
    glow: glass.glow,
    cast: 'M-196 0V-320Q-196 -420 -56 -420V-480H56V-420Q196 -420 196 -320V0Z',
    svg: [
      reeds,
      drawGlass(pen, glass, { path, halfWidth, height, sag: 18, level: { y: -306, halfWidth: 188 } }),
      look.variant % 2 ? drawWooden(pen, collar) : drawSmooth(pen, collar),
      '<ellipse cy="-486" rx="44" ry="7" fill="#2b1a08"/>',
      drawLabel(pen, look, { halfWidth: 195.5, top: -292, bottom: -38, sag: 17, band: 0.3, hasLatin: false }),
      drawReflection(pen, halfWidth, height),
    ].join(''),
  };
};

const vesselColors = {
  amber: '#d9a468',
  green: '#a9c2ac',
  night: '#8fa9b8',
  plum: '#c7aac8',
  blue: '#a9bfe0',
  clear: '#efe3cd',
};

const wick =
  '<path d="M0 -392C-2 -406 3 -416 1 -430" stroke="#2a1a0c" stroke-width="6" stroke-linecap="round" fill="none"/>';

/** Of cotton, as it comes. */
const newWick =
  '<path d="M0 -392C-2 -406 3 -416 1 -434" stroke="#8a7656" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M-1 -392C-3 -406 2 -416 0 -434" stroke="#f3e8d0" stroke-width="5" stroke-linecap="round" fill="none"/>';

const drawFlame = (body: string, soft: string): string =>
  `<path d="M0 -422C-34 -440 -26 -492 0 -550C26 -492 34 -440 0 -422Z" fill="${body}" filter="${soft}"/><path d="M0 -426C-12 -440 -10 -462 0 -488C10 -462 12 -440 0 -426Z" fill="#fffbe6" opacity=".95" filter="${soft}"/>`;

const coldWax: readonly Stop[] = [
  [0, '#fffaf0'],
  [0.5, '#f7ecd6'],
  [1, '#e3cfa9'],
];

export const drawCandle: DrawShape = (pen, look: Look) => {
  const halfWidth = 200;
  const vessel = mix(vesselColors[look.tint], look.palette.wall, look.palette.dark ? 0.04 : 0.22);
  const wall = pen.linear([
    [0, mix(vessel, '#3a2408', 0.5)],
    [0.1, mix(vessel, '#3a2408', 0.16)],
    [0.24, lighten(vessel, 0.75)],
    [0.4, vessel],
    [0.72, mix(vessel, '#3a2408', 0.16)],
    [0.93, lighten(vessel, 0.1)],
    [1, mix(vessel, '#3a2408', 0.4)],
  ]);
  const wax = pen.radial([
    [0, '#fff6d8'],
    [0.25, '#ffe7b0'],
    [0.7, '#f0d29a'],
    [1, '#c99f60'],
  ]);
  const lit = pen.radial(
    [
      [0, '#ffdd9a', 0.9],
      [1, '#ffdd9a', 0],
    ],
    [0.5, 0, 0.75],
  );
  const flame = pen.linear(
    [
      [0, '#fff3bf'],
      [0.5, '#ffc247'],
      [1, '#f08a1c'],
    ],
    [0, 1, 0, 0],
  );
  const halo = pen.radial([
    [0, '#ffd68a', 0.75],
    [0.25, '#ffc25c', 0.3],
    [1, '#ffb347', 0],
  ]);
  const wicks = /três pavios/i.test(look.text.kind) ? [-96, 96, 0] : [0];
  const path = 'M-200 -400A200 34 0 0 0 200 -400L200 -36Q200 4 140 12Q0 28 -140 12Q-200 4 -200 -36Z';
  return {
    width: halfWidth * 2,
    height: look.isUnlit ? 434 : 550,
    ...(look.isUnlit ? {} : { glow: '#ffcf8a' }),
    cast: 'M-200 0V-400H200V0Z',
    svg: [
      `<path d="${path}" fill="${wall}"/>${look.isUnlit ? '' : `<path d="${path}" fill="${lit}" opacity=".8"/>`}<ellipse cy="-400" rx="200" ry="34" fill="${lighten(vessel, 0.6)}"/><ellipse cy="-397" rx="190" ry="28" fill="${mix(vessel, '#5a3a10', 0.5)}"/><ellipse cy="-391" rx="185" ry="25" fill="${look.isUnlit ? pen.linear(coldWax, [0, 0, 1, 0.6]) : wax}"/>${look.isUnlit ? '' : '<ellipse cy="-392" rx="64" ry="11" fill="#fffbe9" opacity=".8"/>'}`,
      ...wicks.map((x) => place(x, x ? -6 : 0, 0, 1, look.isUnlit ? newWick : wick)),
      drawLabel(pen, look, { halfWidth: 199.5, top: -308, bottom: -54, sag: 24, band: 0.3, hasLatin: false }),
      drawReflection(pen, halfWidth, 400),
      ...(look.isUnlit
        ? []
        : [
            `<circle cy="-474" r="330" fill="${halo}"/>`,
            ...wicks.map((x) => place(x, x ? -6 : 0, 0, 1, drawFlame(flame, pen.blur(1.6)))),
          ]),
    ].join(''),
  };
};

function drawJarLid(pen: Pen, look: Look): string {
  const lid = {
    halfWidth: 210,
    top: -418,
    bottom: -302,
    sag: 30,
    color: look.variant % 3 === 2 ? look.brand.metal : '#fbf8f1',
  };
  return `${look.variant % 3 === 1 ? drawWooden(pen, { ...lid, color: '#b98a55' }) : drawSmooth(pen, lid)}<path d="M-210 -318A210 30 0 0 0 210 -318" stroke="#000" stroke-opacity=".14" stroke-width="3" fill="none"/>`;
}

/** The rim of the open jar, and its cream. */
function drawContent(pen: Pen): string {
  const rim = drawSmooth(pen, { halfWidth: 186, top: -334, bottom: -298, sag: 26, color: '#f4efe6' });
  return `${rim}<ellipse cy="-332" rx="172" ry="20" fill="#e2d2b8"/>${place(0, -328, 0, 1, drawCream(pen, 150))}`;
}

export const drawJar: DrawShape = (pen, look) => {
  const halfWidth = 218;
  const glass = getGlass(look);
  const path =
    'M-218 -48L-218 -260Q-218 -300 -184 -306L184 -306Q218 -300 218 -260L218 -48Q218 4 154 13Q0 30 -154 13Q-218 4 -218 -48Z';
  return {
    width: halfWidth * 2,
    height: 430,
    glow: glass.glow,
    cast: 'M-218 0V-410H218V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 300, sag: 24, level: { y: -282, halfWidth: 208 } }),
      look.isOpen ? drawContent(pen) : drawJarLid(pen, look),
      drawLabel(pen, look, { halfWidth: 217.5, top: -280, bottom: -46, sag: 26, band: 0.3, hasLatin: false }),
      drawReflection(pen, halfWidth, 300),
      look.isOpen
        ? ''
        : `<path d="M-150 -432A170 22 0 0 1 -20 -445" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round" filter="${pen.blur(2.2)}"/>`,
    ].join(''),
  };
};
