// The label round a cylinder: front in three layouts, and the back panel.

import { contrast, darken, mix } from '../../color.ts';
import { drawText, measureText, outlineText, splitEvenly, type FontName } from '../../lettering.ts';
import { drawLineMotif, drawMotifRow } from '../../motifs/line-motif.ts';
import { place, round, type Pen } from '../../svg.ts';
import type { LabelText, Look } from '../shape.ts';
import { drawBackPanel } from './back-panel.ts';
import { strip } from './glass.ts';

export interface LabelPlace {
  halfWidth: number;
  top: number;
  bottom: number;
  sag: number;
  /** Height of the motif band against the label. */
  band?: number;
  /** Small labels leave the botanical name out. */
  hasLatin?: boolean;
}

interface Line {
  text: string;
  font: FontName;
  size: number;
  track?: number;
  /** Space above, to the last baseline. */
  lead: number;
  opacity?: number;
}

const capitals = ({ kind, volume }: LabelText) => [kind.toUpperCase(), volume].filter(Boolean).join(' · ');

function toLines({ brand, text }: Look, unit: number, max: number, hasLatin: boolean): { lines: Line[]; rule: number } {
  const nameStyle = { font: brand.nameFont, size: unit * 1.75 };
  const needsTwo = measureText(text.name, nameStyle) > max * 1.12 && text.name.includes(' ');
  const names = needsTwo ? splitEvenly(text.name, nameStyle) : [text.name];
  const size = unit * (names.length > 1 ? 1.42 : 1.75);
  const latin =
    hasLatin && text.latin
      ? [{ text: text.latin, font: 'italic' as const, size: unit * 0.6, lead: unit * 0.84, opacity: 0.88 }]
      : [];
  return {
    rule: unit * 0.5,
    lines: [
      {
        text: brand.wordmark,
        font: brand.font,
        size: unit * brand.scale,
        track: brand.track,
        lead: unit * brand.scale * 0.8,
      },
      ...names.map((name, index) => ({
        text: name,
        font: brand.nameFont,
        size,
        lead: index ? size * 0.98 : unit * 0.5 + size * 0.98,
      })),
      { text: capitals(text), font: 'bold', size: unit * 0.47, track: 0.12, lead: unit * 0.92 },
      ...latin,
    ],
  };
}

/** Stack of wordmark, rule, name, kind and botanical name, in the middle of the area from `top` to `bottom`. */
export function drawLabelText(
  look: Look,
  area: { top: number; bottom: number; width: number; ink: string; hasLatin?: boolean; unit?: number },
): string {
  const { top, bottom, width, ink, hasLatin = true } = area;
  const height = bottom - top;
  const unit = area.unit ?? height / (hasLatin && look.text.latin ? 6.3 : 5.6);
  let { lines, rule } = toLines(look, unit, width, hasLatin);
  const total = lines.reduce((sum, line) => sum + line.lead, 0);
  const room = height * 0.94;
  if (total > room) ({ lines, rule } = toLines(look, (unit * room) / total, width, hasLatin));
  let y = top + (height - lines.reduce((sum, line) => sum + line.lead, 0)) / 2;
  return lines
    .map(({ text, lead, opacity, ...style }, index) => {
      y += lead;
      const line = drawText(text, { ...style, y, max: width, fill: ink, ...(opacity ? { opacity } : {}) });
      if (index > 0) return line;
      return `${line}<path d="M${round(-rule)} ${round(y + rule)}H${round(rule)}" stroke="${ink}" stroke-opacity=".7" stroke-width="${round(rule * 0.12)}"/>`;
    })
    .join('');
}

/** Deep enough for small text in the paper's colour. */
export function deepTone({ palette, brand }: Look): string {
  let tone = palette.tone;
  while (contrast(tone, brand.paper) < 5.2) tone = darken(mix(tone, palette.ink, 0.12), 0.02);
  return tone;
}

function drawBandLayout(
  pen: Pen,
  look: Look,
  { halfWidth, top, bottom, sag, band = 0.4, hasLatin = true }: LabelPlace,
): string {
  const { palette, brand } = look;
  const split = top + (bottom - top) * (1 - band);
  const height = (bottom - top) * band;
  const paper = pen.linear(
    [
      [0, brand.paper],
      [1, mix(brand.paper, palette.tone, 0.07)],
    ],
    [0, 0, 0, 1],
  );
  const row = drawMotifRow(palette.motif, '#ffffff', {
    y: split + height * 0.5 + sag * 0.9,
    height: height * 0.78,
    reach: halfWidth,
    sag,
  });
  return `<path d="${strip(halfWidth, top, bottom + 12, sag)}" fill="${paper}"/><path d="${strip(halfWidth, split, bottom + 10, sag)}" fill="${palette.tone}"/>${row}${drawLabelText(look, { top: top + sag * 0.9, bottom: split + sag * 0.6, width: halfWidth * 1.56, ink: palette.ink, hasLatin })}`;
}

