// Things of a house that stand near a product and show its size: cup, matches, books, vase, picture, card.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { place, round, type Pen } from '../svg.ts';
import { ceramicFill } from './parts/device.ts';
import type { Look, Shape } from './shape.ts';

/** A cup of 64 mm across with tea in it; 50 units are a centimetre, as of a candle. */
export function drawCup(pen: Pen, color: string): Shape {
  const body = 'M-160 -286C-160 -150 -146 -60 -96 -10Q0 14 96 -10C146 -60 160 -150 160 -286A160 30 0 0 1 -160 -286Z';
  const tea = pen.radial(
    [
      [0, '#b5662a'],
      [0.7, '#8a4517'],
      [1, '#5e2c0c'],
    ],
    [0.4, 0.4, 0.7],
  );
  const handle = (stroke: string, width: number) =>
    `<path d="M150 -240C258 -264 262 -90 122 -74" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
  return {
    width: 330,
    height: 320,
    cast: 'M-100 0Q-160 -120 -160 -290H160Q160 -120 100 0Z',
    svg: `${handle(darken(color, 0.3), 32)}${handle(lighten(color, 0.3), 14)}<path d="${body}" fill="${ceramicFill(pen, color)}"/><ellipse cy="-286" rx="160" ry="30" fill="${lighten(color, 0.5)}"/><ellipse cy="-283" rx="149" ry="25" fill="${darken(color, 0.36)}"/><ellipse cy="-276" rx="140" ry="19" fill="${tea}"/><path d="M-98 -282C-70 -292 -20 -295 20 -293" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round" fill="none" filter="${pen.blur(1.6)}"/>`,
  };
}

/** A closed box of matches and two matches before it. */
export function drawMatches(pen: Pen, color: string): Shape {
  const lid = pen.linear(
    [
      [0, lighten(color, 0.3)],
      [1, darken(color, 0.06)],
    ],
    [0, 0, 1, 1],
  );
  const match = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      turn,
      1,
      `<rect x="-86" y="-4" width="172" height="8" rx="2" fill="#dcb988"/><rect x="-86" y="1" width="172" height="3" fill="#8a6a3e" opacity=".5"/><ellipse cx="90" rx="13" ry="7.4" fill="#8c3b2c"/><ellipse cx="87" cy="-2" rx="6" ry="2.6" fill="#fff" opacity=".35"/>`,
    );
  return {
    width: 290,
    height: 110,
    cast: 'M-130 0V-60H130V0Z',
    svg: `<path d="M-134 -62L-96 -104H148L134 -62Z" fill="${lid}"/><path d="M-134 -62H134V0H-134Z" fill="${darken(color, 0.24)}"/><rect x="-134" y="-48" width="268" height="34" fill="#5b3a2a"/><path d="M134 -62L148 -104V-36L134 0Z" fill="${darken(color, 0.46)}"/><path d="M-72 -90H112" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>${match(-30, 44, -9)}${match(56, 62, 12)}`,
  };
}

/** Three closed books, `halfWidth` to each side of the middle. */
export function drawBooks(pen: Pen, colors: readonly string[], halfWidth: number): Shape {
  const thickness = 46;
  const books = colors.map((color, index) => {
    const half = halfWidth - index * 18 - (index % 2) * 10;
    const base = -index * thickness;
    const spine = pen.linear(
      [
        [0, lighten(color, 0.32)],
        [0.5, color],
        [1, darken(color, 0.4)],
      ],
      [0, 0, 0, 1],
    );
    return `<rect x="${-half}" y="${base - thickness}" width="${half * 2}" height="${thickness}" rx="7" fill="${spine}"/><path d="M${round(-half + 34)} ${base - thickness}V${base}M${round(half - 34)} ${base - thickness}V${base}" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><path d="M${round(-half * 0.4)} ${base - thickness / 2}H${round(half * 0.4)}" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`;
  });
  const top = -colors.length * thickness;
  const half = halfWidth - (colors.length - 1) * 18;
  const cover = `<path d="M${-half} ${top + 6}L${-half + 26} ${top - 20}H${half - 26}L${half} ${top + 6}Z" fill="${lighten(colors.at(-1) ?? '#ffffff', 0.2)}"/>`;
  return {
    width: halfWidth * 2,
    height: colors.length * thickness + 20,
    cast: `M${-halfWidth} 0V${top}H${halfWidth}V0Z`,
    svg: cover + books.join(''),
  };
}

/** A round vase; what stands in it grows from (0, -250). */
export function drawVase(pen: Pen, color: string, content: string): Shape {
  const body =
    'M-44 -262C-44 -220 -132 -190 -132 -104C-132 -34 -86 0 -66 6Q0 16 66 6C86 0 132 -34 132 -104C132 -190 44 -220 44 -262A44 8 0 0 1 -44 -262Z';
  return {
    width: 264,
    height: 270,
    cast: 'M-70 0C-150 -60 -140 -180 -44 -262H44C140 -180 150 -60 70 0Z',
    svg: `<ellipse cy="-262" rx="44" ry="8" fill="${darken(color, 0.5)}"/>${content}<path d="${body}" fill="${ceramicFill(pen, color)}"/>`,
  };
}

/** A framed print of hills and a sun, its lower left corner at the origin. */
export function drawPrint(pen: Pen, tone: string, { width, height }: { width: number; height: number }): string {
  const paper = '#f6f0e4';
  const frame = pen.linear(
    [
      [0, '#c99a62'],
      [1, '#7d5528'],
    ],
    [0, 0, 1, 1],
  );
  const inner = pen.clip(`M46 -46H${width - 46}V${46 - height}H46Z`);
  const hills = [0.5, 0.36, 0.22]
    .map((share, index) => {
      const y = round(-46 - (height - 92) * share);
      return `<path d="M0 ${y}C${round(width * 0.3)} ${y - 80 + index * 50} ${round(width * 0.6)} ${y + 70 - index * 40} ${width} ${y - 30}V0H0Z" fill="${mix(mix(tone, paper, 0.66), tone, index * 0.3)}"/>`;
    })
    .join('');
  return `<rect x="14" y="${18 - height}" width="${width}" height="${height}" fill="#1d0f08" opacity=".34" filter="${pen.blur(16)}"/><rect y="${-height}" width="${width}" height="${height}" fill="${frame}"/><rect x="18" y="${18 - height}" width="${width - 36}" height="${height - 36}" fill="${paper}"/><g clip-path="${inner}"><circle cx="${round(width * 0.64)}" cy="${round(-height * 0.68)}" r="${round(width * 0.12)}" fill="${mix('#e9b25a', tone, 0.2)}"/>${hills}</g><path d="M18 ${18 - height}H${width - 18}V${24 - height}H24V-18H18Z" fill="#000" opacity=".22"/>`;
}

/** A folded card that stands, written by hand. */
export function drawNote(pen: Pen, { brand, palette }: Look): Shape {
  const paper = pen.linear(
    [
      [0, '#ffffff'],
      [1, darken(brand.paper, 0.08)],
    ],
    [0, 0, 1, 1],
  );
  const words = drawText('para você', { y: -92, size: 58, font: 'italic', max: 210, fill: palette.ink });
  return {
    width: 280,
    height: 190,
    cast: 'M-130 0L-120 -180H130V0Z',
    svg: `<path d="M130 0L122 -180L150 -168L164 -10Z" fill="${darken(brand.paper, 0.3)}"/><path d="M-134 0L-122 -182H122L134 0Z" fill="${paper}"/>${words}<path d="M-60 -62C-30 -54 30 -56 64 -66" stroke="${palette.tone}" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  };
}
