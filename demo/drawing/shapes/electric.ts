// Electric diffusers: the form that the words on the label name, otherwise one of three ceramic ones.

import { lighten, mix } from '../color.ts';
import { drawLineMotif } from '../motifs/line-motif.ts';
import { place, type Pen } from '../svg.ts';
import {
  drawGlassTower,
  drawLampRing,
  drawOilLamp,
  drawPebble,
  drawRidge,
  drawScentMachine,
} from './electric-forms.ts';
import {
  ceramicFill,
  drawCable,
  drawFoot,
  drawHalo,
  drawInnerLight,
  drawMistPlume,
  drawPlate,
} from './parts/device.ts';
import { strip } from './parts/glass.ts';
import { bodyColors, type DrawShape, type Look, type Shape } from './shape.ts';

function toCeramic({ color, palette }: Look): string {
  if (color) return bodyColors[color];
  return mix('#f3ece0', palette.dark ? '#f3ece0' : mix(palette.wall, palette.tone, 0.2), 0.34);
}

const drawDome: DrawShape = (pen, look) => {
  const path = 'M-170 -96C-170 -300 -92 -420 -28 -470Q0 -488 28 -470C92 -420 170 -300 170 -96A170 22 0 0 1 -170 -96Z';
  const grooves = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<path d="M${-166 + index * 22} ${-150 - index * 64}A${166 - index * 22} ${20 - index * 2} 0 0 0 ${166 - index * 22} ${-150 - index * 64}" stroke="#8a7450" stroke-opacity=".18" stroke-width="3" fill="none"/>`,
    )
    .join('');
  return {
    width: 360,
    height: 490,
    glow: '#ffd9a0',
    cast: 'M-176 0V-100C-170 -300 -90 -420 0 -480C90 -420 170 -300 176 -100V0Z',
    svg: `${drawMistPlume(pen, look, -480)}${look.isLit ? drawHalo(pen, -200, 420, '#ffb04a') : ''}<path d="${path}" fill="${ceramicFill(pen, toCeramic(look))}"/>${drawInnerLight(pen, look, path)}${grooves}<ellipse cy="-474" rx="24" ry="7" fill="#4b3c26"/>${drawFoot(pen, look, 176, 100)}`,
  };
};

function ballFill(pen: Pen, color: string): string {
  return pen.radial(
    [
      [0, lighten(color, 0.95)],
      [0.4, color],
      [0.8, mix(color, '#3a2408', 0.24)],
      [1, mix(color, '#3a2408', 0.46)],
    ],
    [0.34, 0.3, 0.76],
  );
}

/** A matte glaze reflects less than a bare ceramic. */
function matteFill(pen: Pen, color: string): string {
  return pen.radial(
    [
      [0, lighten(color, 0.42)],
      [0.45, color],
      [0.82, mix(color, '#14100a', 0.3)],
      [1, mix(color, '#14100a', 0.52)],
    ],
    [0.34, 0.3, 0.8],
  );
}

const drawSphere: DrawShape = (pen, look) => {
  const color = toCeramic(look);
  const ball = look.color ? matteFill(pen, color) : ballFill(pen, color);
  const isDark = look.color === 'night' || look.color === 'moss';
  const path =
    'M-150 -74C-236 -150 -240 -330 -120 -400Q-60 -430 -34 -432H34Q60 -430 120 -400C240 -330 236 -150 150 -74A150 19 0 0 1 -150 -74Z';
  const motif = look.color
    ? ''
    : `<g opacity=".5">${place(1.5, -244, 0, 1.1, drawLineMotif(look.palette.motif, '#ffffff', 3))}</g><g opacity=".38">${place(0, -246, 0, 1.1, drawLineMotif(look.palette.motif, '#6b5636', 3))}</g>`;
  return {
    width: 430,
    height: 440,
    glow: '#ffd9a0',
    cast: 'M-150 0V-70C-230 -150 -230 -330 -110 -410H110C230 -330 230 -150 150 -70V0Z',
    svg: `${drawMistPlume(pen, look, -430)}${look.isLit ? drawHalo(pen, -90, 330, '#ffb04a') : ''}<path d="${path}" fill="${ball}"/>${isDark ? '' : drawInnerLight(pen, look, path)}${motif}<ellipse cy="-431" rx="36" ry="8" fill="#4b3c26"/><ellipse cx="-86" cy="-330" rx="26" ry="54" transform="rotate(34 -86 -330)" fill="#fff" opacity="${look.color ? 0.22 : '.6'}" filter="${pen.blur(8)}"/>${drawFoot(pen, look, 154, 78, look.color === 'night' ? bodyColors.night : undefined)}`,
  };
};

const drawColumn: DrawShape = (pen, look) => {
  const wood = pen.linear([
    [0, '#6d4720'],
    [0.22, '#d9a86c'],
    [0.5, '#b5824a'],
    [0.85, '#8a5c2a'],
    [1, '#5a3a16'],
  ]);
  const body = 'M-150 -96V-440Q-150 -476 -120 -480H120Q150 -476 150 -440V-96A150 19 0 0 1 -150 -96Z';
  const flutes = [-118, -82, -44, -4, 38, 78, 114].map((x) => `M${x} -446V-106`).join('');
  return {
    width: 312,
    height: 560,
    glow: '#ffd9a0',
    cast: 'M-156 0V-540H156V0Z',
    svg: `${drawMistPlume(pen, look, -540)}<path d="${body}" fill="${ceramicFill(pen, toCeramic(look))}"/><path d="${flutes}" stroke="#7a6440" stroke-opacity=".16" stroke-width="10" stroke-linecap="round"/><path d="${strip(128, -540, -474, 18)}" fill="${wood}"/><ellipse cy="-540" rx="128" ry="18" fill="#d9ab72"/><ellipse cy="-540" rx="44" ry="7" fill="#4b3c26"/>${drawFoot(pen, look, 154, 100)}`,
  };
};

interface Form {
  draw: DrawShape;
  /** Where the cable enters at the back; absent where the form has its cable in sight. */
  socketY?: number;
}

const named: readonly (readonly [RegExp, Form])[] = [
  [/lamparina/i, { draw: drawOilLamp, socketY: -36 }],
  [/serra/i, { draw: drawRidge, socketY: -76 }],
  [/nebulizador/i, { draw: drawGlassTower, socketY: -54 }],
  [/profissional/i, { draw: drawScentMachine, socketY: -70 }],
  [/orvalho/i, { draw: drawSphere, socketY: -38 }],
  [/\bsol\b/i, { draw: drawLampRing, socketY: -46 }],
  [/seixo/i, { draw: drawPebble }],
  [/cerâmica/i, { draw: drawDome, socketY: -48 }],
];
const unnamed: readonly Form[] = [drawDome, drawSphere, drawColumn].map((draw) => ({ draw, socketY: -48 }));

function findForm({ text, variant }: Look): Form {
  const words = `${text.kind} ${text.name}`;
  const form = named.find(([pattern]) => pattern.test(words))?.[1];
  return form ?? unnamed[variant % unnamed.length] ?? { draw: drawDome };
}

export const drawElectric: DrawShape = (pen, look) => findForm(look).draw(pen, look);

/** The device turned round, off: its cable runs to the right, and `plate` is printed beside the socket. */
export function drawElectricBack(pen: Pen, look: Look, plate: readonly string[]): Shape {
  const { draw, socketY } = findForm(look);
  const shape = draw(pen, { ...look, isTurned: true, isLit: false });
  if (socketY === undefined) return shape;
  return { ...shape, svg: shape.svg + drawPlate(plate, socketY) + drawCable(pen, socketY) };
}
