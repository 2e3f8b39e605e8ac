import { CartPage } from '../../features/cart/cart-page.tsx';
import { failureText } from '../../features/cart/cart-context.tsx';
import { PageHead } from '../../lib/head/page-head.tsx';
import type { Route } from './+types/cart-page';

const soldOutText = 'Esse item não está disponível nessa quantidade ou opção. Escolha outra.';

/** The cart is personal: it comes with the frame. This loader only reads how the last plain form went. */
export function loader({ url }: Route.LoaderArgs) {
  const reason = url.searchParams.get('falhou');
  return { failure: reason === 'estoque' ? soldOutText : reason && failureText };
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead seo={{ title: 'Sua sacola', description: '', indexar: false }} />
      <CartPage failure={loaderData.failure} />
    </>
  );
}
