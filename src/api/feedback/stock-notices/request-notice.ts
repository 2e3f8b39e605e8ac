import type { StockNoticeRequest } from '#contract/messages/forms.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { toMailbox } from '#rules/customers/mailbox.ts';
import { ApiError } from '../../http/errors.ts';
import { subscribe } from '../newsletter/subscribe.ts';

/** The address is not proven, and each of its spellings would be one more mail. */
const maxOpenNotices = 20;

/**
 * Stores a request for a stock notice, once for each address. An open notice is unchanged; a sent one is opened again. Refused if
 * the mailbox waits for too many others.
 */
export function requestNotice(
  { kysely }: Database,
  request: StockNoticeRequest,
  { shopId, nowMs }: { shopId: string; nowMs: number },
): Promise<void> {
  const personal = {
    name: request.nome,
    mailbox: toMailbox(request.email),
    shop_id: shopId,
    phone: request.contato,
    message: request.mensagem,
    wants_newsletter: request.mailing ? (1 as const) : (0 as const),
  };
  return inTransaction(kysely, async (transaction) => {
    await requireFewOpen(transaction, request);
    await transaction
      .insertInto('stock_notices')
      .values({
        ...personal,
        product_id: request.idProduto,
        attribute_value_id: request.idAtributoValor,
        email: request.email,
        created_at: nowMs,
        notified_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'attribute_value_id', 'email'])
          .doUpdateSet({ ...personal, created_at: nowMs, notified_at: null })
          .where('stock_notices.notified_at', 'is not', null),
      )
      .execute();
    if (request.mailing) await subscribe(transaction, { email: request.email, nome: request.nome }, nowMs);
  });
}

async function requireFewOpen(transaction: Transaction, request: StockNoticeRequest): Promise<void> {
  const { idProduto, idAtributoValor, email } = request;
  const others = await transaction
    .selectFrom('stock_notices')
    .select('id')
    .where('mailbox', '=', toMailbox(email))
    .where('notified_at', 'is', null)
    .where((eb) => eb.not(eb.and({ product_id: idProduto, attribute_value_id: idAtributoValor, email })))
    .limit(maxOpenNotices)
    .execute();
  if (others.length >= maxOpenNotices)
    throw new ApiError(
      'refused',
      'Este e-mail já espera o aviso de muitos produtos. Use outro e-mail ou tente de novo mais tarde.',
      { field: 'email' },
    );
}
