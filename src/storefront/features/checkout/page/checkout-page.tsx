import { href } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { ClosedCheckoutNote } from '../../../commerce/cart/closed-checkout-note.tsx';
import { useLastOrder } from '../../../commerce/orders/last-order.ts';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { CartMessages } from '../sections/cart-messages.tsx';
import { ContactSection } from '../sections/contact-section.tsx';
import { CouponPart } from '../sections/coupon-part.tsx';
import { DeliverySection } from '../sections/delivery-section.tsx';
import { PaymentSection } from '../sections/payment-section.tsx';
import { CheckoutContext } from '../steps/checkout-context.ts';
import type { CheckoutData } from '../steps/load-checkout.server.ts';
import { findOpenStep } from '../steps/steps.ts';
import { SmallCosts, Summary } from './summary.tsx';
import { useCheckoutEvents } from './use-checkout-events.ts';
import { useOpenFocus } from './use-open-focus.ts';

interface CheckoutPageProps {
  data: CheckoutData;
  /** The step in the query. */
  step: string | null;
  result: FormResult | undefined;
}

export function CheckoutPage({ data, step, result }: CheckoutPageProps) {
  const { checkout, lines } = data;
  const refusedForm = result && !result.ok ? result.form : undefined;
  const open = findOpenStep(checkout, { step, refusedForm });
  const pushOrderEvents = useCheckoutEvents({ ...data, result });
  useOpenFocus(open, result);
  const isOpen = checkout.pagamentos.length > 0 && lines.length > 0;
  // The form of a refused order is not shown where something has become missing.
  const isLost = refusedForm === 'pedido' && (!isOpen || open !== 'pagamento');
  const differences = result && !result.ok ? (result.differences ?? []) : [];
  // The differences of a refused order include what has happened to its lines.
  const messages = checkout.mensagens.map(({ mensagem }) => mensagem).filter((text) => !differences.includes(text));
  const isPaying = isOpen && open === 'pagamento';
  const cartMessages = <CartMessages messages={messages} isOpen={isOpen} />;
  return (
    <div className="row py-8">
      <h1 tabIndex={-1}>Finalizar compra</h1>
      <div className="mt-6 flex flex-col gap-3">
        {isLost && <ErrorSummary result={result} />}
        {!isPaying && cartMessages}
      </div>
      {lines.length === 0 ? <EmptyCheckout /> : checkout.pagamentos.length === 0 && <ClosedCheckout />}
      {isOpen && (
        <CheckoutContext value={{ ...data, result, open }}>
          {/* The key empties the forms if another customer has signed in. */}
          <div
            key={data.customerId ?? 0}
            className="mt-2 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14"
          >
            <div className="contents lg:order-2 lg:block">
              <Summary />
            </div>
            <div className="min-w-0">
              <ContactSection />
              <DeliverySection />
              <PaymentSection onOrder={pushOrderEvents}>
                {/* Beside the button, where the total that they change is agreed to. */}
                {isPaying && cartMessages}
                <CouponPart />
                <SmallCosts />
              </PaymentSection>
              {!isPaying && <SmallCosts />}
            </div>
          </div>
        </CheckoutContext>
      )}
    </div>
  );
}

function EmptyCheckout() {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  const lastOrder = useLastOrder();
  return (
    <EmptyState
      text={
        lastOrder === undefined
          ? 'Sua sacola está vazia. Se você acabou de fechar um pedido, ele está guardado: o link chegou no seu e-mail.'
          : `Sua sacola está vazia. O seu pedido ${lastOrder} está guardado.`
      }
      action={
        <div className="flex flex-col items-center gap-2">
          {lastOrder !== undefined && (
            <a href={toHref(href(paths.orderPage, { numero: lastOrder }))} className={buttonClass('primary')}>
              {`Ver o pedido ${lastOrder}`}
            </a>
          )}
          <a href={toHref(`${homePath}#mais-pedidos`)} className={buttonClass('secondary')}>
            Ver os mais pedidos
          </a>
          {lastOrder === undefined && (
            <a href={toHref(paths.findOrder)} className={buttonClass('link')}>
              Achar o meu pedido
            </a>
          )}
        </div>
      }
    />
  );
}

function ClosedCheckout() {
  const toHref = useShopHref();
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <ClosedCheckoutNote />
      <a href={toHref(paths.cart)} className={buttonClass('secondary')}>
        Ver sacola
      </a>
    </div>
  );
}
