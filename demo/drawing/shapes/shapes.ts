// Every product shape by its name in the catalogue.

import { drawBottle, drawMist, drawPumpBottle, drawSpray } from './bath-bottles.ts';
import { drawBox } from './box.ts';
import { drawElectric } from './electric.ts';
import { drawEssence } from './essence.ts';
import { drawCandle, drawJar, drawReeds } from './home-scent.ts';
import { drawStone } from './keepsakes.ts';
import { drawDropper, drawRollOn } from './oil-bottles.ts';
import { drawPouch } from './pouch.ts';
import type { DrawShape } from './shape.ts';
import { drawSachet, drawTube } from './soft-packs.ts';
import { drawSoap, drawStick } from './solids.ts';

export const shapes = {
  dropper: drawDropper,
  essence: drawEssence,
  rollon: drawRollOn,
  spray: drawSpray,
  mist: drawMist,
  bottle: drawBottle,
  pump: drawPumpBottle,
  reed: drawReeds,
  candle: drawCandle,
  jar: drawJar,
  soap: drawSoap,
  tube: drawTube,
  stick: drawStick,
  electric: drawElectric,
  sachet: drawSachet,
  stone: drawStone,
  box: drawBox,
  pouch: drawPouch,
} satisfies Record<string, DrawShape>;
export type ShapeName = keyof typeof shapes;
