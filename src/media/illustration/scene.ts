// A scene: products with their botanicals in the studio.
import { arrange } from './botanicals/arrange.ts';
import type { Spot } from './botanicals/spot.ts';
import type { MotifName } from './motifs/line-motif.ts';
import type { Palette } from './palettes.ts';
import { createRandom } from './random.ts';
import type { Shape } from './shapes/shape.ts';
import { drawBackdrop, drawFinish, drawPlinth, drawShadows, drawSoft, type Frame } from './studio.ts';
import { createPen, place, round, type Pen } from './svg.ts';

export interface SceneItem {
  /** Draws the product; not called before the scene's pen exists. */
  draw: (pen: Pen) => Shape;
  x: number;
  /** Base of the product. */
  y: number;
  scale: number;
  /** Botanicals around it, by motif; left out for none. */
  motif?: MotifName;
  /** Size of the botanicals, when it is not that of the product. */
  motifScale?: number;
  /** Whether some botanicals lie in front. */
  hasFront?: boolean;
  turn?: number;
}

export interface Scene extends Partial<Omit<Frame, 'width' | 'height'>> {
  palette: Palette;
  seed: string;
  items: readonly SceneItem[];
  width?: number;
  height?: number;
  /** Botanicals that belong to no product. */
  bunches?: readonly (Spot & { motif: MotifName; hasFront?: boolean })[];
  plinth?: { x: number; y: number; halfWidth: number; height: number };
  /** Drawn between the botanicals and the products. */
  behind?: (pen: Pen) => string;
  /** Drawn over the products. */
  over?: (pen: Pen) => string;
  /** Part of the scene that the picture shows: x, y, width, height. */
  crop?: readonly [number, number, number, number];
}

/** A finished picture: SVG text with its size in pixels, and the flat colour that stands in for it. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  color: string;
}

interface Layers {
  backs: string[];
  products: string[];
  fronts: string[];
}

function drawLayers(pen: Pen, { items, bunches = [], palette, seed }: Scene, region: string): Layers {
  const layers: Layers = { backs: [], products: [], fronts: [] };
  const decorate = (motif: MotifName, spot: Spot, hasFront: boolean, key: string) => {
    const { back, front } = arrange(pen, motif, spot, createRandom(`${seed} ${key}`));
    layers.backs.push(back);
    if (hasFront) layers.fronts.push(...front.map((body) => drawSoft(pen, body, palette, { region })));
  };
  for (const [index, { motif, hasFront = true, ...spot }] of bunches.entries()) decorate(motif, spot, hasFront, `bunch ${index}`);
  for (const [index, { draw, x, y, scale, motif, motifScale = scale, turn = 0, hasFront = true }] of items.entries()) {
    const shape = draw(pen);
    if (motif) decorate(motif, { x, y, scale: motifScale, edge: (shape.width / 2) * scale }, hasFront, `${index}`);
    layers.products.push(drawShadows(pen, shape, palette, { x, y, scale }) + place(x, y, turn, scale, shape.svg));
  }
  return layers;
}

export function drawScene(scene: Scene, pixelWidth: number): Drawing {
  const { palette, seed, width = 1000, height = 1250, horizon = 0.74, sun = [0.3, 0.3], crop = [0, 0, width, height] } = scene;
  const pen = createPen();
  const frame: Frame = { width, height, palette, seed, horizon, sun };
  const region = `filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`;
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
  return toDrawing(pen, body, crop, pixelWidth, palette.wall);
}

export function toDrawing(pen: Pen, body: string, crop: readonly [number, number, number, number], pixelWidth: number, color: string): Drawing {
  const pixelHeight = Math.round((pixelWidth * crop[3]) / crop[2]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.map(round).join(' ')}" width="${pixelWidth}" height="${pixelHeight}"><defs>${pen.definitions()}</defs>${body}</svg>`;
  return { svg, width: pixelWidth, height: pixelHeight, color };
}
