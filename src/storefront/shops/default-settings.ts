import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { Settings } from '#contract/content.ts';
import { defaultFreeShippingRule } from '#rules/free-shipping.ts';

/** Those of specification 2, whose marks the footer has. */
export const allPaymentMethods: readonly PaymentKind[] = ['pix', 'cartao', 'boleto'];

/** Specification 9, without company data: the fallback while the API returns no settings. */
export const defaultSettings: Settings = {
  sistema: {
    geral: {
      site: { razaoSocial: '', cnpj: '', endereco: '', cep: '', telefoneContato: '', atendimento: '' },
    },
    checkout: {
      carrinho: {
        alertaFreteGratis: false,
        alertaFreteGratisValorFixo: {
          status: true,
          valor: defaultFreeShippingRule.threshold,
          valorSulSudeste: defaultFreeShippingRule.regionalThreshold,
          inclusivo: defaultFreeShippingRule.isInclusive,
        },
      },
      aberto: false,
      pagamento: {
        descontos: { pix: 0.05, boleto: 0, cartao: 0, deposito: 0 },
        prioridade: 'pix',
        somentePix: true,
        formas: [...allPaymentMethods],
      },
    },
    assinatura: { ativo: false, recorrencias: [15, 30, 60, 90], descontoGeral: 5, descontoPrimeiroPedido: 0 },
    listagem: { itensPorPagina: 12, opcoesItensPorPagina: [12, 24, 36], ordenacaoPadrao: 'Popularidade' },
    modulos: {
      listaPresente: false,
      marketplace: false,
      exibirEstoque: false,
      vitrineVistos: false,
      manutencao: false,
    },
  },
  link: { social: { facebook: '', instagram: '' } },
  configuracoes: { google: { tag: { verification: [] } } },
};
