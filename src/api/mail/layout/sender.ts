// The sender of a mail, for its header and footer.

import { z } from 'zod';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import type { Shop } from '#contract/shops.ts';
import { mainShopId, toShopPath } from '../../http/shop-query.ts';
import { addressSchema } from './address.ts';
import { cleanLine } from './clean-text.ts';
import type { Look } from './styles.ts';

export interface Sender {
  /** Without a slash at the end. */
  siteUrl: string;
  /** URL of the shop's home page. */
  homeUrl: string;
  shopId: string;
  /** Name of the shop. */
  shop: string;
  look: Look & Pick<Shop, 'logo'>;
  /** Reply-To address; '' when none is set. */
  contact: string;
  /** Registered name, CNPJ and address as far as they are set; may be empty. */
  legalLines: string[];
}

interface SenderFacts {
  shops: readonly Shop[];
  settings: { key: string; value_json: string }[];
}

const settingSchema = z.string().transform(cleanLine).catch('');

/** Falls back to the main shop for an unknown id. Settings that are not set are omitted. */
export function toSender({ shops, settings }: SenderFacts, siteUrl: string, shopId: string): Sender {
  const shop =
    shops.find(({ id }) => id === shopId) ??
    shops.find(({ id }) => id === mainShopId) ??
    createNeutralShop({ id: mainShopId, nome: new URL(siteUrl).host, loja: '' });
  const find = (key: string): string => {
    const row = settings.find((setting) => setting.key === `site.${key}`);
    return settingSchema.parse(row ? JSON.parse(row.value_json) : '');
  };
  const company = [find('razaoSocial'), find('cnpj') && `CNPJ ${find('cnpj')}`];
  const address = [find('endereco'), find('cep') && `CEP ${find('cep')}`];
  return {
    siteUrl,
    homeUrl: shop.id === mainShopId ? siteUrl : siteUrl + shop.path,
    shopId: shop.id,
    contact: addressSchema.catch('').parse(find('emailContato')),
    shop: shop.nome,
    look: shop,
    legalLines: [company, address].map((line) => line.filter(Boolean).join(' · ')).filter(Boolean),
  };
}

/** The absolute address of a page of the sender's shop. */
export function toPageLink({ siteUrl, shopId }: Sender, path: string): string {
  return siteUrl + toShopPath(path, shopId);
}
