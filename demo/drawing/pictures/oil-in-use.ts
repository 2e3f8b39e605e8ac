// An essential oil in the house: beside a diffuser, near with the diffuser behind it, from above, on a shelf, in a bathroom.

import { arrange } from '../botanicals/arrange.ts';
import { mix } from '../color.ts';
import { toEvening } from '../palettes.ts';
import { createRandom } from '../random.ts';
import { drawScene, type Drawing, type Scene, type SceneItem } from '../scene.ts';
import { drawCounter, drawTiles, drawTowels } from '../shapes/bathroom.ts';
import { drawShelf } from '../shapes/furniture.ts';
import { drawBooks, drawPrint, drawVase } from '../shapes/household.ts';
import { drawSpreadCloth } from '../shapes/props.ts';
import type { Look } from '../shapes/shape.ts';
import { shapes } from '../shapes/shapes.ts';
import { drawSoft } from '../studio.ts';
import { place, type Pen } from '../svg.ts';
import { toExample } from './group.ts';
import { masterWidth, toLook, type ProductSpec } from './product.ts';

type Place = Pick<SceneItem, 'x' | 'y' | 'scale'>;

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

const drawPackage =
  (spec: ProductSpec, state: Partial<Look> = {}) =>
  (pen: Pen) =>
    shapes[spec.package.shape](pen, { ...toLook(spec), ...state });
const toItem = (spec: ProductSpec, at: Place): SceneItem => ({ draw: drawPackage(spec), ...at });
const withPlants = (spec: ProductSpec, at: Place, fronts = 0): SceneItem => ({
  ...toItem(spec, at),
  motif: toLook(spec).palette.motif,
  motifScale: Math.min(at.scale, 1.1),
  fronts,
});

const drawInHouse = (spec: ProductSpec, scene: Omit<Scene, 'seed'>): Drawing =>
  drawScene({ seed: `${spec.seed} in use`, ...scene }, masterWidth);

const dayOf = (spec: ProductSpec) => toLook(spec).palette;
const eveningOf = (spec: ProductSpec) => toEvening(dayOf(spec));

export function drawBesideDiffuser(spec: ProductSpec): Drawing {
  const items = [
    toItem(diffuser, { x: 675, y: 1000, scale: 1.12 }),
    withPlants(spec, { x: 310, y: 1110, scale: 0.94 }, 1),
  ];
  return drawInHouse(spec, { palette: eveningOf(spec), items });
}

/** The diffuser is out of focus behind the bottle, which the frame cuts at the top. */
export function drawBeforeDiffuser(spec: ProductSpec): Drawing {
  const behind: SceneItem = {
    draw: (pen) => {
      const shape = drawPackage(diffuser)(pen);
      return { ...shape, svg: `<g filter="${pen.blur(9)}">${shape.svg}</g>` };
    },
    x: 250,
    y: 940,
    scale: 1.06,
  };
  const items = [behind, toItem(spec, { x: 640, y: 1186, scale: 1.56 })];
  const bunches = [{ motif: dayOf(spec).motif, x: 690, y: 1186, scale: 0.98, edge: 246, fronts: 0 }];
  return drawInHouse(spec, { palette: eveningOf(spec), horizon: 0.68, items, bunches });
}

/** The bottle lies on a cloth among its plants, seen from above: there is no wall. */
export function drawFromAbove(spec: ProductSpec): Drawing {
  const palette = dayOf(spec);
  const behind = (pen: Pen) => {
    const shape = drawPackage(spec, { isLying: true })(pen);
    const spot = { x: 0, y: 0, scale: 1.04, edge: 120 };
    const { back, front } = arrange(pen, palette.motif, spot, { random: createRandom(`${spec.seed} above`) });
    const cloth = drawSpreadCloth(pen, palette, { width: 720, height: 1020 });
    const light = pen.radial([
      [0, shape.glow ?? '#ffffff', 0.8],
      [1, shape.glow ?? '#ffffff', 0],
    ]);
    const patch = `<ellipse cx="470" cy="960" rx="230" ry="86" transform="rotate(-60 470 960)" fill="${light}" opacity=".5"/>`;
    const drop = { dx: 30, dy: 26, blur: 20, region: 'x="-30%" y="-30%" width="160%" height="160%"' };
    return [
      drawSoft(pen, place(560, 640, -9, 1, cloth), palette, { dx: 12, dy: 14, blur: 12 }),
      drawSoft(pen, place(850, 1010, -38, 1, back), palette, { dx: 18, dy: 16, blur: 10 }),
      patch,
      drawSoft(pen, place(300, 1030, 27, 1.14, shape.svg), palette, drop),
      ...front.map((body) => drawSoft(pen, place(775, 1050, 0, 0.9, body), palette)),
    ].join('');
  };
  return drawInHouse(spec, { palette, horizon: -0.1, items: [], behind });
}

/** On a shelf by day, between books and an empty vase: no plant but its own may stand beside an oil. */
export function drawOnShelf(spec: ProductSpec): Drawing {
  const palette = dayOf(spec);
  const { tone } = palette;
  const colors = [mix(tone, '#2a2420', 0.3), '#e9dfcc', mix(tone, '#ffffff', 0.34)];
  const items = [
    { draw: (pen: Pen) => drawVase(pen, mix('#efe7da', tone, 0.24), ''), x: 176, y: 988, scale: 1.24 },
    { draw: (pen: Pen) => drawBooks(pen, colors, 230), x: 790, y: 990, scale: 1.06 },
    toItem(spec, { x: 500, y: 1018, scale: 1.06 }),
  ];
  const behind = (pen: Pen) =>
    place(640, 690, 0, 1, drawPrint(pen, tone, { width: 310, height: 400 })) + drawShelf(pen, '#b98a57', 1044);
  return drawInHouse(spec, { palette, horizon: 1.04, behind, items });
}

/** On the counter of a bathroom, before its towels. */
export function drawInBathroom(spec: ProductSpec): Drawing {
  const palette = dayOf(spec);
  const wall = mix(palette.wall, '#ffffff', 0.3);
  const behind = (pen: Pen) =>
    drawTiles(pen, wall, { bottom: 900, seed: spec.seed }) + drawCounter(pen, mix('#f3efe8', palette.floor, 0.3), 900);
  const items = [
    { draw: (pen: Pen) => drawTowels(pen, toLook(spec)), x: 690, y: 1020, scale: 1 },
    toItem(spec, { x: 290, y: 1120, scale: 1.06 }),
  ];
  return drawInHouse(spec, { palette, horizon: 0.72, behind, items });
}
