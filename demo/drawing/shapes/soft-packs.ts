// Tube and sachet.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { drawLineMotif, drawMotifRow } from '../motifs/line-motif.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBackPanel } from './parts/back-panel.ts';
import { drawRibbed } from './parts/caps.ts';
import { drawLabelText } from './parts/label.ts';
import type { DrawShape, Look } from './shape.ts';

const tubePath =
  'M-152 -772H152C150 -640 142 -420 126 -196C122 -152 108 -132 84 -130Q0 -118 -84 -130C-108 -132 -122 -152 -126 -196C-142 -420 -150 -640 -152 -772Z';

function drawTubeFace(look: Look, base: string): string {
  const { palette, brand } = look;
  if (look.back)
    return drawBackPanel({ ...look, brand: { ...brand, paper: base } }, look.back, {
      halfWidth: 132,
      top: -726,
      bottom: -190,
      sag: 8,
    });
  const full = brand.layout === 'full';
  const ink = full ? brand.paper : palette.ink;
  const text = drawLabelText(look, { top: -718, bottom: -420, width: 216, ink, hasLatin: false, unit: 38 });
  if (full)
    return `${text}<g opacity=".6">${drawMotifRow(palette.motif, mix(palette.tone, brand.paper, 0.7), { y: -276, height: 150, reach: 130 })}</g>`;
  const band = `<path d="M-160 -398Q0 -384 160 -398V-100H-160Z" fill="${palette.tone}"/><path d="M-160 -412Q0 -398 160 -412" stroke="${palette.tone}" stroke-width="4" fill="none"/>`;
  return `${text}${band}${drawMotifRow(palette.motif, '#ffffff', { y: -262, height: 160, reach: 130 })}`;
}

/** The flat crimp at the top turns into a round shoulder: the shading changes with it. */
function shadeTube(pen: Pen): string {
  const rounded = pen.linear([
    [0, '#2b1806', 0.5],
    [0.1, '#2b1806', 0.18],
    [0.22, '#ffffff', 0.5],
    [0.32, '#ffffff', 0.62],
    [0.44, '#ffffff', 0.06],
    [0.74, '#2b1806', 0.08],
    [0.92, '#2b1806', 0.28],
    [1, '#2b1806', 0.46],
  ]);
  const flat = pen.linear(
    [
      [0, '#ffffff', 0.35],
      [0.16, '#ffffff', 0.12],
      [0.4, '#2b1806', 0.02],
      [0.84, '#2b1806', 0],
      [1, '#2b1806', 0.24],
    ],
    [0, 0, 0, 1],
  );
  const soft = pen.blur(9);
  return `<path d="${tubePath}" fill="${rounded}" opacity=".8"/><path d="${tubePath}" fill="${flat}"/><path d="M-20 -736C-56 -640 -90 -480 -96 -330M44 -736C76 -660 98 -540 104 -420" stroke="#2b1806" stroke-opacity=".1" stroke-width="20" fill="none" filter="${soft}"/><path d="M-92 -700C-84 -540 -76 -340 -70 -170" stroke="#fff" stroke-opacity=".6" stroke-width="17" stroke-linecap="round" fill="none" filter="${pen.blur(3)}"/><path d="M-84 -140Q0 -128 84 -140" stroke="#2b1806" stroke-opacity=".4" stroke-width="10" fill="none" filter="${soft}"/>`;
}

export const drawTube: DrawShape = (pen, look) => {
  const { palette, brand } = look;
  const base =
    brand.layout === 'full'
      ? palette.tone
      : mix(palette.dark ? lighten(palette.tone, 0.8) : palette.wall, '#ffffff', 0.66);
  const clip = pen.clip(tubePath);
  const crimp = repeat(26, (index) => `M${round(-146 + index * 11.7)} -770v40`);
  const capColor = { frame: brand.metal, full: brand.cap, band: '#fbf8f1' }[brand.layout];
  return {
    width: 300,
    height: 772,
    cast: 'M-96 0V-130L-150 -770H150L96 -130V0Z',
    svg: [
      drawRibbed(pen, { halfWidth: 92, top: -140, bottom: -8, sag: 12, color: capColor }, 36),
      `<path d="${tubePath}" fill="${base}"/><g clip-path="${clip}">${drawTubeFace(look, base)}<rect x="-160" y="-774" width="320" height="44" fill="#2b1806" opacity=".12"/><path d="${crimp}" stroke="#2b1806" stroke-opacity=".2" stroke-width="2"/><path d="M-160 -729H160" stroke="#fff" stroke-opacity=".6" stroke-width="3"/></g>`,
      shadeTube(pen),
    ].join(''),
  };
};

