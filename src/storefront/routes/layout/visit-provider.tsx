// State of the visit that all pages share. The root renders it, since an error page replaces the layout.

import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { isAtOrBelow } from '#contract/site-paths.ts';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import type { Device } from '#web/browser/device.ts';
import { ScreenWidthProvider } from '#web/browser/screen-width.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { postForm } from '#web/forms/post-form.ts';
import { CustomerContext } from '../../commerce/account/customer-context.ts';
import { useCurrentUser } from '../../features/auth/header/use-current-user.ts';
import { CartProvider } from '../../features/cart/cart-context.tsx';
import { emptyCart } from '../../features/cart/cart-view.ts';
import { FavouritesProvider } from '../../features/favourites/favourites-provider.tsx';
import { SearchProvider } from '../../features/search/suggest/search-context.tsx';
import { paths, personalPaths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';

interface Visit {
  /** Undefined for visitors. */
  firstName: string | undefined;
  isCustomer: boolean;
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
  const { personal, signIn } = usePersonal();
  const firstName = useCurrentUser(personal);
  const isCustomer = Boolean(personal?.customer);
  return (
    <ScreenWidthProvider guess={device.screenWidth}>
      <SearchProvider siteUrl={siteUrl} pictureFields={device.tipoImg}>
        <CustomerContext value={personal?.customer ?? undefined}>
          <ToastProvider>
            <FavouritesProvider ids={personal?.favourites ?? null}>
              <CartProvider cart={personal?.cart ?? emptyCart} others={personal?.others ?? []}>
                <VisitContext value={{ firstName, isCustomer, signIn }}>{children}</VisitContext>
              </CartProvider>
            </FavouritesProvider>
          </ToastProvider>
        </CustomerContext>
      </SearchProvider>
    </ScreenWidthProvider>
  );
}

/** The newer of the layout's data and the response of a sign-in. */
function usePersonal() {
  const loaded = useRouteLoaderData<Personal>('layout');
  const [signedIn, setSignedIn] = useState<{ personal: Personal; replaced: Personal | undefined }>();
  const action = useShopHref()(paths.signIn);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const signIn = async (form: FormData) => {
    const result = await postForm<{ personal: Personal }>(action, form);
    if (!result.ok) return result;
    setSignedIn({ personal: result.personal, replaced: loaded });
    // Only the page of a personal path shows something else to a customer.
    if (personalPaths.some((path) => isAtOrBelow(pathname, path))) void revalidate();
    return result;
  };
  return { personal: signedIn && signedIn.replaced === loaded ? signedIn.personal : loaded, signIn };
}
