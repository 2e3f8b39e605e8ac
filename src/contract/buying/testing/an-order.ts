// An order for tests, as the API answers it.

import type { Order } from '../orders.ts';

/** The text of its Pix code. */
export const sampleCode =
  '00020126390014br.gov.bcb.pix0117loja@exemplo.test5204000053039865406136.305802BR5914Manaca Aromas6008Curitiba62120508K7P494QX6304A1B2';

/** Waits for its payment. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    numero: '7K4P-94QX',
    estado: 'aguardando-pagamento',
    feitoEm: '2026-11-26T18:12:00.000Z',
    itens: [
      {
        tipo: 'produto',
        idProduto: 101,
        nome: 'Óleo essencial de lavanda',
        sku: 'OL-10',
        marca: 'Manacá',
        categoria: 'Florais',
        opcao: '10 ml',
        path: '/oleo-de-lavanda',
        imagem: 'https://loja.example/img/oleo.webp',
        quantidade: 2,
        livres: 2,
        desistiveis: 2,
        precoDe: 49.9,
        precoPor: 42.9,
        total: 77.22,
        partes: [],
        motivos: [
          { tipo: 'oferta', valor: 14 },
          { tipo: 'cupom', valor: 4.29 },
          { tipo: 'pagamento', valor: 4.29 },
        ],
      },
      {
        tipo: 'lista',
        idProduto: 501,
        nome: 'Kit Noite Tranquila',
        sku: '',
        opcao: '',
        path: '/lista/noite-tranquila',
        imagem: '',
        quantidade: 1,
        livres: 1,
        desistiveis: 1,
        precoDe: 49.9,
        precoPor: 49.9,
        total: 44.91,
        partes: [
          { nome: 'Vela de camomila', opcao: '', quantidade: 1 },
          { nome: 'Bruma para travesseiro', opcao: 'Lavanda', quantidade: 2 },
        ],
        motivos: [
          { tipo: 'cupom', valor: 2.5 },
          { tipo: 'pagamento', valor: 2.49 },
        ],
      },
    ],
    totais: {
      subtotal: 135.7,
      descontoCombinacoes: 0,
      descontoCupom: 6.79,
      descontoPagamento: 6.78,
      frete: 14.17,
      total: 136.3,
    },
    cupom: 'PRIMAVERA',
    contato: {
      nome: 'Marina Prado',
      email: 'marina@exemplo.test',
      documento: '***.***.***-25',
      celular: '41999990001',
    },
    endereco: {
      cep: '86010-000',
      rua: 'Rua Sergipe',
      numero: '120',
      complemento: 'ap. 31',
      bairro: 'Centro',
      cidade: 'Londrina',
      uf: 'PR',
    },
    entrega: {
      id: '3',
      tipo: 'transportadora',
      label: 'Entrega padrão',
      valor: 14.17,
      prazo: 'De 4 a 6 dias úteis',
      previsao: '2026-12-04',
      entregaAgendada: false,
    },
    presente: 'Feliz aniversário, Bia!',
    pagamento: {
      tipo: 'pix',
      estado: 'pendente',
      valor: 136.3,
      venceEm: '2026-11-26T18:42:00.000Z',
      codigo: sampleCode,
      demonstracao: false,
    },
    sobras: [],
    rastreios: [],
    podeSolicitar: [],
    solicitacoes: [],
    contrato: { hash: '3f5a'.repeat(16), versao: '2026-11' },
    podeCancelar: true,
    podeCancelarResto: false,
    podeCorrigirEndereco: true,
    podeCriarConta: false,
    compraAnunciada: true,
    devolucaoAnunciada: false,
    agora: '2026-11-26T18:12:00.000Z',
    eventos: [{ tipo: 'placed', em: '2026-11-26T18:12:00.000Z' }],
    ...changes,
  };
}
