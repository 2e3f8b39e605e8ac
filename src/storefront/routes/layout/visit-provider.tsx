// State of the visit that all pages share. The root renders it, since an error page replaces the layout.

import { createContext, type ReactNode, use } from 'react';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import type { Device } from '#web/browser/device.ts';
import { ScreenWidthProvider } from '#web/browser/screen-width.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { CustomerContext } from '../../commerce/account/customer-context.ts';
import type { FirstName } from '../../commerce/account/greeting.ts';
import { CartProvider } from '../../features/cart/state/cart-context.tsx';
import { FavouritesProvider } from '../../features/favourites/favourites-provider.tsx';
import { SearchProvider } from '../../features/search/suggest/search-context.tsx';
import { usePersonal } from './use-personal.ts';
import { useRenewals } from './use-renewals.ts';

interface Visit {
  firstName: FirstName;
  /** Undefined while it is unknown. */
  isCustomer: boolean | undefined;
  /** Signs in without leaving the page; the response contains the customer, the cart and the favourites. */
  signIn: (form: FormData) => Promise<FormResult>;
}

const VisitContext = createContext<Visit | undefined>(undefined);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider');
  return visit;
}

interface VisitProviderProps {
  device: Device;
  siteUrl: string;
  children: ReactNode;
}

export function VisitProvider({ device, siteUrl, children }: VisitProviderProps) {
  const { personal, signIn, renew } = usePersonal();
  useRenewals(personal, renew);
  const customer = personal?.customer;
  const isCustomer = customer === undefined ? undefined : customer !== null;
  const firstName = customer ? customer.firstName : customer;
  return (
    <ScreenWidthProvider guess={device.screenWidth}>
      <SearchProvider siteUrl={siteUrl} pictureFields={device.tipoImg}>
        <CustomerContext value={customer ?? undefined}>
          <ToastProvider>
            <FavouritesProvider ids={personal?.favourites} customerId={customer?.id}>
              <CartProvider cart={personal?.cart} others={personal?.others ?? []} renew={renew}>
                <VisitContext value={{ firstName, isCustomer, signIn }}>{children}</VisitContext>
              </CartProvider>
            </FavouritesProvider>
          </ToastProvider>
        </CustomerContext>
      </SearchProvider>
    </ScreenWidthProvider>
  );
}
