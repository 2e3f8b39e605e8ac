import type { AreaDependencies } from '../area.ts';
import type { Carriers } from '../delivery/carriers/carriers.ts';
import type { Payments } from '../payments/payments.ts';
import type { FindBuyer } from './buyer.ts';

export interface CheckoutDependencies extends AreaDependencies {
  findBuyer: FindBuyer;
  /** Undefined without an account at a carrier. */
  carriers: Carriers | undefined;
  payments: Payments;
}
