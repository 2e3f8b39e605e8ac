// Requests of a buyer about an order that was sent (specification 10.6). Our own call beside the contract.

import { z } from 'zod';
import { call } from '../call.ts';
import { longTextSchema } from '../messages/texts.ts';
import { dateTimeSchema, wireIdSchema } from '../shared.ts';

export const orderRequestKindSchema = z.enum(['arrependimento', 'troca', 'defeito']);
export type OrderRequestKind = z.infer<typeof orderRequestKindSchema>;

const linesSchema = z.array(
  z.object({
    /** The place of the line in `itens` of the order, from 0. */
    posicao: wireIdSchema,
    quantidade: wireIdSchema,
  }),
);

/**
 * Without `itens` everything that is with the buyer, for `arrependimento` also what is in an open exchange or notice of a defect, which it
 * replaces; a quantity of 0 leaves the line out.
 */
export const orderRequestRequestSchema = z
  .object({
    tipo: orderRequestKindSchema,
    itens: linesSchema.max(100).optional(),
    texto: longTextSchema(0, 2000)
      .default('')
      .meta({ description: 'What an exchange wants instead, or what is wrong. Only to withdraw needs no reason.' }),
  })
  .refine(({ tipo, texto }) => tipo === 'arrependimento' || texto !== '', { path: ['texto'] });

export const orderRequestSchema = z.object({
  /** As people see it: "S-7K4P-94QX". */
  protocolo: z.string(),
  /** `cancelamento`: the shop cannot send these pieces, and pays them back. */
  tipo: z.enum([...orderRequestKindSchema.options, 'cancelamento']),
  estado: z.enum(['recebida', 'aprovada', 'devolvida', 'concluida', 'recusada']),
  feitaEm: dateTimeSchema,
  /** The last day of the shop's answer. */
  prazo: z.iso.date(),
  itens: z.array(z.object({ posicao: z.int(), quantidade: z.int() })),
  texto: z.string(),
  /** What the shop wrote to its decision. */
  resposta: z.string(),
  /** The protocol of the withdrawal that took all its pieces; absent if it took only some. */
  substituidaPor: z.string().optional(),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

export const orderRequestCalls = {
  requestForOrder: call('POST', '/order/:numero/request', {
    summary:
      'Asks to withdraw from pieces of an order, for their exchange or about a defect; the same again is one request',
    request: orderRequestRequestSchema,
    response: orderRequestSchema,
  }),
};
