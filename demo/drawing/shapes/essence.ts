// The flask of room fragrances: low, square-shouldered, with a screw cap, so that nobody takes it for an essential oil.

import { drawText } from '../lettering.ts';
import type { Pen } from '../svg.ts';
import { drawRibbed } from './parts/caps.ts';
import { drawGlass, drawReflection, getGlass, strip } from './parts/glass.ts';
import { drawLabel } from './parts/label.ts';
import type { DrawShape, Look } from './shape.ts';

const halfWidth = 204;
const sag = 17;

/** Says on the label what the flask is not. */
function drawWarning(pen: Pen, { brand, palette }: Look): string {
  const path = strip(halfWidth - 0.5, -92, -30, sag);
  const shade = pen.linear([
    [0, '#2a1608', 0.5],
    [0.1, '#2a1608', 0.16],
    [0.3, '#2a1608', 0],
    [0.8, '#2a1608', 0.1],
    [1, '#2a1608', 0.42],
  ]);
  const text = drawText('NÃO É ÓLEO ESSENCIAL', {
    y: -46 + sag * 0.5,
    size: 27,
    font: 'bold',
    track: 0.1,
    max: halfWidth * 1.6,
    fill: palette.ink,
  });
  return `<path d="${path}" fill="${brand.paper}"/><path d="M${-halfWidth} -92A${halfWidth} ${sag} 0 0 0 ${halfWidth} -92" stroke="${palette.tone}" stroke-width="5" fill="none"/>${text}<path d="${path}" fill="${shade}"/>`;
}

export const drawEssence: DrawShape = (pen, look) => {
  const glass = getGlass(look);
  const path =
    'M-204 -34L-204 -352Q-204 -384 -172 -388L-78 -396V-424H78V-396L172 -388Q204 -384 204 -352L204 -34Q204 4 150 10Q0 22 -150 10Q-204 4 -204 -34Z';
  return {
    width: halfWidth * 2,
    height: 560,
    glow: glass.glow,
    cast: 'M-204 0V-384H-84V-560H84V-384H204V0Z',
    svg: [
      drawGlass(pen, glass, { path, halfWidth, height: 388, sag, level: { y: -352, halfWidth: 195 } }),
      drawRibbed(pen, { halfWidth: 92, top: -556, bottom: -412, sag: 12, color: look.palette.tone }, 30),
      drawLabel(pen, look, { halfWidth: halfWidth - 0.5, top: -342, bottom: -92, sag, band: 0.3, hasLatin: false }),
      drawWarning(pen, look),
      drawReflection(pen, halfWidth, 388),
    ].join(''),
  };
};
