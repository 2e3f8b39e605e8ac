// Marks of payment methods: simple renditions in the shape and colours that shoppers know, each on a card of 40 x 26.

import { round } from '../svg.ts';
import { drawCompactText } from './compact-outline.ts';

interface Mark {
  body: string;
  /** Colour of the card; white by default. */
  card?: string;
}

const [cardWidth, cardHeight] = [40, 26];

const white = '#fff';
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
const stroke = (path: string, width: number, color: string) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** Part of a ring between two angles in degrees, clockwise from the right. */
function arc(x: number, y: number, radius: number, [from, to]: readonly [number, number]): string {
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

/** Letters that lean as in the original; they are written on the base line `y`. */
const lean = (body: string, y: number, degrees: number) =>
  `<g transform="translate(0 ${y})skewX(${-degrees})translate(0 ${-y})">${body}</g>`;

/** The V with the flick at its left arm, the I, the S and the A, between y 8 and y 18. */
const visa = lean(
  area(
    [
      'M4.4 8h3.5c.8 0 1.2.4 1.3 1.1l1.1 5.7L12.6 8h2.8L11.2 18H8.3L6.3 10.3C6 9.4 5.4 8.9 4.3 8.6z',
      'M16.6 8h2.6v10h-2.6z',
      'M27 8.4v2.3c-1-.4-1.9-.6-2.7-.6-.9 0-1.4.3-1.4.8 0 1.5 4.4 1.1 4.4 4.1 0 2-1.6 3.2-4.1 3.2-1.2 0-2.2-.2-3-.6v-2.4c1 .5 2 .8 2.9.8s1.4-.3 1.4-.8c0-1.6-4.3-1.2-4.3-4.2 0-1.9 1.5-3.2 4-3.2 1.1 0 2 .2 2.8.6z',
      'M32.7 8h2.3l2.2 10h-2.6l-.4-1.9h-3.2l-.7 1.9h-2.7l4-9.3c.2-.5.6-.7 1.1-.7zm.2 3.1l-1.2 3h1.9z',
    ].join(''),
    '#1434cb',
  ),
  13,
  9,
);

const mastercard = [
  disc(15.4, 13, 7.6, '#eb001b'),
  disc(24.6, 13, 7.6, '#f79e1b'),
  area('M20 6.95A7.6 7.6 0 0 1 20 19.05A7.6 7.6 0 0 1 20 6.95z', '#ff5f00'),
].join('');

const diners = [
  area('M18.5 4.5H21.6a8.5 8.5 0 0 1 0 17H18.5a8.5 8.5 0 0 1 0-17z', '#0079be'),
  disc(18.5, 13, 7.3, white),
  area('M17 7.9v10.2a5.3 5.3 0 0 1 0-10.2zM20 7.9v10.2a5.3 5.3 0 0 0 0-10.2z', '#0079be'),
].join('');

/** The square on its corner, in which two white lines bend toward each other. */
const pix = [
  '<rect x="-5.9" y="-5.9" width="11.8" height="11.8" rx="2" transform="translate(12.2 13)rotate(45)" fill="#32bcad"/>',
  stroke('M4 9.1h3.1c.9 0 1.7.3 2.3.9l1.9 1.9c.5.5 1.3.5 1.8 0L15 10c.6-.6 1.4-.9 2.3-.9h3.1', 1.25, white),
  stroke('M4 16.9h3.1c.9 0 1.7-.3 2.3-.9l1.9-1.9c.5-.5 1.3-.5 1.8 0L15 16c.6.6 1.4.9 2.3.9h3.1', 1.25, white),
  drawCompactText([{ text: 'pix', x: 29.3, y: 16.2, size: 10.5, font: 'bold', max: 13 }], '#4d5156'),
].join('');

const amex = drawCompactText(
  [
    { text: 'AMERICAN', x: 20, y: 12.1, size: 7.2, font: 'heavy', max: 33.5 },
    { text: 'EXPRESS', x: 20, y: 19.5, size: 8.2, font: 'heavy', max: 33.5 },
  ],
  white,
);

const aura = [
  stroke(arc(20, 18, 12, [212, 328]), 2, '#ffc629'),
  drawCompactText([{ text: 'aura', x: 20, y: 19.8, size: 10.8, font: 'bold', max: 26 }], white),
].join('');

const discover = [
  area('M40 15.5V22a4 4 0 0 1-4 4H14C24.5 24.2 33.5 20.6 40 15.5z', '#f47216'),
  drawCompactText(
    [
      { text: 'DISC', x: 3.4, y: 14.2, size: 6.6, font: 'heavy', anchor: 'start' },
      { text: 'VER', x: 37, y: 14.2, size: 6.6, font: 'heavy', anchor: 'end' },
    ],
    '#1d1d1b',
  ),
  disc(21.95, 11.9, 2.75, '#f47216'),
].join('');

const elo = [
  stroke(arc(10.5, 13, 4.9, [-108, -8]), 2.7, '#ffcb05'),
  stroke(arc(10.5, 13, 4.9, [8, 108]), 2.7, '#ef4123'),
  stroke(arc(10.5, 13, 4.9, [132, 228]), 2.7, '#00a4e0'),
  drawCompactText([{ text: 'elo', x: 27, y: 17, size: 12.5, font: 'bold', max: 18 }], white),
].join('');

const hipercard = [
  area('M8.6 5H36.8L33.6 18.2C33.2 20 31.8 21 30 21H3.2L6 8C6.4 6.2 7.2 5 8.6 5z', '#b3131b'),
  lean(drawCompactText([{ text: 'Hipercard', x: 20, y: 15, size: 6.6, font: 'bold', max: 26 }], white), 13, 11),
].join('');

const jcb = (
  [
    [8.6, '#0e4c96', 'J'],
    [16.5, '#d8103f', 'C'],
    [24.4, '#138a3d', 'B'],
  ] as const
)
  .map(
    ([x, color, letter]) =>
      area(`M${x + 3} 4.2h4v14.2a3.4 3.4 0 0 1-3.4 3.4H${x}V7.2a3 3 0 0 1 3-3z`, color) +
      drawCompactText([{ text: letter, x: x + 3.5, y: 15.5, size: 7.4, font: 'heavy' }], white),
  )
  .join('');

/** Bars of a payment slip over its line of digits. */
function drawSlip(): string {
  const widths = [0.9, 1.8, 0.9, 0.9, 2.7, 0.9, 1.8, 0.9, 0.9, 2.7, 0.9, 1.8, 0.9];
  let x = 5.6;
  const bars = widths.map((width) => {
    const bar = `M${round(x)} 5.5h${width}v11.5h-${width}z`;
    x += width + 0.9;
    return bar;
  });
  return area(bars.join(''), '#26302b') + stroke('M5.6 19.7H34.3', 1.4, '#26302b');
}

const marks: Readonly<Record<string, Mark>> = {
  mastercard: { body: mastercard },
  diners: { body: diners },
  pix: { body: pix },
  visa: { body: visa },
  amex: { body: amex, card: '#006fcf' },
  boleto: { body: drawSlip() },
  aura: { body: aura, card: '#173b8f' },
  discover: { body: discover },
  elo: { body: elo, card: '#111' },
  hipercard: { body: hipercard },
  jcb: { body: jcb },
};

const frame = (fill: string, lines: string) =>
  `<rect x=".5" y=".5" width="39" height="25" rx="4" fill="${fill}"${lines}/>`;

/** One file for all: each mark is a view of it, by the mark's name. */
export function drawPaymentMarks(): string {
  const cards = Object.entries(marks).map(([name, { body, card = white }], index) => {
    const x = index * cardWidth;
    const view = `<view id="${name}" viewBox="${x} 0 ${cardWidth} ${cardHeight}"/>`;
    const edge = frame('none', ' stroke="#1c2b24" stroke-opacity=".22"');
    return `${view}<g transform="translate(${x})">${frame(card, '')}${body}${edge}</g>`;
  });
  const width = cards.length * cardWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${cardHeight}">${cards.join('')}</svg>`;
}
