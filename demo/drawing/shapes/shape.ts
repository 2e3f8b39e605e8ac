// Product shapes. The origin is the middle of the base, negative y is up, 1000 units are the width of a portrait picture.

import type { BrandLook } from '../brand-looks.ts';
import type { Palette } from '../palettes.ts';
import type { Pen } from '../svg.ts';

export type GlassTint = 'amber' | 'green' | 'night' | 'plum' | 'blue' | 'clear';

/** Colours of a glass from its edge inward, of the light in it, and of its bright rim at the right. */
export interface Glass {
  edge: string;
  mid: string;
  bright: string;
  deep: string;
  glow: string;
  rim: string;
}

export interface LabelText {
  /** The big name. */
  name: string;
  kind: string;
  volume: string;
  latin?: string;
}

/** Colours of the thing itself, where its text names one. */
export const bodyColors = { charcoal: '#303235', sand: '#e6d7ba', moss: '#74815a', night: '#22304d' } as const;
export type BodyColor = keyof typeof bodyColors;

/** Texts on the back of the package. */
export interface BackPanel {
  paragraphs: readonly string[];
  /** Lot and date, in bold. */
  lot?: string;
  /** EAN-13 digits. */
  barcode?: string;
}

export interface Look {
  palette: Palette;
  brand: BrandLook;
  text: LabelText;
  tint: GlassTint;
  /** Set when the package is turned round. */
  back?: BackPanel;
  /** Soap and ceramic have one; derived from the palette if absent. */
  color?: BodyColor;
  /** A device seen from behind, which has no wordmark there. */
  isTurned?: boolean;
  /** Lamps and mist of a device are on. */
  isLit?: boolean;
  /** A candle before its first use. */
  isUnlit?: boolean;
  /** A bottle on its side, in which no level of the liquid runs across. */
  isLying?: boolean;
  /** Without lid or cap: the product is in use. */
  isOpen?: boolean;
  /** Chooses between forms of one shape, such as the domes of electric diffusers. */
  variant: number;
}

export interface Shape {
  svg: string;
  width: number;
  height: number;
  /** Silhouette that throws the shadow. */
  cast: string;
  /** Colour of the light that the glass lets through. */
  glow?: string;
}

export type DrawShape = (pen: Pen, look: Look) => Shape;
