import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { PaymentRow } from '#database/schema/orders.ts';
import { type PaymentKind, paymentKinds } from '#rules/orders/order-lines.ts';

const kindSchema = z.enum(paymentKinds);

/** The method of a stored payment. */
export const paymentKindOf = ({ kind }: Pick<Selectable<PaymentRow>, 'kind'>): PaymentKind => kindSchema.parse(kind);
