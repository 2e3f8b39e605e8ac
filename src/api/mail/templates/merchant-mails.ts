// Mails to the shop about orders. Addresses and documents of buyers stay out of its mailbox.

import { z } from 'zod';
import { formatReais } from '#rules/money.ts';
import { toMoment } from '../layout/moment.ts';
import { merchantFields, toItemsPart } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const merchantOrder = createTemplate<'merchant-order'>(z.object(merchantFields), ({ name, order }) => ({
  subject: `Novo pedido ${order.numero}: ${formatReais(order.totais.total)}`,
  preview: `Espera o pagamento até ${toMoment(order.pagamento.venceEm)}.`,
  heading: 'Novo pedido',
  parts: [
    {
      facts: [
        ['Pedido', order.numero],
        ['De', name],
        ['Para', `${order.endereco.cidade} - ${order.endereco.uf}`],
        ['Entrega', order.entrega.label],
        ['Total', formatReais(order.totais.total)],
        ['Pagar até', toMoment(order.pagamento.venceEm)],
      ],
    },
    toItemsPart(order),
    {
      text: `Ainda não foi pago: não separe nada antes de o pagamento ser confirmado. Todos os dados estão em “npm run pedidos -- show ${order.numero}”.`,
    },
  ],
}));
