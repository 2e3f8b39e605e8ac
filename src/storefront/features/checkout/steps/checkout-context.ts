import { createContext, use } from 'react';
import type { FormResult } from '#web/forms/form-result.ts';
import type { CheckoutData } from './load-checkout.server.ts';
import type { Step } from './steps.ts';

export interface CheckoutState extends CheckoutData {
  /** The result of the form that was submitted last. */
  result: FormResult | undefined;
  open: Step;
}

export const CheckoutContext = createContext<CheckoutState | undefined>(undefined);

export function useCheckout(): CheckoutState {
  const state = use(CheckoutContext);
  if (!state) throw new Error('useCheckout needs a CheckoutContext');
  return state;
}
