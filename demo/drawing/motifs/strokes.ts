// Strokes that several line motifs share.

import { repeat, round } from '../svg.ts';

export const turned = (angle: number, body: string, x = 0, y = 0): string => {
  const shift = x || y ? `translate(${round(x)} ${round(y)}) ` : '';
  return `<g transform="${shift}rotate(${round(angle)})">${body}</g>`;
};

export const line = (path: string): string => `<path d="${path}"/>`;

export const circle = (radius: number, x = 0, y = 0): string =>
  `<circle${x ? ` cx="${round(x)}"` : ''}${y ? ` cy="${round(y)}"` : ''} r="${round(radius)}"/>`;

export const dot = (radius: number, ink: string, x = 0, y = 0): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${ink}" stroke="none"/>`;

/** Outline of a leaf that grows upwards from the origin; `half` is its half width. */
export const leafLine = (length: number, half: number): string =>
  `M0 0C${-half} ${round(-length * 0.3)} ${-half} ${round(-length * 0.8)} 0 ${-length}C${half} ${round(-length * 0.8)} ${half} ${round(-length * 0.3)} 0 0Z`;

/** Stem with pairs of leaves. */
export function sprigLine(options: {
  pairs: number;
  length: number;
  half: number;
  angle?: number;
  vein?: boolean;
  tip?: boolean;
  from?: number;
}): string {
  const { pairs, length, half, angle = 48, vein = false, tip = true, from = 40 } = options;
  const step = (from + 50) / pairs;
  const body = repeat(pairs, (index) =>
    [-1, 1]
      .map((side) => {
        const size = length * (1 - (index / pairs) * 0.36);
        const rib = vein ? `M0 -4V${round(-size * 0.7)}` : '';
        return `<path transform="translate(0 ${round(from - index * step)}) rotate(${side * angle})" d="${leafLine(round(size), half)}${rib}"/>`;
      })
      .join(''),
  );
  const top = tip ? `<path transform="translate(0 -44)" d="${leafLine(22, Math.min(half, 9))}"/>` : '';
  return `<path d="M0 62C-3 24 3 -16 0 -46"/>${body}${top}`;
}

/** Petals around the middle, from `inner` to `outer`. */
export const petalLines = (count: number, inner: number, outer: number, half: number, start = 0): string =>
  repeat(count, (index) => {
    const middle = round(inner + (outer - inner) * 0.55);
    const turn = round(start + (index * 360) / count);
    return `<path transform="rotate(${turn})" d="M0 ${-inner}C${-half} ${-middle} ${round(-half * 0.9)} ${-outer} 0 ${-outer}C${round(half * 0.9)} ${-outer} ${half} ${-middle} 0 ${-inner}Z"/>`;
  });

/** Cut citrus with `count` segments. */
export const citrusLine = (count: number, radius: number): string => {
  const half = round(radius * 0.72 * Math.tan(Math.PI / count) * 0.78);
  const outer = round(radius * 0.68);
  const segments = repeat(
    count,
    (index) =>
      `<path transform="rotate(${round((index * 360) / count)})" d="M0 -8L${-half} ${-outer}Q0 ${-round(outer * 1.2)} ${half} ${-outer}Z"/>`,
  );
  return `${circle(radius)}${circle(round(radius * 0.86))}${segments}`;
};
