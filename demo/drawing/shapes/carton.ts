// The carton of a product: its back, where the product has no label of its own, and its front.

import { darken, lighten, mix } from '../color.ts';
import { drawMotifRow } from '../motifs/line-motif.ts';
import { place, type Pen } from '../svg.ts';
import { drawBackPanel } from './parts/back-panel.ts';
import { deepTone, drawLabelText } from './parts/label.ts';
import type { DrawShape, Look, Shape } from './shape.ts';

export const drawCarton: DrawShape = (pen, look) => {
  const { brand } = look;
  const color = deepTone(look);
  const paper = mix(brand.paper, '#ffffff', 0.2);
  const side = pen.linear([
    [0, darken(color, 0.12)],
    [1, darken(color, 0.42)],
  ]);
  const light = pen.linear(
    [
      [0, '#ffffff', 0.26],
      [0.4, '#ffffff', 0],
      [1, '#2a1608', 0.16],
    ],
    [0, 0, 1, 1],
  );
  const face = 'M-250 -640H206V0H-250Z';
  const panel = look.back
    ? `<g transform="translate(-22 0)">${drawBackPanel({ ...look, brand: { ...brand, paper } }, look.back, { halfWidth: 228, top: -596, bottom: -96, sag: 0 })}</g>`
    : '';
  return {
    width: 520,
    height: 690,
    cast: 'M-250 0V-680H262V0Z',
    svg: `<path d="M206 -640L264 -676V-40L206 0Z" fill="${side}"/><path d="M-250 -640L-190 -676H264L206 -640Z" fill="${lighten(color, 0.3)}"/><path d="${face}" fill="${paper}"/>${panel}<path d="M-250 -640H206V-608H-250ZM-250 -84H206V0H-250Z" fill="${color}"/><path d="${face}" fill="${light}"/><path d="M-250 -639H206" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`,
  };
};

/** Printed in the palette's tone, with the label of the product on paper. */
export function drawCartonFront(pen: Pen, look: Look): Shape {
  const { brand, palette } = look;
  const color = deepTone(look);
  const side = pen.linear([
    [0, darken(color, 0.2)],
    [1, darken(color, 0.48)],
  ]);
  const light = pen.linear(
    [
      [0, '#ffffff', 0.24],
      [0.45, '#ffffff', 0],
      [1, '#1d0f08', 0.22],
    ],
    [0, 0, 1, 1],
  );
  const face = 'M-220 -560H176V0H-220Z';
  const row = `<g opacity=".34" clip-path="${pen.clip(face)}">${place(-22, 0, 0, 1, drawMotifRow(palette.motif, '#ffffff', { y: -78, height: 110, reach: 210 }))}</g>`;
  const text = place(
    -22,
    0,
    0,
    1,
    drawLabelText(look, { top: -486, bottom: -196, width: 268, ink: palette.ink, hasLatin: false }),
  );
  return {
    width: 470,
    height: 600,
    cast: 'M-220 0V-590H232V0Z',
    svg: `<path d="M176 -560L232 -594V-34L176 0Z" fill="${side}"/><path d="M-220 -560L-166 -594H232L176 -560Z" fill="${lighten(color, 0.3)}"/><path d="${face}" fill="${color}"/>${row}<rect x="-184" y="-512" width="324" height="342" rx="4" fill="${brand.paper}"/><rect x="-172" y="-500" width="300" height="318" rx="2" fill="none" stroke="${palette.tone}" stroke-opacity=".6" stroke-width="2.4"/>${text}<path d="${face}" fill="${light}"/><path d="M-220 -559H176" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
  };
}