const sachetPath =
  'M-190 -10Q-206 -40 -196 -120L-182 -452Q-180 -478 -160 -480Q0 -472 160 -480Q180 -478 182 -452L196 -120Q206 -40 190 -10Q100 14 0 8Q-100 14 -190 -10Z';

export const drawSachet: DrawShape = (pen, look) => {
  const { palette, brand, text } = look;
  const cloth = mix(
    palette.dark ? mix(palette.tone, '#efe6d6', 0.8) : palette.wall,
    '#ffffff',
    palette.dark ? 0.2 : 0.52,
  );
  const fill = pen.linear([
    [0, mix(cloth, '#3a2408', 0.3)],
    [0.16, cloth],
    [0.34, lighten(cloth, 0.8)],
    [0.6, cloth],
    [1, mix(cloth, '#3a2408', 0.32)],
  ]);
  const plump = pen.radial(
    [
      [0, '#ffffff', 0.5],
      [0.6, '#ffffff', 0],
      [1, '#3a2408', 0.24],
    ],
    [0.42, 0.5, 0.62],
  );
  const weave = repeat(26, (index) => `M-204 ${-474 + index * 19}H204`);
  const clip = pen.clip(sachetPath);
  const folds = `<path d="M-152 -440C-120 -260 -152 -160 -132 -40M132 -440C112 -300 152 -200 130 -40M-60 -470C-50 -430 -64 -410 -58 -380M70 -470C62 -436 78 -414 68 -384" stroke="#3a2408" stroke-opacity=".2" stroke-width="12" fill="none" filter="${pen.blur(10)}"/>`;
  const ribbon = `<path d="M-14 -470C-60 -560 -30 -610 0 -610C30 -610 60 -560 14 -470" stroke="${darken(palette.tone, 0.12)}" stroke-width="13" fill="none"/><path d="M-10 -470C-52 -556 -26 -602 0 -602" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none"/>`;
  const patch = `<rect x="-120" y="-372" width="240" height="286" rx="5" fill="#2b1806" opacity=".25" filter="${pen.blur(5)}"/><rect x="-120" y="-376" width="240" height="286" rx="5" fill="${palette.tone}"/><rect x="-112" y="-368" width="224" height="270" rx="3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-dasharray="9 6"/>`;
  const kind = [text.kind.toUpperCase(), text.volume].filter(Boolean).join(' · ');
  const lines = [
    drawText(brand.wordmark, {
      y: -404,
      size: 36 * brand.scale,
      font: brand.font,
      track: brand.track,
      max: 220,
      fill: palette.ink,
    }),
    drawText(text.name, { y: -152, size: 42, font: brand.nameFont, fill: '#ffffff', max: 196 }),
    drawText(kind, { y: -118, size: 14, font: 'bold', fill: '#ffffff', track: 0.08, max: 196 }),
  ];
  return {
    width: 400,
    height: 500,
    cast: 'M-190 0L-180 -480H180L190 0Z',
    svg: `${ribbon}<path d="${sachetPath}" fill="${fill}"/><path d="${sachetPath}" fill="${plump}"/><g clip-path="${clip}"><path d="${weave}" stroke="#3a2408" stroke-opacity=".05" stroke-width="5"/></g>${folds}<path d="M-178 -448Q0 -440 178 -448" stroke="${palette.tone}" stroke-width="3.4" stroke-dasharray="12 8" fill="none"/>${patch}${place(0, -272, 0, 1.12, drawLineMotif(palette.motif, '#ffffff', 3))}${lines.join('')}`,
  };
};
