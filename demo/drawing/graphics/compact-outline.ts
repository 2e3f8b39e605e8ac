// Text outlines as small paths: tenths of a unit as whole numbers, each point relative to the one before.

import { outlineText, type TextOptions } from '../lettering.ts';

const command = /([MLQCZ])([^MLQCZ]*)/g;

/** Numbers with the fewest separators: a minus sign is one already. */
const join = (numbers: number[]) =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** Path of tenths of a unit, to be drawn at a scale of 0.1. */
export function toRelativePath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = '';
  let compact = '';
  for (const [, type = '', list = ''] of path.matchAll(command)) {
    const points = list.trim() === '' ? [] : list.trim().split(/\s+/).map(Number);
    const relative = points.map((value, index) => value - (index % 2 ? y : x));
    const name = type.toLowerCase();
    const numbers = join(relative);
    const separator = name === last && !numbers.startsWith('-') ? ' ' : '';
    // A repeated command needs no letter; after a move that would read as a line.
    compact += name === last && name !== 'm' && name !== 'z' ? separator + numbers : name + numbers;
    last = name;
    if (type === 'Z') [x, y] = [startX, startY];
    else [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    if (type === 'M') [startX, startY] = [x, y];
  }
  return compact;
}

/** One `path` element in the current colour, or in `fill`. */
export function drawCompactText(lines: readonly (TextOptions & { text: string })[], fill = 'currentColor'): string {
  const outlines = lines.map(({ text, ...options }) => {
    const { x = 0, y = 0, size, max = Infinity } = options;
    return outlineText(text, { ...options, x: x * 10, y: y * 10, size: size * 10, max: max * 10, precision: 1 });
  });
  return `<path fill="${fill}" stroke="none" transform="scale(.1)" d="${toRelativePath(outlines.join(''))}"/>`;
}
