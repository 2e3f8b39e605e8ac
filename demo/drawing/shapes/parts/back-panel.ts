// The back of a package: small print and a bar code.

import { drawText, wrapText } from '../../lettering.ts';
import { repeat, round } from '../../svg.ts';
import type { BackPanel, Look } from '../shape.ts';
import { strip } from './glass.ts';

const leftOdd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parity = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

const invert = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('');

/** The 95 modules of an EAN-13 code, `1` for a bar. */
export function toBarcodeModules(digits: string): string {
  const [first = 0, ...rest] = [...digits].map(Number);
  const left = rest.slice(0, 6).map((digit, index) => {
    const odd = leftOdd[digit] ?? '';
    if (parity[first]?.[index] === 'O') return odd;
    return [...invert(odd)].toReversed().join('');
  });
  const right = rest.slice(6).map((digit) => invert(leftOdd[digit] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

function drawBarcode(digits: string, x: number, y: number, width: number, height: number): string {
  const module = width / 95;
  const bars = [...toBarcodeModules(digits)];
  const path = repeat(95, (index) =>
    bars[index] === '1'
      ? `M${round(x + index * module)} ${round(y)}h${Math.round(module * 100) / 100}v${round(height)}h${-Math.round(module * 100) / 100}z`
      : '',
  );
  const quiet = module * 7;
  const number = drawText(digits, {
    x: x + width / 2,
    y: y + height + module * 11,
    size: module * 10.5,
    font: 'sans',
    track: 0.12,
    fill: '#1d1d1b',
  });
  return `<rect x="${round(x - quiet)}" y="${round(y - quiet * 0.7)}" width="${round(width + quiet * 2)}" height="${round(height + module * 20)}" fill="#fff"/><path d="${path}" fill="#1d1d1b"/>${number}`;
}

interface PrintedLine {
  line: string;
  lead: number;
}

function setParagraphs(paragraphs: readonly string[], size: number, width: number): PrintedLine[] {
  return paragraphs.flatMap((paragraph, index) =>
    wrapText(paragraph, { size, font: 'sans' }, width).map((line, row) => ({
      line,
      lead: size * (row === 0 && index > 0 ? 2 : 1.42),
    })),
  );
}

/** The largest print that fits; when even the smallest does not, the last paragraphs are left out, or else the first. */
function fitParagraphs(
  paragraphs: readonly string[],
  sizes: readonly [large: number, small: number],
  area: { width: number; height: number },
): { size: number; lines: PrintedLine[] } {
  const [large, small] = sizes;
  const isFitting = (lines: PrintedLine[]) => lines.reduce((sum, { lead }) => sum + lead, 0) <= area.height;
  for (let size = large; size >= small; size -= (large - small) / 10) {
    const lines = setParagraphs(paragraphs, size, area.width);
    if (isFitting(lines)) return { size, lines };
  }
  for (let count = paragraphs.length - 1; count > 0; count -= 1) {
    const lines = setParagraphs(paragraphs.slice(0, count), small, area.width);
    if (isFitting(lines)) return { size: small, lines };
  }
  // A long composition stands on the carton: the label keeps what fits of the rest.
  return paragraphs.length > 1 ? fitParagraphs(paragraphs.slice(1), sizes, area) : { size: small, lines: [] };
}

/** Set in the brand's paper: name, small print, bar code. */
export function drawBackPanel(
  look: Look,
  panel: BackPanel,
  area: { halfWidth: number; top: number; bottom: number; sag: number },
): string {
  const { palette, brand, text } = look;
  const { halfWidth, top, bottom, sag } = area;
  const height = bottom - top;
  const width = halfWidth * 1.5;
  const left = -width / 2;
  const nameSize = Math.min(halfWidth * 0.17, height * 0.085);
  const codeHeight = Math.min(height * 0.13, halfWidth * 0.4);
  const codeWidth = Math.min(width * 0.62, codeHeight * 3.2);
  const codeTop = bottom - codeHeight - codeWidth * 0.17 - height * 0.03 + sag * 0.5;
  const nameY = top + sag + nameSize * 1.4;
  const limit = (panel.barcode ? codeTop - codeWidth * 0.1 : bottom - height * 0.04) - nameSize * 0.2;
  const lot = panel.lot
    ? drawText(panel.lot, {
        x: left,
        y: nameY + nameSize * 1.5,
        size: Math.min(halfWidth * 0.115, nameSize * 0.78),
        font: 'bold',
        anchor: 'start',
        max: width,
        fill: palette.ink,
      })
    : '';
  let y = nameY + nameSize * (panel.lot ? 1.7 : 0.7);
  const { size, lines } = fitParagraphs(panel.paragraphs, [halfWidth * 0.105, halfWidth * 0.068], {
    width,
    height: limit - y,
  });
  const body = lines.map(({ line, lead }) => {
    y += lead;
    return drawText(line, { x: left, y, size, font: 'sans', anchor: 'start', max: width, fill: palette.ink });
  });
  const heading = drawText(text.name, {
    x: left,
    y: nameY,
    size: nameSize,
    font: brand.nameFont,
    anchor: 'start',
    max: width,
    fill: palette.ink,
  });
  const rule = `<path d="M${round(left)} ${round(nameY + nameSize * 0.5)}h${round(width)}" stroke="${palette.tone}" stroke-width="2"/>`;
  const code = panel.barcode ? drawBarcode(panel.barcode, -codeWidth / 2, codeTop, codeWidth, codeHeight) : '';
  return `<path d="${strip(halfWidth, top, bottom + 12, sag)}" fill="${brand.paper}"/>${heading}${rule}${lot}${body.join('')}${code}`;
}
