// The carton of a product without a label of its own, seen from behind.

import { darken, lighten, mix } from '../color.ts';
import { drawBackPanel } from './parts/back-panel.ts';
import { deepTone } from './parts/label.ts';
import type { DrawShape } from './shape.ts';

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
