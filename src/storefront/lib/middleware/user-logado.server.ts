import { createContext, type MiddlewareFunction } from 'react-router';

/** The signed-in customer, as far as pages need to know; null for visitors. */
export interface Customer {
  /** First word of the registered name (specification 1). */
  firstName: string;
}

export const customerContext = createContext<Customer | null>(null);

/** Until the contract has a call for the current user, everybody is a visitor. */
export const recogniseUser: MiddlewareFunction<Response> = (_args, next) => next();
