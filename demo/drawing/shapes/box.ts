// Gift box: closed with a ribbon, or open as a tray for the products of a kit.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { drawMotifRow } from '../motifs/line-motif.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { deepTone, drawLabelText } from './parts/label.ts';
import type { DrawShape, Look } from './shape.ts';

const faceFill = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, lighten(color, 0.16)],
      [0.45, color],
      [1, darken(color, 0.24)],
    ],
    [0, 0, 1, 1],
  );

function drawRibbon(pen: Pen, color: string): string {
  const satin = pen.linear([
    [0, darken(color, 0.28)],
    [0.3, lighten(color, 0.5)],
    [0.55, color],
    [1, darken(color, 0.3)],
  ]);
  const loop = 'M0 -446C-30 -520 -150 -546 -160 -486C-164 -446 -70 -434 0 -446Z';
  return `<rect x="168" y="-362" width="38" height="362" fill="${satin}"/><path d="M168 -362L146 -446H180L206 -362Z" fill="${satin}"/><g transform="translate(164 2)"><path d="M-6 -440L-64 -366L-40 -362L-34 -346L6 -432ZM6 -440L62 -376L40 -368L36 -350L-6 -432Z" fill="${satin}"/><path d="${loop}" fill="${satin}"/><path d="${loop}" transform="scale(-1 1)" fill="${satin}"/><path d="M-120 -500C-96 -506 -40 -478 -14 -452M120 -500C96 -506 40 -478 14 -452" stroke="${darken(color, 0.4)}" stroke-opacity=".5" stroke-width="5" fill="none"/><rect x="-22" y="-466" width="44" height="36" rx="12" fill="${color}"/></g>`;
}

/** Closed box; its front carries the label. */
export const drawBox: DrawShape = (pen, look) => {
  const { palette, brand } = look;
  const color = deepTone(look);
  const lid = pen.linear(
    [
      [0, lighten(color, 0.3)],
      [1, lighten(color, 0.06)],
    ],
    [0, 0, 1, 1],
  );
  // Spare parts have no ribbon.
  const hasRibbon = !/reposição/i.test(look.text.kind);
  const motifs = `<g opacity=".2" clip-path="${pen.clip('M-254 -290H254V2H-254Z')}">${drawMotifRow(palette.motif, '#ffffff', { y: -62, height: 108, reach: 210 })}</g>`;
  const text = drawLabelText(look, { top: -258, bottom: -92, width: 372, ink: brand.paper, hasLatin: false });
  return {
    width: 540,
    height: 480,
    cast: 'M-260 0V-430H260V0Z',
    svg: `<path d="M-254 -290H254V-6Q254 2 246 2H-246Q-254 2 -254 -6Z" fill="${faceFill(pen, color)}"/>${motifs}${place(hasRibbon ? -40 : 0, 0, 0, 1, text)}<path d="M-254 -284H254V-250H-254Z" fill="#000" opacity=".3" filter="${pen.blur(7)}"/><path d="M-266 -360H266V-278Q266 -272 260 -272H-260Q-266 -272 -266 -278Z" fill="${faceFill(pen, lighten(color, 0.08))}"/><path d="M-266 -360L-226 -448H226L266 -360Z" fill="${lid}"/><path d="M-266 -360H266" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>${hasRibbon ? drawRibbon(pen, brand.metal) : ''}`,
  };
};

/** Size of the open box in its own units; the products of a kit stand between its back and its front. */
export const tray = { halfWidth: 350, front: 200, depth: 52 } as const;

/** The inside of the open box: back wall and bottom. */
export function drawTrayBack(pen: Pen, look: Look): string {
  const color = deepTone(look);
  const inside = pen.linear(
    [
      [0, darken(color, 0.28)],
      [1, darken(color, 0.6)],
    ],
    [0, 0, 0, 1],
  );
  const { halfWidth, front, depth } = tray;
  const back = halfWidth - 34;
  return `<path d="M${-halfWidth} ${-front}L${-back} ${-front - depth}H${back}L${halfWidth} ${-front}V-20H${-halfWidth}Z" fill="${inside}"/><path d="M${-halfWidth} ${-front}L${-back} ${-front - depth}H${back}L${halfWidth} ${-front}" stroke="${lighten(color, 0.3)}" stroke-width="7" fill="none" stroke-linejoin="round"/>`;
}

/** Shredded paper that the products sit in. */
function drawShreds(look: Look): string {
  const { halfWidth, front } = tray;
  const random = createRandom(`shreds ${look.text.name}`);
  const paper = look.brand.paper;
  const colors = [paper, mix(paper, look.palette.tone, 0.16), mix(paper, look.palette.tone, 0.3), darken(paper, 0.1)];
  return repeat(170, (index) => {
    const x = -halfWidth + 52 + random() * (halfWidth * 2 - 104);
    const y = -front + 18 - random() * 42 * (1 - (x / halfWidth) ** 4);
    const reach = 20 + random() * 30;
    const path = `M${round(x - reach)} ${round(y + 10)}Q${round(x - reach / 3)} ${round(y - 20 - random() * 22)} ${round(x)} ${round(y)}T${round(x + reach)} ${round(y + 8 - random() * 20)}`;
    return `<path d="${path}" stroke="${colors[index % 4]}" stroke-width="${round(5 + random() * 3)}" fill="none" stroke-linecap="round"/>`;
  });
}

/** Filling and front wall with the kit's name. */
export function drawTrayFront(pen: Pen, look: Look): string {
  const { palette, brand, text } = look;
  const { halfWidth, front } = tray;
  const color = deepTone(look);
  const row = `<g opacity=".2">${drawMotifRow(palette.motif, '#ffffff', { y: -front * 0.47, height: 168, reach: halfWidth - 70 })}</g>`;
  const mark = drawText(brand.wordmark, {
    y: -front * 0.6,
    size: 56 * brand.scale,
    font: brand.font,
    track: brand.track,
    max: 420,
    fill: brand.paper,
  });
  const name = drawText(text.name, { y: -front * 0.32, size: 48, font: 'italic', max: 560, fill: brand.paper });
  // The volume "1 kit" is redundant on a kit.
  const kind = [text.kind.toUpperCase(), text.volume].filter((word) => word && word !== '1 kit').join(' · ');
  const line = kind
    ? drawText(kind, {
        y: -front * 0.13,
        size: 19,
        font: 'bold',
        track: 0.14,
        max: 520,
        fill: brand.paper,
        opacity: 0.92,
      })
    : '';
  const clip = pen.clip(`M${-halfWidth} ${-front}H${halfWidth}V0H${-halfWidth}Z`);
  return `${drawShreds(look)}<path d="M${-halfWidth} ${-front}H${halfWidth}L${halfWidth - 8} -8Q${halfWidth - 9} 0 ${halfWidth - 17} 0H${-halfWidth + 17}Q${-halfWidth + 9} 0 ${-halfWidth + 8} -8Z" fill="${faceFill(pen, color)}"/><g clip-path="${clip}">${row}</g><path d="M${-halfWidth} ${-front}H${halfWidth}" stroke="${lighten(color, 0.5)}" stroke-width="6"/><path d="M${-halfWidth + 26} ${-front + 16}H${halfWidth - 26}" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>${mark}${name}${line}`;
}
