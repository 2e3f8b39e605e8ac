// The drawing program: product pictures as SVG, deterministic by seed. This file holds what every drawing builds on.

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects the gradients, filters and clips of one picture; equal ones are defined once. Every method returns a `url(#id)`. */
export interface Pen {
  linear(stops: readonly Stop[], vector?: readonly [number, number, number, number]): string;
  radial(stops: readonly Stop[], circle?: readonly [cx: number, cy: number, r: number]): string;
  /** `region` in user space, for wide blurs or shapes without area. */
  blur(deviation: number | readonly [number, number], region?: readonly [number, number, number, number]): string;
  clip(path: string): string;
  filter(body: string, attributes: string): string;
  definitions(): string;
}

/** One decimal: enough at picture size and half the bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const toStop = ([offset, color, opacity = 1]: Stop) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

export function createPen(): Pen {
  const ids = new Map<string, string>();
  const define = (element: string, attributes: string, body: string): string => {
    const key = `${element} ${attributes}>${body}`;
    let id = ids.get(key);
    if (!id) {
      id = `d${ids.size.toString(36)}`;
      ids.set(key, id);
    }
    return `url(#${id})`;
  };
  return {
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 1, 0]) =>
      define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops.map(toStop).join('')),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops.map(toStop).join('')),
    blur(deviation, region) {
      const [x, y] = typeof deviation === 'number' ? [deviation, deviation] : deviation;
      const box = region
        ? `filterUnits="userSpaceOnUse" x="${region[0]}" y="${region[1]}" width="${region[2]}" height="${region[3]}"`
        : 'x="-60%" y="-60%" width="220%" height="220%"';
      return define('filter', box, `<feGaussianBlur stdDeviation="${x} ${y}"/>`);
    },
    clip: (path) => define('clipPath', '', `<path d="${path}"/>`),
    filter: (body, attributes) => define('filter', attributes, body),
    definitions: () =>
      [...ids]
        .map(([key, id]) => {
          const element = key.slice(0, key.indexOf(' '));
          return `<${element} id="${id}"${key.slice(element.length)}</${element}>`;
        })
        .join(''),
  };
}

export function place(x: number, y: number, turn: number, scale: number, body: string): string {
  const rotation = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotation}${size}">${body}</g>`;
}

/** Calls `draw` for 0 to count - 1 and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
