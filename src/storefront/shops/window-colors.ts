import type { Palette } from '#contract/shops.ts';

/**
 * The colours around a page, which no style reaches: `header` of the browser's bar, `background` of an installed shop while it
 * opens. Those of `tokens.css`, which `palettes.test.ts` compares.
 */
export const windowColors: Readonly<Record<Palette, { header: string; background: string }>> = {
  mata: { header: '#ffffff', background: '#ffffff' },
  noite: { header: '#14293a', background: '#fbf6ec' },
};
