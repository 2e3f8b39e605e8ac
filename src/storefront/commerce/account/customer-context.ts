import { createContext } from 'react';
import type { Customer } from '../../middleware/user-logado.server.ts';

/** The signed-in customer, as pages show it; undefined for visitors. */
export const CustomerContext = createContext<Partial<Pick<Customer, 'name' | 'email' | 'home'>> | undefined>(undefined);
