// Lip balm: a slim twist-up stick, printed along its length, its cap lying before it.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { drawLineMotif } from '../motifs/line-motif.ts';
import { place, round, type Pen } from '../svg.ts';
import { drawRibbed, drawSmooth } from './parts/caps.ts';
import { strip } from './parts/glass.ts';
import { deepTone } from './parts/label.ts';
import type { DrawShape, Look } from './shape.ts';

const halfWidth = 66;
const sag = 9;

/** The slanted bullet, as a new one comes. */
function drawBullet(pen: Pen, color: string): string {
  const fill = pen.linear([
    [0, darken(color, 0.28)],
    [0.26, lighten(color, 0.6)],
    [0.52, color],
    [1, darken(color, 0.28)],
  ]);
  const cut = pen.linear(
    [
      [0, lighten(color, 0.72)],
      [1, lighten(color, 0.2)],
    ],
    [0, 0, 1, 1],
  );
  return `<path d="M-50 -478V-556Q-46 -612 -8 -622Q42 -592 50 -520V-478A50 7 0 0 1 -50 -478Z" fill="${fill}"/><path d="M-46 -566C-44 -604 -26 -624 -6 -622C26 -606 46 -566 49 -524C24 -520 -22 -536 -46 -566Z" fill="${cut}"/>`;
}

/** Wordmark, name, kind and weight, to be read from below upwards. */
function drawPrint({ brand, text }: Look): string {
  const line = (body: string) => place(0, 0, -90, 1, body);
  const kind = [text.kind.toUpperCase(), text.volume].filter(Boolean).join(' · ');
  return line(
    [
      drawText(brand.wordmark, {
        x: 90,
        y: -18,
        anchor: 'start',
        size: 24 * brand.scale,
        font: brand.font,
        track: brand.track,
        max: 150,
        fill: brand.paper,
      }),
      drawText(text.name, {
        x: 90,
        y: 22,
        anchor: 'start',
        size: 44,
        font: brand.nameFont,
        max: 230,
        fill: brand.paper,
      }),
      drawText(kind, {
        x: 90,
        y: 46,
        anchor: 'start',
        size: 13,
        font: 'bold',
        track: 0.12,
        max: 230,
        fill: brand.paper,
        opacity: 0.9,
      }),
    ].join(''),
  );
}

/** The cap lies on its side, its opening to the right. */
function drawLyingCap(pen: Pen, color: string): string {
  const fill = pen.linear(
    [
      [0, darken(color, 0.1)],
      [0.2, lighten(color, 0.6)],
      [0.45, color],
      [1, darken(color, 0.46)],
    ],
    [0, 0, 0, 1],
  );
  const contact = `<ellipse cx="4" cy="6" rx="112" ry="13" fill="#2b1806" opacity=".4" filter="${pen.blur(7)}"/>`;
  return `${contact}<path d="M-96 -128Q-112 -124 -114 -64Q-112 -4 -96 0H98A15 64 0 0 0 98 -128Z" fill="${fill}"/><ellipse cx="98" cy="-64" rx="15" ry="64" fill="${lighten(color, 0.3)}"/><ellipse cx="99" cy="-64" rx="11.5" ry="56" fill="${darken(color, 0.62)}"/><path d="M-88 -104H82" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round" filter="${pen.blur(3)}"/>`;
}

export const drawLipBalm: DrawShape = (pen, look) => {
  const { palette, brand } = look;
  const tone = deepTone(look);
  const balm = mix('#fff3da', palette.dark ? palette.tone : palette.wall, 0.3);
  const path = strip(halfWidth, -440, -64, sag);
  const shade = pen.linear([
    [0, '#2a1608', 0.5],
    [0.1, '#2a1608', 0.16],
    [0.24, '#ffffff', 0.42],
    [0.4, '#ffffff', 0.02],
    [0.72, '#2a1608', 0.08],
    [0.93, '#ffffff', 0.12],
    [1, '#2a1608', 0.42],
  ]);
  const motif = place(0, -392, 0, 0.5, drawLineMotif(palette.motif, brand.paper, 4));
  const stick = [
    drawBullet(pen, balm),
    drawSmooth(pen, { halfWidth: 58, top: -490, bottom: -436, sag: 8, color: '#f6f1e6' }),
    drawSmooth(pen, { halfWidth, top: -442, bottom: -60, sag, color: tone }),
    motif,
    drawPrint(look),
    `<path d="${path}" fill="${shade}"/>`,
    drawRibbed(pen, { halfWidth: halfWidth - 2, top: -58, bottom: -8, sag, color: brand.metal }, 30),
  ].join('');
  return {
    width: 380,
    height: 630,
    cast: `M${-halfWidth - 66} 0V-600H${round(halfWidth - 66)}V-110H170V0Z`,
    svg: `${place(-66, 0, 0, 1, stick)}${place(122, 34, 0, 0.94, drawLyingCap(pen, tone))}`,
  };
};
