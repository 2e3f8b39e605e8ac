import { isOfDemonstration } from '../pix/receiver.ts';
import { staticPixName } from '../pix/static-pix.ts';
import { playedPaymentsName } from './played-payments.ts';

/** Whether a payment belongs to the demonstration: it cannot be paid, its outcome is simulated. */
export function isPlayed({ adapter, br_code: code }: { adapter: string; br_code: string }): boolean {
  return adapter === playedPaymentsName || (adapter === staticPixName && isOfDemonstration(code));
}