function drawFrameLayout(pen: Pen, look: Look, { halfWidth, top, bottom, sag, hasLatin = true }: LabelPlace): string {
  const { palette, brand } = look;
  const height = bottom - top;
  const paper = pen.linear(
    [
      [0, brand.paper],
      [1, mix(brand.paper, palette.tone, 0.05)],
    ],
    [0, 0, 0, 1],
  );
  const inset = height * 0.045;
  const frame = (gap: number, width: number) =>
    `<path d="${strip(round(halfWidth * 0.86 - gap), top + inset + gap, bottom - inset - gap, sag)}" fill="none" stroke="${palette.tone}" stroke-width="${width}"/>`;
  const motifHeight = height * (height < halfWidth * 1.3 ? 0.26 : 0.3);
  const motif = place(
    0,
    top + inset * 2 + sag * 0.9 + motifHeight * 0.56,
    0,
    motifHeight / 138,
    drawLineMotif(palette.motif, palette.tone, 3.4),
  );
  const textTop = top + inset * 1.6 + sag * 0.9 + motifHeight;
  return `<path d="${strip(halfWidth, top, bottom + 12, sag)}" fill="${paper}"/>${frame(0, 3)}${frame(7, 1.4)}${motif}${drawLabelText(look, { top: textTop, bottom: bottom - inset * 1.6 + sag * 0.5, width: halfWidth * 1.42, ink: palette.ink, hasLatin })}`;
}

function drawFullLayout(pen: Pen, look: Look, { halfWidth, top, bottom, sag, hasLatin = true }: LabelPlace): string {
  const { palette, brand } = look;
  const height = bottom - top;
  const tone = deepTone(look);
  const fill = pen.linear(
    [
      [0, mix(tone, brand.paper, 0.06)],
      [1, darken(tone, 0.12)],
    ],
    [0, 0, 0, 1],
  );
  const size = height * 0.36;
  const row = `<g opacity=".62">${drawMotifRow(palette.motif, mix(tone, brand.paper, 0.7), { y: bottom - size * 0.46 + sag * 0.6, height: size * 0.82, reach: halfWidth, sag })}</g>`;
  const line = (y: number) =>
    `<path d="M${-halfWidth} ${round(y)}A${halfWidth} ${sag} 0 0 0 ${halfWidth} ${round(y)}" stroke="${brand.paper}" stroke-opacity=".8" stroke-width="2.4" fill="none"/>`;
  return `<path d="${strip(halfWidth, top, bottom + 12, sag)}" fill="${fill}"/>${line(top + 9)}${line(bottom - 9)}${row}${drawLabelText(look, { top: top + sag * 0.9 + height * 0.03, bottom: bottom - size + sag * 0.6, width: halfWidth * 1.56, ink: brand.paper, hasLatin })}`;
}

export function drawLabel(pen: Pen, look: Look, area: LabelPlace): string {
  const { halfWidth, top, bottom, sag } = area;
  const path = strip(halfWidth, top, bottom, sag);
  const shade = pen.linear([
    [0, '#2a1608', 0.5],
    [0.08, '#2a1608', 0.2],
    [0.24, '#ffffff', 0.2],
    [0.42, '#ffffff', 0],
    [0.7, '#2a1608', 0.07],
    [0.9, '#2a1608', 0.22],
    [1, '#2a1608', 0.42],
  ]);
  const layouts = { band: drawBandLayout, frame: drawFrameLayout, full: drawFullLayout };
  const face = look.back ? drawBackPanel(look, look.back, area) : layouts[look.brand.layout](pen, look, area);
  return `<g clip-path="${pen.clip(path)}">${face}</g><path d="${path}" fill="${shade}"/>`;
}

/** Wordmark alone, for embossing and for boxes. */
export function outlineWordmark(look: Look, options: { y: number; size: number; max: number }): string {
  const { wordmark, font, track, scale } = look.brand;
  return outlineText(wordmark, { y: options.y, size: options.size * scale, font, track, max: options.max });
}
