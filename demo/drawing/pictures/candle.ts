// The pictures of a candle besides its hero: burning beside a cup, before its first use, and with its carton.

import { mix } from '../color.ts';
import { toEvening } from '../palettes.ts';
import { drawScene, type Drawing, type SceneItem } from '../scene.ts';
import { drawCartonFront } from '../shapes/carton.ts';
import { drawCandle } from '../shapes/home-scent.ts';
import { drawCup, drawMatches } from '../shapes/household.ts';
import type { Look } from '../shapes/shape.ts';
import { masterWidth, toLook, type ProductSpec } from './product.ts';

/** Grams of wax of the candle that the shape is drawn for. */
const usualWeight = 180;

/** How much smaller other things are beside this candle than beside the usual one; all candles are drawn equally large. */
function toScaleBeside({ package: { volume } }: ProductSpec): number {
  const grams = Number.parseInt(volume, 10) || usualWeight;
  return Math.cbrt(usualWeight / grams);
}

type Place = Pick<SceneItem, 'x' | 'y' | 'scale'>;

const toCandle = (look: Look, place: Place, isUnlit = false): SceneItem => ({
  draw: (pen) => drawCandle(pen, { ...look, ...(isUnlit ? { isUnlit } : {}) }),
  ...place,
});

/** On bare stone, away from cloth and leaves, as its care text asks. */
export function drawBurning(spec: ProductSpec): Drawing {
  const look = toLook(spec);
  const scale = 0.98;
  const cupScale = scale * toScaleBeside(spec);
  const [candle, gap, cup, handle] = [400 * scale, 50, 320 * cupScale, 84 * cupScale];
  const left = (1000 - candle - gap - cup - handle) / 2;
  return drawScene(
    {
      palette: toEvening(look.palette),
      seed: `${spec.seed} cup`,
      items: [
        {
          draw: (pen) => drawCup(pen, mix('#efe7da', look.palette.tone, 0.12)),
          x: left + candle + gap + cup / 2,
          y: 1030,
          scale: cupScale,
        },
        toCandle(look, { x: left + candle / 2, y: 1110, scale }),
      ],
    },
    masterWidth,
  );
}

export function drawUnlit(spec: ProductSpec): Drawing {
  const look = toLook(spec);
  return drawScene(
    {
      palette: look.palette,
      seed: `${spec.seed} unlit`,
      scenery: 'alcove',
      items: [
        toCandle(look, { x: 440, y: 1060, scale: 1.28 }, true),
        {
          draw: (pen) => drawMatches(pen, mix(look.palette.tone, '#f1e6d6', 0.3)),
          x: 836,
          y: 1130,
          scale: 0.76 * toScaleBeside(spec),
        },
      ],
    },
    masterWidth,
  );
}

export function drawWithCarton(spec: ProductSpec): Drawing {
  const look = toLook(spec);
  return drawScene(
    {
      palette: look.palette,
      seed: `${spec.seed} carton`,
      items: [
        { draw: (pen) => drawCartonFront(pen, look), x: 300, y: 1040, scale: 1.12 },
        toCandle(look, { x: 735, y: 1120, scale: 1 }, true),
      ],
    },
    masterWidth,
  );
}
