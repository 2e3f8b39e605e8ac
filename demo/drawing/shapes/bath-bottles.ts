// Bottles that are filled by the hundred millilitres: spray, mist, screw cap and pump.

import { darken, lighten } from '../color.ts';
import { drawPump, drawRibbed, drawSmooth, drawSprayHead } from './parts/caps.ts';
import { drawGlass, drawReflection, getGlass, strip } from './parts/glass.ts';
import { drawLabel } from './parts/label.ts';
import type { DrawShape } from './shape.ts';

const dipTube = (top: number, bend: number) =>
  `<path d="M0 ${top}C4 ${top * 0.6} 2 ${top * 0.3} ${bend} -26" stroke="#fff" stroke-opacity=".3" stroke-width="9" fill="none"/>`;

export const drawSpray: DrawShape = (pen, look) => {
  const halfWidth = 140;
  const glass = getGlass(look);
  const path =
    'M-140 -36L-140 -510C-140 -580 -56 -586 -48 -620L-48 -634L48 -634L48 -620C56 -586 140 -580 140 -510L140 -36Q140 2 96 9Q0 20 -96 9Q-140 2 -140 -36Z';
  return {
    width: halfWidth * 2,
    height: 790,
    glow: glass.glow,
    cast: 'M-140 0V-530Q-140 -600 -50 -600V-790H60V-600Q140 -600 140 -530V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 600, sag: 14, level: { y: -504, halfWidth: 133 } }),
      dipTube(-630, 16),
      drawSprayHead(pen, -600, '#e8e4da'),
      drawSmooth(pen, { halfWidth: 64, top: -712, bottom: -622, sag: 9, color: '#f1ede3' }),
      drawLabel(pen, look, { halfWidth: 139.5, top: -450, bottom: -62, sag: 14 }),
      drawReflection(pen, halfWidth, 600),
    ].join(''),
  };
};

/** Slim bottle with a fine-mist head under a clear overcap. */
export const drawMist: DrawShape = (pen, look) => {
  const halfWidth = 116;
  const glass = getGlass(look);
  const path =
    'M-116 -30L-116 -540C-116 -584 -100 -596 -66 -604L66 -604C100 -596 116 -584 116 -540L116 -30Q116 2 80 8Q0 16 -80 8Q-116 2 -116 -30Z';
  const overcap = strip(78, -786, -620, 9);
  const sheen = pen.linear([
    [0, '#ffffff', 0.5],
    [0.1, '#ffffff', 0.1],
    [0.22, '#ffffff', 0.85],
    [0.36, '#ffffff', 0.14],
    [0.8, '#ffffff', 0.1],
    [0.94, '#ffffff', 0.6],
    [1, '#6b7a80', 0.4],
  ]);
  const head = `<rect x="-15" y="-704" width="30" height="60" fill="#d9d5ca"/><path d="M-34 -700V-736Q-34 -752 -18 -752H18Q34 -752 34 -736V-700Z" fill="${lighten(look.brand.cap === '#20251f' ? '#f1ede3' : look.brand.cap, 0.25)}"/><circle cx="20" cy="-728" r="4" fill="#4c473e"/><path d="M-24 -740V-706" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>`;
  return {
    width: halfWidth * 2,
    height: 790,
    glow: glass.glow,
    cast: 'M-116 0V-590H-78V-780H78V-590H116V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 590, sag: 11, level: { y: -540, halfWidth: 109 } }),
      dipTube(-600, 12),
      drawRibbed(pen, { halfWidth: 60, top: -660, bottom: -612, sag: 7, color: look.brand.metal }, 30),
      head,
      drawSmooth(pen, { halfWidth: 84, top: -634, bottom: -604, sag: 9, color: look.brand.metal }, false),
      look.isOpen
        ? ''
        : `<path d="${overcap}" fill="${sheen}"/><ellipse cy="-786" rx="78" ry="9" fill="#fff" opacity=".42"/><ellipse cy="-786" rx="77" ry="8.4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>`,
      drawLabel(pen, look, { halfWidth: 115.5, top: -500, bottom: -70, sag: 11 }),
      drawReflection(pen, halfWidth, 590),
    ].join(''),
  };
};

/** Round-shouldered bottle with a screw cap. */
export const drawBottle: DrawShape = (pen, look) => {
  const halfWidth = 150;
  const glass = getGlass(look);
  const path =
    'M-150 -40L-150 -430C-150 -540 -60 -548 -54 -604L-54 -634L54 -634L54 -604C60 -548 150 -540 150 -430L150 -40Q150 2 104 9Q0 21 -104 9Q-150 2 -150 -40Z';
  const isLight = look.brand.layout === 'frame';
  const cap = { halfWidth: 64, top: -722, bottom: -626, sag: 9, color: isLight ? look.brand.metal : look.brand.cap };
  return {
    width: halfWidth * 2,
    height: 730,
    glow: glass.glow,
    cast: 'M-150 0V-460Q-150 -580 -56 -600V-720H56V-600Q150 -580 150 -460V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 580, sag: 15, level: { y: -496, halfWidth: 128 } }),
      isLight ? drawSmooth(pen, cap) : drawRibbed(pen, cap, 44),
      `<path d="M-64 -640A64 9 0 0 0 64 -640" stroke="${darken(cap.color, 0.5)}" stroke-opacity=".6" stroke-width="3" fill="none"/>`,
      drawLabel(pen, look, { halfWidth: 149.5, top: -410, bottom: -56, sag: 15 }),
      drawReflection(pen, halfWidth, 560),
    ].join(''),
  };
};

export const drawPumpBottle: DrawShape = (pen, look) => {
  const halfWidth = 156;
  const glass = getGlass(look);
  const path =
    'M-156 -40L-156 -420C-156 -500 -70 -498 -58 -536L-58 -556L58 -556L58 -536C70 -498 156 -500 156 -420L156 -40Q156 2 108 9Q0 21 -108 9Q-156 2 -156 -40Z';
  return {
    width: halfWidth * 2,
    height: 790,
    glow: glass.glow,
    cast: 'M-156 0V-440Q-156 -520 -60 -530V-640H-20V-780H120V-740H20V-640H60V-530Q156 -520 156 -440V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 530, sag: 15, level: { y: -450, halfWidth: 143 } }),
      dipTube(-540, 18),
      drawPump(pen, -530, look.brand.cap),
      drawRibbed(pen, { halfWidth: 72, top: -622, bottom: -540, sag: 10, color: look.brand.metal }, 36),
      drawLabel(pen, look, { halfWidth: 155.5, top: -400, bottom: -56, sag: 15 }),
      drawReflection(pen, halfWidth, 530),
    ].join(''),
  };
};
