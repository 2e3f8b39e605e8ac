// Who a mail comes from, for its head and footer.
import { z } from 'zod';
import { mainShopId } from '../http/shop-query.ts';
import { cleanLine } from './layout/clean-text.ts';
import { addressSchema } from './address.ts';

export interface Sender {
  /** Of the shop's home. */
  homeUrl: string;
  shopId: string;
  /** Its name. */
  shop: string;
  /** Address that answers go to; '' when none is set. */
  contact: string;
  /** Registered name, CNPJ and address as far as they are set; may be empty. */
  legalLines: string[];
}

interface SenderRows {
  shops: { id: string; name: string }[];
  settings: { key: string; value_json: string }[];
}

const settingSchema = z.string().transform(cleanLine).catch('');

/** The main shop where there is none of that id any more. What the merchant did not set is left out. */
export function toSender({ shops, settings }: SenderRows, siteUrl: string, shopId: string): Sender {
  const shop = shops.find(({ id }) => id === shopId) ?? shops.find(({ id }) => id === mainShopId);
  const find = (key: string): string => {
    const row = settings.find((setting) => setting.key === `site.${key}`);
    return settingSchema.parse(row ? JSON.parse(row.value_json) : '');
  };
  const company = [find('razaoSocial'), find('cnpj') && `CNPJ ${find('cnpj')}`];
  const address = [find('endereco'), find('cep') && `CEP ${find('cep')}`];
  return {
    homeUrl: shop && shop.id !== mainShopId ? `${siteUrl}/loja-${shop.id}` : siteUrl,
    shopId: shop?.id ?? mainShopId,
    contact: addressSchema.catch('').parse(find('emailContato')),
    shop: shop?.name ?? new URL(siteUrl).host,
    legalLines: [company, address].map((line) => line.filter(Boolean).join(' · ')).filter(Boolean),
  };
}
