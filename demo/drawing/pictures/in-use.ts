// A product at work: a spray with its mist, an open jar, soap with foam; `oil-in-use.ts` draws essential oils.

import type { Use } from '../../seed/shots.ts';
import { mix } from '../color.ts';
import { toEvening, type Palette } from '../palettes.ts';
import { drawScene, type Drawing, type Scene, type SceneItem } from '../scene.ts';
import { drawBooks, drawCup } from '../shapes/household.ts';
import { drawCreamDish, drawFoam, drawLinen, drawOilDish, drawSerumDish } from '../shapes/props.ts';
import type { Look } from '../shapes/shape.ts';
import { shapes } from '../shapes/shapes.ts';
import type { Pen } from '../svg.ts';
import { drawBurning } from './candle.ts';
import { drawBeforeDiffuser, drawBesideDiffuser, drawFromAbove, drawInBathroom, drawOnShelf } from './oil-in-use.ts';
import { masterWidth, poses, toLook, type ProductSpec } from './product.ts';

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

/** At the height of the nozzle, which the open head shows. */
function drawSprayOverLinen(spec: ProductSpec): Drawing {
  const place = { x: 270, y: 1110, scale: 0.98 };
  return drawInUse(spec, dayOf(spec), {
    items: [withLinen(spec, { x: 690, y: 1050, scale: 1.06 }), { ...toMain(spec, place, { isOpen: true }), fronts: 0 }],
    over: (pen) => drawCloud(pen, place.x + 96 * place.scale, place.y - 756 * place.scale),
  });
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
    toMain(spec, { x: 500, y: 1040, scale: spec.package.shape === 'soap' ? 1.3 : 1.1 }),
    { draw: (pen: Pen) => drawFoam(pen, spec.seed), x: 250, y: 1130, scale: 1 },
    { draw: (pen: Pen) => drawFoam(pen, `${spec.seed} right`), x: 760, y: 1150, scale: 0.72 },
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

/** A serum or deodorant before a towel, with a little of the serum on a dish. */
function drawBesideTowel(spec: ProductSpec): Drawing {
  const items = [
    withLinen(spec, { x: 680, y: 1000, scale: 1.02 }),
    toMain(spec, { x: 330, y: 1100, scale: poses[spec.package.shape].scale * 0.8 }),
    ...(spec.package.shape === 'dropper'
      ? [{ draw: (pen: Pen) => drawSerumDish(pen, toLook(spec).palette.wall), x: 690, y: 1150, scale: 0.84 }]
      : []),
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

/** The flask refills a diffuser of the same fragrance. */
function drawBesideReeds(spec: ProductSpec): Drawing {
  const { package: flask } = spec;
  const reeds: ProductSpec = { ...spec, package: { ...flask, shape: 'reed', kind: 'Difusor de varetas' } };
  const items = [toItem(reeds, { x: 650, y: 1010, scale: 0.92 }), toMain(spec, { x: 290, y: 1110, scale: 0.96 })];
  return drawInUse(spec, dayOf(spec), { items });
}

function drawBesideBooks(spec: ProductSpec): Drawing {
  const { tone } = dayOf(spec);
  const colors = [mix(tone, '#2a2420', 0.3), '#e9dfcc', mix(tone, '#ffffff', 0.34)];
  const items = [
    { draw: (pen: Pen) => drawBooks(pen, colors, 270), x: 670, y: 1020, scale: 1 },
    toMain(spec, { x: 320, y: 1110, scale: 0.98 }, { isOpen: true }),
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

function drawLipBalmBesideCup(spec: ProductSpec): Drawing {
  const items = [
    { draw: (pen: Pen) => drawCup(pen, mix('#f1ebe0', dayOf(spec).tone, 0.1)), x: 680, y: 1010, scale: 1.1 },
    { ...toMain(spec, { x: 330, y: 1110, scale: 0.62 }), motifScale: 1 },
  ];
  return drawInUse(spec, dayOf(spec), { items });
}

const drawings: Readonly<Record<Use, (spec: ProductSpec) => Drawing>> = {
  beforeDiffuser: drawBeforeDiffuser,
  besideBooks: drawBesideBooks,
  besideCream: (spec) => drawBesideDish(spec, drawCreamDish),
  besideCup: drawLipBalmBesideCup,
  besideDiffuser: drawBesideDiffuser,
  besideLinen: drawBesideLinen,
  besideOil: (spec) => drawBesideDish(spec, drawOilDish),
  besideReeds: drawBesideReeds,
  besideTowel: drawBesideTowel,
  burning: drawBurning,
  fromAbove: drawFromAbove,
  inBathroom: drawInBathroom,
  inCloud: drawWithCloud,
  onLinen: drawOnLinen,
  onShelf: drawOnShelf,
  open: drawOpenJar,
  overLinen: drawSprayOverLinen,
  withFoam: drawWithFoam,
};

export const drawUse = (spec: ProductSpec, use: Use): Drawing => drawings[use](spec);
