import type { AreaDependencies } from '../area.ts';
import type { Payments } from '../payments/payments.ts';
import type { FindBuyer } from './buyer.ts';

export interface CheckoutDependencies extends AreaDependencies {
  findBuyer: FindBuyer;
  payments: Payments;
}
