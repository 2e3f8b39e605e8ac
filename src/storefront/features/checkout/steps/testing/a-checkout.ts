// A checkout whose sections are all complete, for tests.

import type { Checkout } from '#contract/buying/checkout.ts';
import { aPickupPoint } from '#contract/buying/testing/a-pickup-point.ts';
import type { CheckoutData } from '../load-checkout.server.ts';

const economic = {
  id: '1',
  tipo: 'transportadora',
  label: 'Econômico',
  valor: 15.9,
  prazo: 'até 5 dias úteis',
  previsao: '2026-12-04',
  entregaAgendada: false,
};
const pickup = { ...economic, id: '3', tipo: 'retirada', label: 'Retirar em São Paulo', valor: 0 };

export const anAddress = {
  cep: '01310-100',
  rua: 'Avenida Paulista',
  numero: '1578',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

export const aCheckout: Omit<Checkout, 'itens'> = {
  mensagens: [],
  contato: { nome: 'Ana Lima', email: 'ana@exemplo.test', documento: '52998224725', celular: '41999990001' },
  endereco: anAddress,
  cep: anAddress.cep,
  fretes: [pickup, economic],
  pontosRetirada: [aPickupPoint],
  horarioCorte: 12,
  restricaoEntrega: '',
  entrega: economic,
  presente: '',
  pagamentos: [{ tipo: 'pix', label: 'Pix', porcentagem: 5, total: 97.41 }],
  pagamento: 'pix',
  totais: {
    subtotal: 85.8,
    descontoCombinacoes: 0,
    descontoCupom: 0,
    descontoPagamento: 4.29,
    frete: 15.9,
    total: 97.41,
  },
  resumo: '{"lines":[]}',
  faltam: [],
};

export const aCheckoutPage: CheckoutData = {
  checkout: aCheckout,
  lines: [
    {
      identity: '{"tipo":"produto","idProduto":7}',
      name: 'Óleo de lavanda',
      attribute: '10 ml',
      quantity: 2,
      price: 42.9,
      list: 49.9,
    },
  ],
  addresses: [],
  place: {},
  orderKey: 'uma-chave-de-teste',
  lastOrder: undefined,
  maxGiftNote: 240,
  customerId: undefined,
};

/** The checkout of a visitor who has entered nothing. */
export const anEmptyCheckout: Omit<Checkout, 'itens'> = {
  mensagens: [],
  fretes: [],
  pontosRetirada: [],
  restricaoEntrega: '',
  presente: '',
  pagamentos: aCheckout.pagamentos,
  pagamento: 'pix',
  totais: { subtotal: 85.8, descontoCombinacoes: 0, descontoCupom: 0, descontoPagamento: 4.29, total: 81.51 },
  faltam: ['contato', 'endereco', 'entrega'],
};
