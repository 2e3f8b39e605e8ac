// Pictures of kits: the open gift box with the products in it, the products side by side, and the closed box. Curated lists show the
// products without a box.

import { drawScene, type Drawing, type SceneItem } from '../scene.ts';
import { drawBox, drawTrayBack, drawTrayFront, tray } from '../shapes/box.ts';
import { drawNote } from '../shapes/household.ts';
import { shapes } from '../shapes/shapes.ts';
import { drawShadows } from '../studio.ts';
import { place } from '../svg.ts';
import { measureProduct, toGroup } from './group.ts';
import { toLook, type ProductSpec } from './product.ts';

const box = { x: 500, y: 1150, scale: 1.16 };

/** Short products sit higher on the filling, so that the front wall does not hide them. */
const toBase = (height: number) => 988 - Math.min(1, Math.max(0, (700 - height) / 250)) * 46;

/** The tallest in the middle. */
function centreTallest<T extends { height: number }>(parts: readonly T[]): T[] {
  const [first, ...rest] = parts.toSorted((a, b) => b.height - a.height);
  if (!first) return [];
  const left = rest.filter((_, index) => index % 2 === 0);
  const right = rest.filter((_, index) => index % 2 === 1);
  return [...left.toReversed(), first, ...right];
}

function toBoxedItems(parts: readonly ProductSpec[]): SceneItem[] {
  const isFull = parts.length > 3;
  const room = isFull ? 690 : 724;
  const largest = parts.length > 2 ? 0.98 : 1.1;
  const natural = parts.map((spec) => {
    const { width, height } = measureProduct(spec);
    return { spec, width, height, scale: Math.min(largest, 800 / height, 380 / width) };
  });
  // Neighbours may cover a little of each other: small products in a large box look poor.
  const shrink = Math.min(
    1,
    (room * (parts.length > 2 ? 1.1 : 1)) / natural.reduce((sum, { width, scale }) => sum + width * scale, 0),
  );
  const ordered = centreTallest(
    natural.map((part) => ({ ...part, scale: part.scale * shrink, width: part.width * part.scale * shrink })),
  );
  const total = ordered.reduce((sum, { width }) => sum + width, 0);
  const gap = Math.min(60, (room - total) / (ordered.length + 1));
  let left = box.x - (total + gap * (ordered.length - 1)) / 2;
  const items = ordered.map(({ spec, width, height, scale }) => {
    const x = left + width / 2;
    left += width + gap;
    const item: SceneItem = {
      draw: (pen) => shapes[spec.package.shape](pen, toLook(spec)),
      x,
      y: toBase(isFull ? height * scale : height),
      scale,
    };
    return { height, item };
  });
  return items.toSorted((a, b) => b.height - a.height).map(({ item }) => item);
}

/** `parts` in the order of importance; a box shows all that is given, a list without a box four. */
export function drawKit(kit: ProductSpec, parts: readonly ProductSpec[], hasBox: boolean): Drawing {
  const look = toLook(kit);
  const { palette } = look;
  const shown = hasBox ? parts : parts.slice(0, 4);
  const bunch = { motif: palette.motif, x: 500, scale: 1.16, edge: 350 };
  if (!hasBox) {
    const { items } = toGroup(shown, { x: 500, y: 1050, scale: 1.12, maxWidth: 800, maxHeight: 860 });
    return drawScene({ palette, seed: kit.seed, items, bunches: [{ ...bunch, y: 1050 }] }, 1200);
  }
  const { halfWidth, front } = tray;
  return drawScene(
    {
      palette,
      seed: kit.seed,
      items: toBoxedItems(shown),
      bunches: [{ ...bunch, y: 1080, edge: halfWidth * box.scale - 40, fronts: 0 }],
      behind: (pen) => {
        const shape = { width: halfWidth * 2, cast: `M${-halfWidth} 0V${-front}H${halfWidth}V0Z` };
        return drawShadows(pen, shape, palette, box) + place(box.x, box.y, 0, box.scale, drawTrayBack(pen, look));
      },
      over: (pen) => place(box.x, box.y, 0, box.scale, drawTrayFront(pen, look)),
    },
    1200,
  );
}

/** All that is in a kit, side by side, each as often as it is in it. */
export function drawPieces(kit: ProductSpec, parts: readonly ProductSpec[]): Drawing {
  const { palette } = toLook(kit);
  const { items, halfWidth } = toGroup(parts, { x: 500, y: 1060, scale: 1.2, maxWidth: 850, maxHeight: 880 });
  return drawScene(
    {
      palette,
      seed: `${kit.seed} pieces`,
      scenery: 'alcove',
      items,
      bunches: [{ motif: palette.motif, x: 500, y: 1040, scale: 1.1, edge: Math.min(halfWidth, 400), fronts: 0 }],
    },
    1200,
  );
}

/** The closed box with its ribbon, and the card for a note. */
export function drawWrapped(kit: ProductSpec): Drawing {
  const look = toLook(kit);
  return drawScene(
    {
      palette: look.palette,
      seed: `${kit.seed} wrapped`,
      items: [
        {
          draw: (pen) => drawBox(pen, look),
          x: 470,
          y: 1030,
          scale: 1.36,
          motif: look.palette.motif,
          motifScale: 1.2,
          fronts: 0,
        },
        { draw: (pen) => drawNote(pen, look), x: 770, y: 1140, scale: 1 },
      ],
    },
    1200,
  );
}
