// Store settings: the merchant's values, with specification 9 as the default.

import { z } from 'zod';
import { type Settings, settingsSchema } from '#contract/content.ts';
import { defaultFreeShippingRule } from '#rules/free-shipping.ts';
import { pageSizes } from '#rules/pagination.ts';
import { toMean, toStoreMean } from '#rules/store-rating.ts';
import { shopTextKeys } from '../../http/shop-settings.ts';
import type { ShopContent } from '../published/content-model.ts';
import type { ReadModel } from '../published/model.ts';
import type { ContentRows } from './queries.ts';

const freeShippingSchema = z.object({
  alerta: z.boolean(),
  status: z.boolean(),
  valor: z.number().min(0),
  valorSulSudeste: z.number().min(0),
  inclusivo: z.boolean(),
});

const defaults: Readonly<Record<string, unknown>> = {
  'carrinho.freteGratis': {
    alerta: false,
    status: true,
    valor: defaultFreeShippingRule.threshold,
    valorSulSudeste: defaultFreeShippingRule.regionalThreshold,
    inclusivo: defaultFreeShippingRule.isInclusive,
  },
  'checkout.aberto': true,
  'entrega.postagem': { horarioCorte: 12, diasPreparo: 0 },
  'pagamento.descontos': { pix: 0.05, boleto: 0, cartao: 0, deposito: 0 },
  'pagamento.prioridade': 'pix',
  'pagamento.somentePix': true,
  assinatura: { ativo: false, recorrencias: [15, 30, 60, 90], descontoGeral: 5, descontoPrimeiroPedido: 0 },
  listagem: { itensPorPagina: 12, opcoesItensPorPagina: [...pageSizes], ordenacaoPadrao: 'Popularidade' },
  modulos: { listaPresente: false, marketplace: false, exibirEstoque: false, vitrineVistos: false, manutencao: false },
  'link.social': { facebook: '', instagram: '' },
  'google.verification': [],
};

const siteKeys = ['razaoSocial', 'cnpj', 'endereco', 'cep', 'telefoneContato', 'atendimento', 'emailContato'] as const;

type SettingRow = Pick<ContentRows['settings'][number], 'key' | 'value_json'>;

/** Keys that one shop may have its own value of; the API reads all others for every shop alike. */
const shopKeys: readonly string[] = [
  'carrinho.freteGratis',
  'entrega.postagem',
  'link.social',
  'site.telefoneContato',
  'site.atendimento',
];
const otherKeys: readonly string[] = [...siteKeys.map((key) => `site.${key}`), 'link.blog', 'link.revendedor'];

export function isSettingKey(key: string): boolean {
  return Object.hasOwn(defaults, key) || otherKeys.includes(key);
}

export function isShopSettingKey(key: string): boolean {
  return shopKeys.includes(key) || shopTextKeys.includes(key);
}

/** The settings of every shop, and of those that have their own by shop. Throws when a value does not match the contract. */
export function buildSettings(
  rows: readonly SettingRow[],
  rating?: ContentRows['storeRating'],
): Pick<ShopContent, 'settings' | 'settingsByShop'> {
  const common = rows.filter(({ key }) => !key.includes(':'));
  const own = rows.flatMap(({ key, value_json }) => {
    const [shopId = '', name = ''] = key.split(':');
    return shopKeys.includes(name) ? [{ shopId, key: name, value_json }] : [];
  });
  const shops = Map.groupBy(own, ({ shopId }) => shopId);
  return {
    settings: toSettings(common, rating),
    settingsByShop: new Map(
      [...shops].map(([shopId, rowsOfShop]) => [shopId, toSettings([...common, ...rowsOfShop], rating)]),
    ),
  };
}

/** The settings of a shop. */
export function getSettings({ content }: ReadModel, shopId: string): Settings {
  return content.settingsByShop.get(shopId) ?? content.settings;
}

/** Keys are those of the settings table, such as `site.cnpj`. */
function toSettings(rows: readonly SettingRow[], rating: ContentRows['storeRating'] | undefined): Settings {
  const values = new Map(Object.entries(defaults));
  for (const row of rows) values.set(row.key, JSON.parse(row.value_json));
  const freeShipping = freeShippingSchema.parse(values.get('carrinho.freteGratis'));
  return settingsSchema.parse({
    sistema: {
      geral: {
        site: Object.fromEntries(siteKeys.map((key) => [key, values.get(`site.${key}`) ?? ''])),
        ...(rating && rating.count > 1 && { avaliacao: toStoreRating(rating) }),
      },
      checkout: {
        carrinho: {
          alertaFreteGratis: freeShipping.alerta,
          alertaFreteGratisValorFixo: {
            status: freeShipping.status,
            valor: freeShipping.valor,
            valorSulSudeste: freeShipping.valorSulSudeste,
            inclusivo: freeShipping.inclusivo,
          },
        },
        entrega: values.get('entrega.postagem'),
        aberto: values.get('checkout.aberto'),
        pagamento: {
          descontos: values.get('pagamento.descontos'),
          prioridade: values.get('pagamento.prioridade'),
          somentePix: values.get('pagamento.somentePix'),
        },
      },
      assinatura: values.get('assinatura'),
      listagem: values.get('listagem'),
      modulos: values.get('modulos'),
    },
    link: {
      social: values.get('link.social'),
      blog: values.get('link.blog') ?? '',
      revendedor: values.get('link.revendedor') ?? '',
    },
    configuracoes: { google: { tag: { verification: values.get('google.verification') } } },
  });
}

function toStoreRating({ count, experience, service }: ContentRows['storeRating']) {
  return { media: toStoreMean(toMean(experience, count), toMean(service, count)), quantidade: count };
}
