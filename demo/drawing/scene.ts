// A scene: products with their botanicals in the studio.

import { arrange } from './botanicals/arrange.ts';
import type { Spot } from './botanicals/spot.ts';
import { bleedShare, toRegion, type Frame } from './frame.ts';
import type { MotifName } from './motifs/line-motif.ts';
import type { Palette } from './palettes.ts';
import { createRandom } from './random.ts';
import type { Shape } from './shapes/shape.ts';
import { drawBackdrop, drawFinish, drawPlinth, drawShadows, drawSoft } from './studio.ts';
import { createPen, place, round, type Pen } from './svg.ts';

export interface SceneItem {
  /** Draws the product; not called before the scene's pen exists. */
  draw: (pen: Pen) => Shape;
  x: number;
  /** Base of the product. */
  y: number;
  scale: number;
  /** Botanicals around it, by motif; absent for none. */
  motif?: MotifName;
  /** Size of the botanicals, if it differs from the product's. */
  motifScale?: number;
  /** Number of botanicals in front; all by default. */
  fronts?: number;
  turn?: number;
}

export interface Scene extends Partial<Omit<Frame, 'width' | 'height'>> {
  palette: Palette;
  seed: string;
  items: readonly SceneItem[];
  width?: number;
  height?: number;
  /** Botanicals without a product. */
  bunches?: readonly (Spot & { motif: MotifName; fronts?: number })[];
  plinth?: { x: number; y: number; halfWidth: number; height: number };
  /** Drawn between the botanicals and the products. */
  behind?: (pen: Pen) => string;
  /** Drawn over the products. */
  over?: (pen: Pen) => string;
  /** Part of the scene that the picture shows: x, y, width, height. */
  crop?: readonly [number, number, number, number];
}

/** A finished picture: SVG text, the size in pixels, and its placeholder colour. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  color: string;
  /** The SVG is this many pixels larger on every side, to be cut off. */
  bleed: number;
}

interface Layers {
  backs: string[];
  products: string[];
  fronts: string[];
}

function drawLayers(pen: Pen, { items, bunches = [], palette, seed, scenery }: Scene, region: string): Layers {
  const layers: Layers = { backs: [], products: [], fronts: [] };
  const decorate = (motif: MotifName, spot: Spot, shown: number, key: string) => {
    const { back, front } = arrange(pen, motif, spot, {
      random: createRandom(`${seed} ${key}`),
      ...(scenery ? { scenery } : {}),
    });
    layers.backs.push(back);
    layers.fronts.push(...front.slice(0, shown).map((body) => drawSoft(pen, body, palette, { region })));
  };
  for (const [index, { motif, fronts = Infinity, ...spot }] of bunches.entries())
    decorate(motif, spot, fronts, `bunch ${index}`);
  for (const [
    index,
    { draw, x, y, scale, motif, motifScale = scale, turn = 0, fronts = Infinity },
  ] of items.entries()) {
    const shape = draw(pen);
    if (motif) decorate(motif, { x, y, scale: motifScale, edge: (shape.width / 2) * scale }, fronts, `${index}`);
    layers.products.push(drawShadows(pen, shape, palette, { x, y, scale }) + place(x, y, turn, scale, shape.svg));
  }
  return layers;
}

export function drawScene(scene: Scene, pixelWidth: number): Drawing {
  const {
    palette,
    seed,
    width = 1000,
    height = 1250,
    horizon = 0.74,
    sun = [0.3, 0.3],
    crop = [0, 0, width, height],
    scenery,
  } = scene;
  const pen = createPen();
  const frame: Frame = { width, height, palette, seed, horizon, sun, ...(scenery ? { scenery } : {}) };
  const [left, top, wide, high] = toRegion(frame);
  const region = `filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${wide}" height="${high}"`;
  const { backs, products, fronts } = drawLayers(pen, scene, region);
  const body = [
    drawBackdrop(pen, frame),
    scene.plinth ? drawPlinth(pen, palette, scene.plinth) : '',
    drawSoft(pen, backs.join(''), palette, { dx: 22, dy: 16, blur: 14, region }),
    scene.behind?.(pen) ?? '',
    ...products,
    ...fronts,
    scene.over?.(pen) ?? '',
    drawFinish(pen, frame),
  ].join('');
  return { ...toDrawing(pen, body, crop, pixelWidth), color: palette.wall };
}

function toDrawing(
  pen: Pen,
  body: string,
  [x, y, width, height]: readonly [number, number, number, number],
  pixelWidth: number,
): Omit<Drawing, 'color'> {
  const pixelHeight = Math.round((pixelWidth * height) / width);
  const bleed = Math.round(pixelWidth * bleedShare);
  const margin = (bleed * width) / pixelWidth;
  const box = [x - margin, y - margin, width + margin * 2, height + margin * 2].map(round).join(' ');
  const size = `width="${pixelWidth + bleed * 2}" height="${pixelHeight + bleed * 2}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}><defs>${pen.definitions()}</defs>${body}</svg>`;
  return { svg, width: pixelWidth, height: pixelHeight, bleed };
}
