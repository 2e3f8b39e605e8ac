// The pictures of an electric diffuser besides its hero: lit, beside a bottle of oil, in a room, and from behind.

import { devices } from '../../data/devices.ts';
import { drawEucalyptus } from '../botanicals/herbs.ts';
import { mix } from '../color.ts';
import { toEvening } from '../palettes.ts';
import { createRandom } from '../random.ts';
import { drawScene, type Drawing, type SceneItem } from '../scene.ts';
import { drawElectric, drawElectricBack } from '../shapes/electric.ts';
import { drawBedHead, drawSideboard } from '../shapes/furniture.ts';
import { drawBooks, drawCup, drawPrint, drawVase } from '../shapes/household.ts';
import { drawDropper } from '../shapes/oil-bottles.ts';
import { place, type Pen } from '../svg.ts';
import { measureProduct, ofCatalogue } from './group.ts';
import { masterWidth, toLook, type ProductSpec } from './product.ts';

/** With its dropper; 780 units high as a shape. */
const bottleMillimetres = 86;

/** Size of the device at `scale`, and of a millimetre beside it. */
function measureDevice(spec: ProductSpec, scale: number) {
  const { width, height } = measureProduct(spec);
  const millimetres = devices[spec.seed]?.height_mm ?? 180;
  return { width: width * scale, unitsPerMillimetre: (height * scale) / millimetres };
}

const toDevice = (spec: ProductSpec, at: Pick<SceneItem, 'x' | 'y' | 'scale'>): SceneItem => ({
  draw: (pen) => drawElectric(pen, { ...toLook(spec), isLit: true }),
  ...at,
});

/** Both in their true sizes, the bottle a step in front. */
export function drawBesideBottle(spec: ProductSpec): Drawing {
  const natural = measureProduct(spec);
  const scale = Math.min(540 / natural.width, 660 / natural.height);
  const { width, unitsPerMillimetre } = measureDevice(spec, scale);
  const bottle = ofCatalogue('sinergia-noite-tranquila');
  const bottleScale = (unitsPerMillimetre * bottleMillimetres) / 780;
  const gap = 70;
  const bottleWidth = 316 * bottleScale;
  const left = (1000 - width - bottleWidth - gap) / 2;
  return drawScene(
    {
      palette: toEvening(toLook(spec).palette),
      seed: `${spec.seed} bottle`,
      items: [
        toDevice(spec, { x: left + bottleWidth + gap + width / 2, y: 1030, scale }),
        { draw: (pen) => drawDropper(pen, toLook(bottle)), x: left + bottleWidth / 2, y: 1080, scale: bottleScale },
      ],
    },
    masterWidth,
  );
}

export type Room = 'bedroom' | 'livingRoom';

const walnut = '#8a5f3a';
const oak = '#c39a68';

function drawBranches(pen: Pen, seed: string): string {
  const random = createRandom(`vase ${seed}`);
  return [-24, 18, -6].map((turn) => place(turn * 0.5, -250, turn, 0.72, drawEucalyptus(pen, random, 430))).join('');
}

/** Where a device stands in each room, and what is around it; `size` is that of things beside it. */
const rooms: Readonly<
  Record<Room, (spec: ProductSpec, size: number) => { behind: (pen: Pen) => string; items: SceneItem[]; x: number }>
> = {
  livingRoom: (spec, size) => {
    const { tone } = toLook(spec).palette;
    return {
      x: 400,
      behind: (pen) =>
        place(560, 600, 0, 1, drawPrint(pen, tone, { width: 330, height: 420 })) +
        drawSideboard(pen, walnut, { y: 950, left: -60, right: 1060 }),
      items: [
        {
          draw: (pen) => drawVase(pen, mix('#efe7da', tone, 0.2), drawBranches(pen, spec.seed)),
          x: 790,
          y: 892,
          scale: size * 0.95,
        },
      ],
    };
  },
  bedroom: (spec, size) => {
    const { tone } = toLook(spec).palette;
    return {
      x: 590,
      behind: (pen) => drawBedHead(pen, tone, 880) + drawSideboard(pen, oak, { y: 960, left: 318, right: 1060 }),
      items: [
        {
          draw: (pen) => drawBooks(pen, [mix(tone, '#2a2420', 0.3), '#e9dfcc', mix(tone, '#ffffff', 0.3)], 190),
          x: 850,
          y: 900,
          scale: size * 0.8,
        },
        { draw: (pen) => drawCup(pen, '#f1ebe0'), x: 868, y: 900 - 150 * size * 0.8, scale: size * 0.4 },
      ],
    };
  },
};

/** At work on a piece of furniture, as large as it is beside the things of the room. */
export function drawInRoom(spec: ProductSpec, room: Room): Drawing {
  const natural = measureDevice(spec, 1);
  const unitsPerMillimetre = Math.min(2.6, 640 / (measureProduct(spec).height / natural.unitsPerMillimetre));
  const scale = unitsPerMillimetre / natural.unitsPerMillimetre;
  const { behind, items, x } = rooms[room](spec, unitsPerMillimetre / 2.4);
  return drawScene(
    {
      palette: toLook(spec).palette,
      seed: `${spec.seed} room`,
      behind,
      items: [...items, toDevice(spec, { x, y: 930, scale })],
    },
    masterWidth,
  );
}

/** Off, turned round: the cable, and the plate with its power. */
export function drawFromBehind(spec: ProductSpec): Drawing {
  const natural = measureProduct(spec);
  const scale = Math.min(520 / natural.width, 760 / natural.height);
  const facts = devices[spec.seed];
  const plate = [facts?.power_w ? `${facts.power_w} W` : '', facts?.voltage ?? ''];
  return drawScene(
    {
      palette: toLook(spec).palette,
      seed: `${spec.seed} behind`,
      scenery: 'alcove',
      items: [{ draw: (pen) => drawElectricBack(pen, toLook(spec), plate), x: 470, y: 1070, scale }],
    },
    masterWidth,
  );
}
