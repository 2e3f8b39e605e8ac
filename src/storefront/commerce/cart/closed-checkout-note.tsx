import { Note } from '#ui/feedback/note.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

/** Why the shop takes no orders: said before anything is typed (specification 10.18). */
export function ClosedCheckoutNote() {
  const toHref = useShopHref();
  return (
    <Note tone="plain" className="text-small">
      <strong className="font-semibold">O pagamento abre em breve.</strong> Sua sacola fica guardada até lá. Dúvidas?{' '}
      <a href={toHref(paths.contact)} className="font-semibold underline underline-offset-4">
        Fale conosco
      </a>
      .
    </Note>
  );
}
