// Means of payment as own one-colour word marks in a card of 40 x 26; no brand's artwork.

import type { FontName } from '../lettering.ts';
import { repeat } from '../svg.ts';
import { drawCompactText } from './compact-outline.ts';

interface Word {
  text: string;
  y: number;
  size: number;
  font: FontName;
  track?: number;
}

const words: Readonly<Record<string, readonly Word[]>> = {
  mastercard: [
    { text: 'master', y: 12.2, size: 8.4, font: 'bold' },
    { text: 'card', y: 20.2, size: 8.4, font: 'bold' },
  ],
  diners: [
    { text: 'Diners', y: 12.4, size: 9.6, font: 'serif' },
    { text: 'CLUB', y: 19.8, size: 5.6, font: 'bold', track: 0.24 },
  ],
  pix: [{ text: 'pix', y: 17.6, size: 16, font: 'heavy', track: 0.02 }],
  visa: [{ text: 'VISA', y: 17.4, size: 12.4, font: 'heavy', track: 0.03 }],
  amex: [
    { text: 'AMERICAN', y: 11.8, size: 5.8, font: 'heavy', track: 0.05 },
    { text: 'EXPRESS', y: 19, size: 5.8, font: 'heavy', track: 0.12 },
  ],
  aura: [{ text: 'aura', y: 16.6, size: 13, font: 'light', track: 0.03 }],
  discover: [{ text: 'DISCOVER', y: 15.4, size: 6.8, font: 'bold', track: 0.04 }],
  elo: [{ text: 'elo', y: 17.4, size: 15.4, font: 'bold' }],
  hipercard: [
    { text: 'Hiper', y: 12.4, size: 9.6, font: 'italic' },
    { text: 'card', y: 20.4, size: 9.6, font: 'italic' },
  ],
  jcb: [{ text: 'JCB', y: 17.2, size: 12.4, font: 'display', track: 0.08 }],
};

const card = '<rect x=".5" y=".5" width="39" height="25" rx="4" fill="none" stroke="currentColor"/>';
const frame = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26">${card}${body}</svg>`;

/** Bars of a payment slip. */
function drawSlip(): string {
  const widths = [1, 2, 1, 1, 3, 1, 2, 1, 1, 2];
  let x = 7.5;
  const bars = repeat(widths.length, (index) => {
    const width = widths[index] ?? 1;
    const bar = `M${Math.round(x * 10) / 10} 6.5h${width}v13h-${width}z`;
    x += width + 1.2;
    return bar;
  });
  return `<path fill="currentColor" d="${bars}"/>`;
}

/** SVG text by file name. */
export function drawPaymentMarks(): Map<string, string> {
  const marks = Object.entries(words).map(([name, lines]): [string, string] => [
    name,
    frame(drawCompactText(lines.map((line) => ({ ...line, x: 20, max: 33 })))),
  ]);
  return new Map([...marks, ['boleto', frame(drawSlip())]]);
}
