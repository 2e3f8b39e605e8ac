// Package design of each brand: wordmark, paper, label layout and the colour of caps.

import type { FontName } from './lettering.ts';

export interface BrandLook {
  wordmark: string;
  font: FontName;
  /** Letter spacing of the wordmark. */
  track: number;
  /** Size of the wordmark against a capital line. */
  scale: number;
  /** Face of the product's name. */
  nameFont: FontName;
  paper: string;
  /** `band`: paper over a band of motifs; `frame`: paper with a fine frame; `full`: the whole label in the palette's tone. */
  layout: 'band' | 'frame' | 'full';
  /** Collars and small caps. */
  metal: string;
  /** Rubber bulbs, pumps and screw caps. */
  cap: string;
}

const gold = '#c59a45';
const look = (
  wordmark: string,
  [font, track, scale]: readonly [FontName, number, number],
  nameFont: FontName,
  layout: BrandLook['layout'],
  [paper, metal, cap]: readonly [string, string, string],
): BrandLook => ({ wordmark, font, track, scale, nameFont, paper, layout, metal, cap });

const looks: Readonly<Record<string, BrandLook>> = {
  manaca: look('MANACÁ', ['display', 0.3, 0.56], 'display', 'band', ['#fdfcf8', gold, '#20251f']),
  caszulo: look('caszulo', ['italic', 0.02, 0.92], 'serif', 'band', ['#fbf4e6', '#c9985a', '#221a26']),
  'serra-clara': look('Serra Clara', ['italic', 0.01, 0.82], 'serif', 'frame', ['#fbfaf3', '#b9b4a8', '#f4f0e6']),
  'mata-viva': look('MATA VIVA', ['heavy', 0.18, 0.5], 'bold', 'full', ['#fdf8ea', '#a9743f', '#5b3b22']),
  'casa-neroli': look('Casa Neroli', ['display', 0.06, 0.66], 'italic', 'frame', ['#fffaf1', '#d0a252', '#f6efe2']),
  'flor-de-sal': look('flor de sal', ['serif', 0.06, 0.78], 'serif', 'band', ['#fdf7f4', '#c98f7a', '#f7eee9']),
  orvalho: look('orvalho', ['light', 0.16, 0.72], 'light', 'frame', ['#ffffff', '#cfd6d2', '#ffffff']),
  bruma: look('BRUMA', ['light', 0.44, 0.56], 'light', 'full', ['#f7f4ee', '#b8b2a4', '#efe9dd']),
  'brasa-e-cera': look('BRASA & CERA', ['serif', 0.16, 0.66], 'serif', 'full', ['#fbf1df', '#b98445', '#2a201a']),
  'linho-branco': look('Linho Branco', ['display', 0.1, 0.62], 'italic', 'frame', ['#fcfbf7', '#b6bcc2', '#f2f2ee']),
  raiz: look('raiz', ['heavy', 0.02, 0.86], 'bold', 'band', ['#f6f1e4', '#8d8a80', '#26292a']),
};

/** The look of a brand by its slug; an unknown brand gets its name in plain capitals. */
export function getBrandLook(slug: string, name: string): BrandLook {
  return looks[slug] ?? look(name.toUpperCase(), ['sans', 0.2, 0.52], 'display', 'frame', ['#fdfcf8', gold, '#2a2a28']);
}
