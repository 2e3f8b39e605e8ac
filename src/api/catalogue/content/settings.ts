// Store settings: the merchant's values, with specification 9 as the default.

import { z } from 'zod';
import { type Settings, settingsSchema } from '#contract/content.ts';
import { defaultFreeShippingRule } from '#rules/free-shipping.ts';
import { pageSizes } from '#rules/pagination.ts';
import type { ContentRows } from './queries.ts';

const freeShippingSchema = z.object({
  alerta: z.boolean(),
  status: z.boolean(),
  valor: z.number(),
  valorSulSudeste: z.number(),
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
  'checkout.aberto': false,
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

/** Keys are those of the settings table, such as `site.cnpj`. Throws when a value does not match the contract. */
export function toSettings(rows: readonly Pick<ContentRows['settings'][number], 'key' | 'value_json'>[]): Settings {
  const values = new Map(Object.entries(defaults));
  for (const row of rows) values.set(row.key, JSON.parse(row.value_json));
  const freeShipping = freeShippingSchema.parse(values.get('carrinho.freteGratis'));
  return settingsSchema.parse({
    sistema: {
      geral: { site: Object.fromEntries(siteKeys.map((key) => [key, values.get(`site.${key}`) ?? ''])) },
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
