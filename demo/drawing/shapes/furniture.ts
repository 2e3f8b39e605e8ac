// Furniture behind a product in a room.

import { darken, lighten, mix } from '../color.ts';
import { repeat, round, type Pen } from '../svg.ts';
import { drawSmooth } from './parts/caps.ts';

/** Wooden furniture from the left edge to the right: a top seen slightly from above at `y`, and drawers. */
export function drawSideboard(
  pen: Pen,
  wood: string,
  { y, left, right }: { y: number; left: number; right: number },
): string {
  const top = pen.linear(
    [
      [0, lighten(wood, 0.34)],
      [0.5, lighten(wood, 0.14)],
      [1, darken(wood, 0.1)],
    ],
    [0, 0, 1, 0.3],
  );
  const front = pen.linear(
    [
      [0, darken(wood, 0.26)],
      [0.3, darken(wood, 0.12)],
      [1, darken(wood, 0.46)],
    ],
    [0, 0, 1, 0.4],
  );
  const width = right - left;
  const grain = repeat(7, (index) => {
    const line = y - 92 + index * 16;
    return `M${left} ${line}C${round(left + width * 0.3)} ${line + 5} ${round(left + width * 0.6)} ${line - 5} ${right} ${line + 2}`;
  });
  const middle = round(left + width * 0.52);
  const drawers = [
    [left + 26, middle - 14],
    [middle + 14, right - 26],
  ]
    .map(
      ([from = 0, to = 0]) =>
        `<rect x="${from}" y="${y + 92}" width="${to - from}" height="230" rx="6" fill="none" stroke="#1d0f05" stroke-opacity=".5" stroke-width="5"/><path d="M${from + 4} ${y + 97}H${to - 4}" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><g transform="translate(${round((from + to) / 2)} ${y + 190})">${drawSmooth(pen, { halfWidth: 19, top: -12, bottom: 12, sag: 5, color: '#c59a45' })}</g>`,
    )
    .join('');
  return `<rect x="${left}" y="${y + 40}" width="${width}" height="420" fill="${front}"/>${drawers}<rect x="${left}" y="${y + 56}" width="${width}" height="26" fill="#120903" opacity=".4" filter="${pen.blur(10)}"/><rect x="${left}" y="${y - 104}" width="${width}" height="130" fill="${top}"/><path d="${grain}" stroke="${darken(wood, 0.5)}" stroke-opacity=".2" stroke-width="2.4" fill="none"/><rect x="${left}" y="${y + 24}" width="${width}" height="40" fill="${darken(wood, 0.06)}"/><path d="M${left} ${y + 25}H${right}" stroke="#fff" stroke-opacity=".44" stroke-width="3"/>`;
}

/** The head of a bed at the left of a room: upholstered board, two pillows, and the blanket over the mattress. */
export function drawBedHead(pen: Pen, tone: string, y: number): string {
  const board = pen.linear(
    [
      [0, mix(tone, '#f1e6d6', 0.66)],
      [1, mix(tone, '#5a4630', 0.5)],
    ],
    [0, 0, 1, 1],
  );
  const pillow = (x: number, top: number, color: string) => {
    const fill = pen.linear(
      [
        [0, lighten(color, 0.6)],
        [0.55, color],
        [1, mix(color, '#4a3a2c', 0.34)],
      ],
      [0.1, 0, 0.5, 1],
    );
    return `<path d="M${x - 210} ${top + 40}C${x - 200} ${top - 10} ${x + 170} ${top - 26} ${x + 206} ${top + 30}C${x + 226} ${top + 90} ${x + 222} ${top + 190} ${x + 190} ${top + 226}C${x + 60} ${top + 250} ${x - 140} ${top + 250} ${x - 214} ${top + 226}Z" fill="${fill}"/><path d="M${x + 150} ${top + 30}C${x + 120} ${top + 80} ${x + 130} ${top + 120} ${x + 96} ${top + 150}" stroke="#4a3a2c" stroke-opacity=".22" stroke-width="12" fill="none" filter="${pen.blur(7)}"/>`;
  };
  const blanket = pen.linear(
    [
      [0, mix(tone, '#f4eee4', 0.5)],
      [0.16, mix(tone, '#f4eee4', 0.34)],
      [1, mix(tone, '#3a2f28', 0.4)],
    ],
    [0, 0, 0.2, 1],
  );
  const cover = `<path d="M-80 ${y + 6}C60 ${y - 22} 260 ${y - 14} 420 ${y + 22}V${y + 460}H-80Z" fill="${blanket}"/><path d="M-80 ${y + 74}C60 ${y + 50} 260 ${y + 58} 420 ${y + 92}" stroke="#fff" stroke-opacity=".24" stroke-width="8" fill="none"/><path d="M60 ${y + 120}C90 ${y + 220} 70 ${y + 330} 110 ${y + 440}M230 ${y + 130}C210 ${y + 240} 250 ${y + 340} 236 ${y + 440}" stroke="#1d0f05" stroke-opacity=".2" stroke-width="18" fill="none" filter="${pen.blur(10)}"/>`;
  const seams = [60, 200, 340].map((x) => `M${x} ${y - 360}V${y}`).join('');
  return `<path d="M-80 ${y + 60}V${y - 340}Q-80 ${y - 380} -30 ${y - 380}H420Q464 ${y - 380} 464 ${y - 336}V${y + 60}Z" fill="${board}"/><path d="${seams}" stroke="#1d0f05" stroke-opacity=".26" stroke-width="9" fill="none" filter="${pen.blur(4)}"/>${pillow(150, y - 220, '#f4eee4')}${pillow(60, y - 150, mix(tone, '#f4eee4', 0.72))}${cover}`;
}

/** A board on the wall from one side of the picture to the other, its top at `y`, seen from slightly above. */
export function drawShelf(pen: Pen, wood: string, y: number): string {
  const [left, width, depth, edge] = [-80, 1160, 88, 46];
  const top = pen.linear(
    [
      [0, darken(wood, 0.12)],
      [0.3, lighten(wood, 0.18)],
      [1, lighten(wood, 0.34)],
    ],
    [0, 0, 0, 1],
  );
  const front = pen.linear(
    [
      [0, lighten(wood, 0.1)],
      [1, darken(wood, 0.34)],
    ],
    [0, 0, 0, 1],
  );
  const grain = repeat(5, (index) => {
    const line = y - depth + 14 + index * 17;
    return `M${left} ${line}C${300 + index * 40} ${line + 6} ${620 - index * 30} ${line - 6} ${left + width} ${line + 2}`;
  });
  return `<rect x="${left}" y="${y + edge}" width="${width}" height="120" fill="#1d0f05" opacity=".34" filter="${pen.blur([0.1, 34])}"/><rect x="${left}" y="${y - depth}" width="${width}" height="${depth}" fill="${top}"/><path d="${grain}" stroke="${darken(wood, 0.5)}" stroke-opacity=".2" stroke-width="2.4" fill="none"/><rect x="${left}" y="${y}" width="${width}" height="${edge}" fill="${front}"/><path d="M${left} ${y + 1}H${left + width}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
}
