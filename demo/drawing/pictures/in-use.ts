// A product at work: oil beside a diffuser that is on, a spray with its mist, an open jar, soap with foam.

import { toEvening, type Palette } from '../palettes.ts';
import { drawScene, type Drawing, type Scene, type SceneItem } from '../scene.ts';
import { drawCreamDish, drawFoam, drawLinen, drawOilDish } from '../shapes/props.ts';
import type { Look } from '../shapes/shape.ts';
import { shapes, type ShapeName } from '../shapes/shapes.ts';
import type { Pen } from '../svg.ts';
import { toExample } from './group.ts';
import { masterWidth, poses, toLook, type ProductSpec } from './product.ts';

const diffuser: ProductSpec = {
  ...toExample(
    {
      shape: 'electric',
      palette: 'algodao',
      motif: 'drop',
      color: 'sand',
      label: 'Orvalho',
      kind: 'Difusor elétrico',
      volume: '120 ml',
    },
    'bruma',
  ),
  isLit: true,
};

type Place = Pick<SceneItem, 'x' | 'y' | 'scale'>;

const toItem = (spec: ProductSpec, place: Place, state: Partial<Look> = {}): SceneItem => ({
  draw: (pen) => shapes[spec.package.shape](pen, { ...toLook(spec), ...state }),
  ...place,
});

/** The product with its plants; nothing lies before it, because something stands there. */
const toMain = (spec: ProductSpec, place: Place, state: Partial<Look> = {}): SceneItem => ({
  ...toItem(spec, place, state),
  motif: toLook(spec).palette.motif,
  motifScale: Math.min(place.scale, 1.1),
  fronts: 0,
});

function drawInUse(spec: ProductSpec, palette: Palette, scene: Pick<Scene, 'items' | 'over' | 'plinth'>): Drawing {
  return drawScene({ palette, seed: `${spec.seed} in use`, ...scene }, masterWidth);
}

const dayOf = (spec: ProductSpec) => toLook(spec).palette;
const eveningOf = (spec: ProductSpec) => toEvening(dayOf(spec));
const withLinen = (spec: ProductSpec, place: Place): SceneItem => ({
  draw: (pen) => drawLinen(pen, toLook(spec)),
  ...place,
});

function drawBesideDiffuser(spec: ProductSpec): Drawing {
  const items = [
    toItem(diffuser, { x: 675, y: 1000, scale: 1.12 }),
    { ...toMain(spec, { x: 310, y: 1110, scale: 0.94 }), fronts: 1 },
  ];
  return drawInUse(spec, eveningOf(spec), { items });
}

/** The cloud that leaves a nozzle to the right. */
function drawCloud(pen: Pen, x: number, y: number): string {
  const fill = pen.linear([
    [0, '#ffffff', 0.95],
    [0.4, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ]);
  const cone = `<path d="M${x} ${y - 4}C${x + 140} ${y - 90} ${x + 330} ${y - 190} ${x + 560} ${y - 220}V${y + 190}C${x + 330} ${y + 130} ${x + 140} ${y + 60} ${x} ${y + 6}Z" fill="${fill}" filter="${pen.blur(20, [0, 0, 1000, 1250])}"/>`;
  const core = `<path d="M${x} ${y - 3}L${x + 300} ${y - 70}V${y + 60}L${x} ${y + 4}Z" fill="${fill}" opacity=".8" filter="${pen.blur(8, [0, 0, 1000, 1250])}"/>`;
  return cone + core;
}

function drawWithCloud(spec: ProductSpec): Drawing {
  const place = { x: 330, y: 1120, scale: 1.08 };
  const nozzle = spec.package.shape === 'spray' ? { x: 96, y: -756 } : { x: 30, y: -728 };
  return drawInUse(spec, dayOf(spec), {
    items: [{ ...toMain(spec, place, { isOpen: true }), fronts: 1 }],
    over: (pen) => drawCloud(pen, place.x + nozzle.x * place.scale, place.y + nozzle.y * place.scale),
  });
}

function drawBesideLinen(spec: ProductSpec): Drawing {
  const isTall = spec.package.shape === 'reed' || spec.package.shape === 'rollon';
  const items = [
    withLinen(spec, { x: 690, y: 1010, scale: 1.02 }),
    toMain(spec, { x: 350, y: 1120, scale: isTall ? 0.98 : 1.16 }, { isOpen: true }),
  ];
  return drawInUse(spec, eveningOf(spec), { items });
}

/** On a stone, away from cloth and leaves, as its care text asks. */
function drawBurning(spec: ProductSpec): Drawing {
  return drawInUse(spec, eveningOf(spec), {
    items: [toItem(spec, { x: 500, y: 1000, scale: 1.1 })],
    plinth: { x: 500, y: 985, halfWidth: 350, height: 120 },
  });
}

function drawOnLinen(spec: ProductSpec): Drawing {
  const items = [
    { ...withLinen(spec, { x: 500, y: 1120, scale: 1.46 }), motif: dayOf(spec).motif, motifScale: 1.2, fronts: 0 },
    toItem(spec, { x: 500, y: 806, scale: 1.02 }),
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

function drawBesideDish(spec: ProductSpec, drawDish: (pen: Pen) => ReturnType<typeof drawOilDish>): Drawing {
  const items = [
    toMain(spec, { x: 380, y: 1040, scale: poses[spec.package.shape].scale * 0.9 }),
    { draw: drawDish, x: 700, y: 1130, scale: 1.1 },
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

function drawOpenJar(spec: ProductSpec): Drawing {
  const jar = toMain(spec, { x: 500, y: 1040, scale: 1.34 }, { isOpen: true });
  return drawInUse(spec, dayOf(spec), { items: [{ ...jar, fronts: 1 }] });
}

function drawWithFoam(spec: ProductSpec): Drawing {
  const items = [
    toMain(spec, { x: 500, y: 1040, scale: 1.3 }),
    { draw: (pen: Pen) => drawFoam(pen, spec.seed), x: 250, y: 1130, scale: 1 },
    { draw: (pen: Pen) => drawFoam(pen, `${spec.seed} right`), x: 760, y: 1150, scale: 0.72 },
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

const byShape: Partial<Record<ShapeName, (spec: ProductSpec) => Drawing>> = {
  bottle: (spec) => drawBesideDish(spec, drawOilDish),
  candle: drawBurning,
  dropper: drawBesideDiffuser,
  jar: drawOpenJar,
  mist: drawWithCloud,
  reed: drawBesideLinen,
  rollon: drawBesideLinen,
  sachet: drawOnLinen,
  soap: drawWithFoam,
  spray: drawWithCloud,
  tube: (spec) => drawBesideDish(spec, drawCreamDish),
};

/** Undefined for a shape that has no picture in use; an electric diffuser has its lit shot. */
export function getInUseShot(spec: ProductSpec): (() => Drawing) | undefined {
  const draw = byShape[spec.package.shape];
  return draw && (() => draw(spec));
}
