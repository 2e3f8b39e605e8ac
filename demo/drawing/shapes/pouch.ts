// Refill pouch: a flat bag that stands on its gusset, with a spout in the upper corner.

import { darken, lighten, mix } from '../color.ts';
import { drawMotifRow } from '../motifs/line-motif.ts';
import type { Pen } from '../svg.ts';
import { drawRibbed, drawSmooth } from './parts/caps.ts';
import { deepTone, drawLabelText } from './parts/label.ts';
import type { DrawShape } from './shape.ts';

const outline =
  'M-214 -40C-222 -140 -202 -300 -196 -470C-194 -560 -190 -620 -186 -664Q-185 -676 -172 -676H64L186 -560Q190 -556 191 -548C194 -420 222 -160 214 -40C210 -8 120 14 0 14C-120 14 -210 -8 -214 -40Z';

/** Light on film: a broad shine at the left, soft dents, and the seams at the edges. */
function drawFilm(pen: Pen, color: string): string {
  const across = pen.linear([
    [0, darken(color, 0.3)],
    [0.08, lighten(color, 0.16)],
    [0.24, lighten(color, 0.42)],
    [0.42, color],
    [0.78, darken(color, 0.1)],
    [0.95, lighten(color, 0.14)],
    [1, darken(color, 0.34)],
  ]);
  const swell = pen.radial(
    [
      [0, '#ffffff', 0.3],
      [0.5, '#ffffff', 0],
      [1, '#1d0f2c', 0.26],
    ],
    [0.42, 0.6, 0.62],
  );
  const dents = `<path d="M-150 -610C-120 -560 -150 -500 -118 -430M120 -500C96 -440 132 -380 116 -320M-176 -150C-130 -110 -150 -70 -120 -30M168 -160C126 -120 140 -70 112 -30" stroke="#1d0f2c" stroke-opacity=".2" stroke-width="16" fill="none" filter="${pen.blur(10)}"/><path d="M-126 -600C-104 -540 -126 -480 -100 -400" stroke="#fff" stroke-opacity=".34" stroke-width="10" fill="none" filter="${pen.blur(6)}"/>`;
  const shine = `<path d="M-150 -560C-158 -420 -172 -260 -176 -110" stroke="#fff" stroke-opacity=".42" stroke-width="20" stroke-linecap="round" fill="none" filter="${pen.blur(8)}"/>`;
  return `<path d="${outline}" fill="${across}"/><path d="${outline}" fill="${swell}"/>${dents}${shine}`;
}

export const drawPouch: DrawShape = (pen, look) => {
  const { palette, brand } = look;
  const tone = deepTone(look);
  const film = mix(brand.paper, palette.wall, palette.dark ? 0.1 : 0.34);
  const label = 'M-150 -500H150C152 -400 160 -260 168 -130C60 -116 -60 -116 -168 -130C-160 -260 -152 -400 -150 -500Z';
  const clip = pen.clip(label);
  const seams = `<path d="M-186 -650H90M-184 -656L-196 -470C-202 -300 -222 -140 -204 -46M184 -548C188 -420 212 -160 206 -46" stroke="#1d0f2c" stroke-opacity=".2" stroke-width="3" stroke-dasharray="2 5" fill="none"/><path d="M-206 -66C-120 -20 120 -20 206 -66" stroke="#1d0f2c" stroke-opacity=".3" stroke-width="5" fill="none" filter="${pen.blur(1.6)}"/><path d="M-206 -60C-120 -14 120 -14 206 -60" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>`;
  const spout = `<g transform="translate(132 -626) rotate(44)">${drawSmooth(pen, { halfWidth: 26, top: -34, bottom: 10, sag: 4, color: '#f4f0e8' }, false)}${drawRibbed(pen, { halfWidth: 36, top: -92, bottom: -28, sag: 6, color: tone }, 22)}</g>`;
  const band = `<path d="M-190 -214C-60 -200 60 -200 190 -214V-100H-190Z" fill="${tone}"/>${drawMotifRow(palette.motif, '#ffffff', { y: -160, height: 78, reach: 150 })}`;
  const text = drawLabelText(look, { top: -488, bottom: -222, width: 262, ink: palette.ink, hasLatin: false });
  return {
    width: 430,
    height: 730,
    cast: 'M-210 0L-186 -660H100L190 -550L210 0Z',
    svg: `${spout}${drawFilm(pen, film)}${seams}<g clip-path="${clip}"><path d="${label}" fill="${brand.paper}" opacity=".94"/>${band}${text}</g><path d="M-132 -486C-140 -380 -150 -260 -156 -150" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round" fill="none" filter="${pen.blur(6)}"/>`,
  };
};
