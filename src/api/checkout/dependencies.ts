import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { AreaDependencies } from '../area.ts';
import type { FindBuyer } from './buyer.ts';

export interface CheckoutDependencies extends AreaDependencies {
  findBuyer: FindBuyer;
  /** The ways to pay that are set up, the preferred one first. */
  payments: readonly PaymentKind[];
}
