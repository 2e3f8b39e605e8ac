import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  /** The header `x-signature`: `ts=1700000000,v1=` and 64 hex digits. */
  signature: string;
  requestId: string | null;
  /** `data.id` of the address, as received. */
  id: string;
}

/**
 * Whether Mercado Pago signed the notice. Their documentation lower-cases the id, their own libraries stopped doing so: both count.
 * An old signature is as good as a new one, because a notice only makes the shop ask for the payment.
 */
export function hasValidSignature({ signature, requestId, id }: Signed, secret: string): boolean {
  const parts = new Map(
    signature.split(',').map((part): [string, string] => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
  const time = parts.get('ts') ?? '';
  const received = parts.get('v1') ?? '';
  if (!/^\d{1,20}$/.test(time) || !/^[\da-f]{64}$/i.test(received)) return false;
  return [id, id.toLowerCase()].some((spelled) => {
    // What is absent is left out.
    const signed = [
      ...(spelled ? [`id:${spelled};`] : []),
      ...(requestId ? [`request-id:${requestId};`] : []),
      `ts:${time};`,
    ].join('');
    return timingSafeEqual(createHmac('sha256', secret).update(signed).digest(), Buffer.from(received, 'hex'));
  });
}
