import type { StockNoticeRequest } from '#contract/messages/forms.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { subscribe } from '../newsletter/subscribe.ts';

/**
 * Stores a request for a stock notice, once for each address. An open notice is unchanged; a sent one is opened again.
 */
export function requestNotice(
  { kysely }: Database,
  request: StockNoticeRequest,
  { shopId, nowMs }: { shopId: string; nowMs: number },
): Promise<void> {
  const personal = {
    name: request.nome,
    shop_id: shopId,
    phone: request.contato,
    message: request.mensagem,
    wants_newsletter: request.mailing ? (1 as const) : (0 as const),
  };
  return inTransaction(kysely, async (transaction) => {
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
