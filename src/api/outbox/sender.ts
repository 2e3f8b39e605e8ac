// Who a mail comes from, for its head and footer.
import { z } from 'zod';
import { cleanLine } from './layout/clean-text.ts';
import { addressSchema } from './address.ts';

export interface Sender {
  siteUrl: string;
  /** Name of the main shop. */
  shop: string;
  /** Address that answers go to; '' when none is set. */
  contact: string;
  /** Registered name, CNPJ and address as far as they are set; may be empty. */
  legalLines: string[];
}

interface SenderRows {
  shop: { name: string } | undefined;
  settings: { key: string; value_json: string }[];
}

const settingSchema = z.string().transform(cleanLine).catch('');

/** What the merchant did not set is left out. */
export function toSender({ shop, settings }: SenderRows, siteUrl: string): Sender {
  const find = (key: string): string => {
    const row = settings.find((setting) => setting.key === `site.${key}`);
    return settingSchema.parse(row ? JSON.parse(row.value_json) : '');
  };
  const company = [find('razaoSocial'), find('cnpj') && `CNPJ ${find('cnpj')}`];
  const address = [find('endereco'), find('cep') && `CEP ${find('cep')}`];
  return {
    siteUrl,
    contact: addressSchema.catch('').parse(find('emailContato')),
    shop: shop?.name ?? new URL(siteUrl).host,
    legalLines: [company, address].map((line) => line.filter(Boolean).join(' · ')).filter(Boolean),
  };
}
