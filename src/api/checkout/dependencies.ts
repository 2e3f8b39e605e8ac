import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { AreaDependencies } from '../area.ts';
import type { Carriers } from '../delivery/carriers/carriers.ts';
import type { FindBuyer } from './buyer.ts';

export interface CheckoutDependencies extends AreaDependencies {
  findBuyer: FindBuyer;
  /** Undefined without an account at a carrier. */
  carriers: Carriers | undefined;
  /** The ways to pay that are set up, the preferred one first. */
  payments: readonly PaymentKind[];
}
