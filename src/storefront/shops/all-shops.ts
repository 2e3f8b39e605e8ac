import { caszuloShop } from './caszulo.ts';
import { mainShop } from './main.ts';
import type { Shop } from './shop.ts';

/** The first one is the default. A third shop is one more entry (docs/how-to/add-a-shop.md). */
export const shops: readonly [Shop, ...Shop[]] = [mainShop, caszuloShop];
