import { buttonClass } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';

/** Instead of an order that does not exist or is another's: the same for both. */
export function UnknownOrder() {
  const toHref = useShopHref();
  return (
    <>
      <UnlistedHead title="Pedido não encontrado" />
      <MessageLayout title="Não encontramos esse pedido">
        <p className="mt-3 max-w-[48ch] text-lead text-pretty text-ink-2">
          Abra o link que mandamos no seu e-mail, ou peça um novo com o número do pedido. Se comprou com a sua conta,
          entre nela para ver o pedido.
        </p>
        <div className="mt-7 flex flex-wrap gap-4">
          <a href={toHref(paths.findOrder)} className={buttonClass('primary')}>
            Receber o link do pedido
          </a>
          <a href={toHref(paths.orderList)} className={buttonClass('secondary')}>
            Entrar na minha conta
          </a>
        </div>
      </MessageLayout>
    </>
  );
}
