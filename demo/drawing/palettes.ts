// One row per studio palette; everything on a picture derives from it.

import { mix } from './color.ts';
import type { MotifName } from './motifs/line-motif.ts';

export interface Palette {
  /** Studio backdrop. */
  wall: string;
  /** Sweep under the product. */
  floor: string;
  /** Label band, boxes, tint of the shadows. */
  tone: string;
  /** Text on paper and on tiles. */
  ink: string;
  motif: MotifName;
  dark: boolean;
}

const day = (wall: string, tone: string, ink: string, motif: MotifName): Palette => ({
  wall,
  floor: mix(wall, '#ffffff', 0.58),
  tone,
  ink,
  motif,
  dark: false,
});
const night = (wall: string, floor: string, tone: string, ink: string, motif: MotifName): Palette => ({
  wall,
  floor,
  tone,
  ink,
  motif,
  dark: true,
});

export const palettes = {
  lavanda: day('#d9cdee', '#6f54a8', '#3b2a63', 'lavender'),
  laranja: day('#f9cf94', '#d9701a', '#6e3204', 'orange'),
  alecrim: day('#bcd6c0', '#2f6b4c', '#173d2a', 'rosemary'),
  capim: day('#e9e49b', '#8a9a1e', '#48530a', 'lemongrass'),
  eucalipto: day('#b4d5d6', '#2b7377', '#123f42', 'eucalyptus'),
  rosa: day('#f3c5cb', '#b23a5c', '#641a32', 'rose'),
  baunilha: day('#e7cda6', '#94622a', '#4f3110', 'vanilla'),
  figo: night('#2c4a5e', '#3d6075', '#54305e', '#2f1937', 'fig'),
  sandalo: night('#1f3a4d', '#31536a', '#a8741f', '#4b3208', 'wood'),
  limao: day('#dbe8a0', '#668a18', '#33480a', 'lime'),
  bergamota: day('#ece28c', '#9a8a14', '#4d4206', 'bergamot'),
  tangerina: day('#fbc19a', '#e05f1e', '#702a06', 'tangerine'),
  grapefruit: day('#f9c4b4', '#d8503f', '#6e1f16', 'grapefruit'),
  verbena: day('#dfe9ad', '#6f9a2c', '#34500c', 'verbena'),
  hortela: day('#b9e0cf', '#1f8060', '#0c4533', 'mint'),
  melaleuca: day('#cfe0c3', '#5a7f3c', '#2c4518', 'teaTree'),
  geranio: day('#f4c4dc', '#b03a86', '#611a4a', 'geranium'),
  ylang: day('#f6e2a0', '#b98712', '#584004', 'ylang'),
  jasmim: day('#dfe6c8', '#6d8244', '#36451c', 'jasmine'),
  camomila: day('#f7e6b0', '#b47f0e', '#573c04', 'chamomile'),
  cedro: day('#e0c7ae', '#8a5a36', '#47290f', 'cedar'),
  patchouli: day('#cfc9a8', '#6b5f2a', '#3a3310', 'patchouli'),
  vetiver: day('#d5cdb2', '#73683c', '#3b3416', 'roots'),
  olibano: day('#ecd9b8', '#a0742e', '#4d350c', 'resin'),
  mirra: day('#e8c0a8', '#9c4f2c', '#52230c', 'myrrh'),
  canela: day('#ecc3a0', '#a4511f', '#56260a', 'cinnamon'),
  cravo: day('#e2b9ad', '#8c3b2c', '#4a1810', 'clove'),
  gengibre: day('#f0dba6', '#a8781f', '#533a08', 'ginger'),
  manjericao: day('#bfdca6', '#3f7d2a', '#1e4410', 'basil'),
  salvia: day('#c9d6c4', '#5e7a63', '#2c4232', 'sage'),
  copaiba: day('#e6c987', '#9a6a14', '#4c3206', 'copaiba'),
  coco: day('#e6ddd0', '#7a5b42', '#3f2b1a', 'coconut'),
  amendoa: day('#ecd4bd', '#a2683c', '#52301a', 'almond'),
  argan: day('#efcf9f', '#a86d1c', '#54340a', 'argan'),
  algodao: day('#dfe6ee', '#5f7894', '#2b3d52', 'cotton'),
  cha: day('#c8dcb0', '#557f2f', '#29440f', 'tea'),
  bambu: day('#cfe0b5', '#5b7f2a', '#2c4510', 'bamboo'),
  cassis: day('#d6c0dd', '#6a2f72', '#3a1540', 'cassis'),
  rosamosqueta: day('#f6c3b3', '#c0402e', '#661a12', 'rosehip'),
  aloe: day('#bfe3c4', '#2e8a56', '#0f472a', 'aloe'),
  cacau: day('#dcbfae', '#7a4630', '#3f1f12', 'cacao'),
  maracuja: day('#f3d69a', '#8a3f74', '#4c1c40', 'passionFruit'),
  cafe: day('#d9c3ae', '#6a4329', '#3a2110', 'coffee'),
  neroli: day('#f3e3cf', '#b56a2c', '#5a3010', 'orangeBlossom'),
  ambar: night('#3a3144', '#4d4258', '#b0741c', '#4e3206', 'amber'),
} satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

/** The same room after sunset. */
export function toEvening(palette: Palette): Palette {
  const { wall, floor, dark } = palette;
  if (dark) return palette;
  return { ...palette, wall: mix(wall, '#1a1522', 0.68), floor: mix(floor, '#241c26', 0.62), dark: true };
}

/** Flat colour of small tiles that carry text in `ink`. */
export function tileColor({ wall, tone, dark }: Palette): string {
  return dark ? mix(tone, '#ffffff', 0.82) : mix(wall, '#ffffff', 0.32);
}

/** Colour of the shadows that things cast in the studio. */
export function shadowColor({ tone, dark }: Palette): string {
  return dark ? '#03101a' : mix(tone, '#20102e', 0.6);
}
