// Text as outlines, so that a picture never depends on the fonts of the machine.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Font } from 'opentype.js/dist/opentype.mjs';

const require = createRequire(import.meta.url);

const fontFiles = {
  display: require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  serif: require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'),
  italic: require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff'),
  light: require.resolve('@fontsource/figtree/files/figtree-latin-300-normal.woff'),
  sans: require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  bold: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  heavy: require.resolve('@fontsource/figtree/files/figtree-latin-800-normal.woff'),
};
export type FontName = keyof typeof fontFiles;

const loaded = new Map<FontName, Font>();

function getFont(name: FontName): Font {
  let font = loaded.get(name);
  if (!font) {
    const bytes = readFileSync(fontFiles[name]);
    const buffer = new ArrayBuffer(bytes.byteLength);
    new Uint8Array(buffer).set(bytes);
    font = parse(buffer);
    loaded.set(name, font);
  }
  return font;
}

export interface TextStyle {
  size: number;
  font: FontName;
  /** Extra space after each letter, as a share of the size. */
  track?: number;
}

/** Width of one line in the units of `size`. */
export function measureText(text: string, { size, font, track = 0 }: TextStyle): number {
  const face = getFont(font);
  // One character at a time: opentype.js rejects the substitution tables of some fonts on whole strings.
  const widths = [...text].map((character) => face.getAdvanceWidth(character, size) + track * size);
  return widths.reduce((sum, width) => sum + width, 0) - (text ? track * size : 0);
}

export interface TextOptions extends TextStyle {
  x?: number;
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** The size shrinks until the line is no wider. */
  max?: number;
  precision?: number;
}

/** Path data of one line. */
export function outlineText(text: string, options: TextOptions): string {
  const { x = 0, y = 0, anchor = 'middle', max = Infinity, track = 0, font, precision = 100 } = options;
  const natural = measureText(text, options);
  const size = natural > max ? (options.size * max) / natural : options.size;
  const width = Math.min(natural, max);
  const face = getFont(font);
  let cursor = x - { start: 0, middle: width / 2, end: width }[anchor];
  let path = '';
  for (const character of text) {
    // Serialised here, because the serialiser of opentype.js drops the separator before a zero.
    for (const { type, x1, y1, x2, y2, x: endX, y: endY } of face.getPath(character, cursor, y, size).commands) {
      const numbers = [x1, y1, x2, y2, endX, endY].filter((value) => value !== undefined);
      path += type + numbers.map((value) => Math.round(value * precision) / precision).join(' ');
    }
    cursor += face.getAdvanceWidth(character, size) + track * size;
  }
  return path;
}

export function drawText(text: string, options: TextOptions & { fill: string; opacity?: number }): string {
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  return `<path d="${outlineText(text, options)}" fill="${options.fill}"${opacity}/>`;
}

/** Greedy lines no wider than `max`. */
export function wrapText(text: string, style: TextStyle, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(joined, style) <= max) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The text in two lines as even as its spaces allow; one line when it has no space. */
export function splitEvenly(text: string, style: TextStyle): string[] {
  const words = text.split(' ');
  let best = [text];
  let bestWidth = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    // A line must not begin with a connecting word.
    if (/^(?:&|e|de|da|do|com)$/.test(words[cut] ?? '')) continue;
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const width = Math.max(...lines.map((line) => measureText(line, style)));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}
