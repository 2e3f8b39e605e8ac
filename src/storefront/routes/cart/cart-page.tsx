import { CartPage } from '../../features/cart/cart-page.tsx';
import { PageHead } from '../../lib/head/page-head.tsx';
import type { Route } from './+types/cart-page';

/** The cart is personal: it comes with the frame. This loader only reads how the last plain form went. */
export function loader({ url }: Route.LoaderArgs) {
  return { hasFailed: url.searchParams.has('falhou') };
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead seo={{ title: 'Sua sacola', description: '', indexar: false }} />
      <CartPage hasFailed={loaderData.hasFailed} />
    </>
  );
}
