// Texts of every palette are readable on their surfaces: 4.5 to 1 or better (WCAG 2.2, 1.4.3).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paletteNames } from '#contract/shops.ts';
import { windowColors } from '../shops/window-colors.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const leastContrast = 4.5;
const essences = ['lavanda', 'laranja', 'alecrim', 'capim', 'eucalipto', 'rosa', 'baunilha', 'petroleo'];

/** A surface and the texts on it. */
const pairs: readonly [surface: string, texts: readonly string[]][] = [
  ['bg', ['ink', 'ink-2', 'brand', 'brand-strong', 'heading', 'accent', 'pix', 'sale', 'danger', 'ok']],
  ['bg-soft', ['ink', 'ink-2', 'brand', 'heading']],
  ['bg-tint', ['ink', 'ink-2', 'brand', 'heading']],
  ['field', ['ink', 'ink-2']],
  ['accent-soft', ['ink', 'ink-2', 'heading']],
  ['cta', ['on-cta']],
  ['cta-strong', ['on-cta']],
  ['accent', ['on-accent']],
  ['sale', ['on-sale']],
  ['danger-soft', ['danger']],
  ['warn-soft', ['warn']],
  ['ok-soft', ['ok']],
  ['top', ['on-top']],
  ['header', ['on-header', 'on-header-2', 'header-mark']],
  ['header-cta', ['on-header-cta']],
  ['header-count', ['on-header-count']],
  ['switcher', ['ink']],
  ['footer', ['on-footer', 'on-footer-2']],
  ['band', ['on-band']],
  ['hero', ['on-hero', 'on-hero-2', 'hero-eyebrow']],
  ['hero-cta', ['on-hero-cta']],
  ['hero-cta-hover', ['on-hero-cta']],
  ['night', ['on-night', 'on-night-2', 'gold']],
  ['gold', ['on-gold']],
  ['gold-hover', ['on-gold']],
  ...essences.map((name): [string, string[]] => [name, [`${name}-ink`]]),
];

function readBlock(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
}

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [toLuminance(first), toLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs below the least contrast, and colours that are missing. */
function listUnreadable(colors: Record<string, string>): string[] {
  return pairs.flatMap(([surface, texts]) =>
    texts.flatMap((text) => {
      const [front, back] = [colors[text], colors[surface]];
      const contrast = front && back ? toContrast(front, back) : 0;
      return contrast < leastContrast ? [`${text} on ${surface}: ${contrast.toFixed(2)}`] : [];
    }),
  );
}

it.each(paletteNames)('the texts of the palette %s are readable', (name) => {
  const own = readBlock(`[data-palette='${name}']`);
  // `:root` has the first palette.
  expect(Object.keys(own).length > 0).toBe(name !== paletteNames[0]);
  expect(listUnreadable({ ...readBlock(':root'), ...own })).toEqual([]);
});

it.each(paletteNames)('the window around a page in the palette %s has its colours', (name) => {
  const { header, bg } = { ...readBlock(':root'), ...readBlock(`[data-palette='${name}']`) };
  expect(windowColors[name]).toEqual({ header, background: bg });
});

it('an unreadable pair is found', () => {
  expect(listUnreadable({ ...readBlock(':root'), ink: '#b0b0b0' })).toContain('ink on bg: 2.17');
});
