import { isOfDemonstration } from '../pix/receiver.ts';
import { staticPixName } from '../pix/static-pix.ts';
import { playedPaymentsName } from './played-payments.ts';

/** Whether a payment is a demonstration's: nobody can pay it, and its buyer plays that it was paid. */
export function isPlayed({ adapter, br_code: code }: { adapter: string; br_code: string }): boolean {
  return adapter === playedPaymentsName || (adapter === staticPixName && isOfDemonstration(code));
}
