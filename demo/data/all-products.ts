// Every product of the demonstration catalogue.
import type { SeedProduct } from '../seed/types.ts';
import { products as bodyBath } from './products-body-bath.ts';
import { products as bodyCare } from './products-body-care.ts';
import { products as candlesSachets } from './products-candles-sachets.ts';
import { products as citrusFloralOils } from './products-citrus-floral-oils.ts';
import { products as diffusers } from './products-diffusers.ts';
import { products as herbalOils } from './products-herbal-oils.ts';
import { products as homeEssences } from './products-home-essences.ts';
import { products as homeSprays } from './products-home-sprays.ts';
import { products as reedDiffusers } from './products-reed-diffusers.ts';
import { products as veganCosmetics } from './products-vegan-cosmetics.ts';
import { products as vegetableOils } from './products-vegetable-oils.ts';
import { products as woodSpiceOils } from './products-wood-spice-oils.ts';

export const products: readonly SeedProduct[] = [
  ...citrusFloralOils,
  ...herbalOils,
  ...woodSpiceOils,
  ...vegetableOils,
  ...diffusers,
  ...reedDiffusers,
  ...homeSprays,
  ...homeEssences,
  ...candlesSachets,
  ...bodyBath,
  ...bodyCare,
  ...veganCosmetics,
];
