// The words and looks of the shops, from rows of `shops` and `settings`.

import { z } from 'zod';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import { type Shop, shopSchema } from '#contract/shops.ts';
import { mainShopId } from './shop-query.ts';

interface ShopRows {
  shops: readonly { id: string; name: string }[];
  settings: readonly { key: string; value_json: string }[];
}

const identitySchema = shopSchema
  .pick({ noTexto: true, slogan: true, tema: true, paleta: true, logo: true, convida: true })
  .partial();
const textsSchema = z.looseObject({});

/** Settings that exist per shop only. What a value leaves out is as in a shop without settings. */
const keys = {
  identity: 'loja.identidade',
  home: 'loja.inicio',
  newsletter: 'loja.newsletter',
  promises: 'loja.promessas',
  pages: 'loja.textos',
} as const;
export const shopTextKeys: readonly string[] = Object.values(keys);

/** The key of a setting that applies to one shop alone: `jardim:carrinho.freteGratis`. */
export function toShopKey(shopId: string, key: string): string {
  return `${shopId}:${key}`;
}

/** Throws a ZodError when a value does not match the contract. */
export function buildShops({ shops, settings }: ShopRows): Shop[] {
  const values = new Map(settings.map(({ key, value_json: value }) => [key, value]));
  return shops.map(({ id, name: nome }) => {
    const read = (key: string): unknown => JSON.parse(values.get(toShopKey(id, key)) ?? '{}');
    const neutral = createNeutralShop({ id, nome, loja: id === mainShopId ? '' : id });
    return shopSchema.parse({
      ...neutral,
      ...identitySchema.parse(read(keys.identity)),
      inicio: { ...neutral.inicio, ...textsSchema.parse(read(keys.home)) },
      newsletter: { ...neutral.newsletter, ...textsSchema.parse(read(keys.newsletter)) },
      promessas: { ...neutral.promessas, ...textsSchema.parse(read(keys.promises)) },
      textos: { ...neutral.textos, ...textsSchema.parse(read(keys.pages)) },
    });
  });
}
