import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { ApiError } from '../../http/errors.ts';

const text =
  'Muitos pedidos esperam o pagamento agora, e não dá para guardar os produtos pelo tempo de um boleto. Escolha outra forma de pagar.';

/**
 * The days of a boleto cannot be fewer, so it is refused while unpaid orders hold so much that a new one gets less time
 * (`rules/inventory/unpaid-holds.ts`). Throws `refused`.
 */
export function requireBoletoTime(
  kind: PaymentKind,
  { minutes, heldMinutes }: { minutes: number; heldMinutes: number },
): void {
  if (kind === 'boleto' && heldMinutes < minutes) throw new ApiError('refused', text);
}
