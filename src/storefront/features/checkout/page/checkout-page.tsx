import { type RefObject, useEffect, useRef, type SubmitEvent, useCallback } from 'react';
import { href, useNavigation, useSubmit } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { type CheckoutChoice, toCheckoutEvent } from '#web/analytics/cart-events.ts';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { navigationModes } from '#web/navigation-mode.ts';
import { ClosedCheckoutNote } from '../../../commerce/cart/closed-checkout-note.tsx';
import { CouponFields, useCouponFocus } from '../../../commerce/cart/coupon-fields.tsx';
import { paths } from '../../../paths.ts';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';
import { ContactSection } from '../sections/contact-section.tsx';
import { DeliverySection } from '../sections/delivery-section.tsx';
import { PaymentSection } from '../sections/payment-section.tsx';
import { CheckoutContext, useCheckout, type CheckoutState } from '../steps/checkout-context.ts';
import type { CheckoutData } from '../steps/load-checkout.server.ts';
import { findOpenStep, type Step, toSection } from '../steps/steps.ts';
import { findPayment } from '../steps/texts.ts';
import { SmallCosts, Summary } from './summary.tsx';

interface CheckoutPageProps {
  data: CheckoutData;
  step: string | null;
  result: FormResult | undefined;
}

export function CheckoutPage({ data, step, result }: CheckoutPageProps) {
  const { checkout, lines } = data;
  const refusedForm = result && !result.ok ? result.form : undefined;
  const open = findOpenStep(checkout, { step, refusedForm });
  const pushOrderEvents = useCheckoutEvents({ ...data, result });
  const couponForm = useRef<HTMLFormElement>(null);
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
      {lines.length === 0 ? (
        <EmptyCheckout lastOrder={data.lastOrder} hasLostLines={differences.length > 0 || messages.length > 0} />
      ) : (
        checkout.pagamentos.length === 0 && <ClosedCheckout />
      )}
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
              <PaymentSection couponForm={couponForm} onOrder={pushOrderEvents}>
                {/* Beside the button, where the total that they change is agreed to. */}
                {isPaying && cartMessages}
                <CouponPart ref={couponForm} />
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

interface EmptyCheckoutProps extends Pick<CheckoutData, 'lastOrder'> {
  /** The lines have gone without an order; the page has named them above. */
  hasLostLines: boolean;
}

function EmptyCheckout({ lastOrder, hasLostLines }: EmptyCheckoutProps) {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  return (
    <EmptyState
      text={toEmptyText(lastOrder, hasLostLines)}
      action={
        <div className="flex flex-col items-center gap-2">
          {!hasLostLines && lastOrder !== undefined && (
            <a href={toHref(href(paths.orderPage, { numero: lastOrder }))} className={buttonClass('primary')}>
              {`Ver o pedido ${lastOrder}`}
            </a>
          )}
          <a href={toHref(`${homePath}#mais-pedidos`)} className={buttonClass('secondary')}>
            Ver os mais pedidos
          </a>
          {!hasLostLines && lastOrder === undefined && (
            <a href={toHref(paths.findOrder)} className={buttonClass('link')}>
              Achar o meu pedido
            </a>
          )}
        </div>
      }
    />
  );
}

/** An order may have emptied the cart in another tab, which this page cannot know without its number. */
function toEmptyText(lastOrder: string | undefined, hasLostLines: boolean): string {
  if (hasLostLines) return 'Sua sacola ficou vazia. Este pedido não foi feito, e nada foi cobrado.';
  return lastOrder === undefined
    ? 'Sua sacola está vazia. Se você acabou de fechar um pedido, ele está guardado: o link chegou no seu e-mail.'
    : `Sua sacola está vazia. O seu pedido ${lastOrder} está guardado.`;
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

/** Focuses the heading of the section that has just been opened; a refused form focuses its errors itself. */
function useOpenFocus(open: Step, result: FormResult | undefined): void {
  const shown = useRef(open);
  const isRefused = result !== undefined && !result.ok;
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    if (isRefused) return;
    const heading = document.getElementById(`${toSection(open)}-titulo`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [open, isRefused]);
}

/** What has become of lines and coupon since the buyer saw them. */
function CartMessages({ messages, isOpen }: { messages: readonly string[]; isOpen: boolean }) {
  return (
    <div role="status" className="flex flex-col gap-3 text-small empty:hidden">
      {messages.map((message) => (
        <Note key={message} tone="warn">
          {message}
        </Note>
      ))}
      {isOpen && messages.length > 0 && (
        <p className="text-ink-2">Confira o resumo: você pode seguir com o que ficou na sacola.</p>
      )}
    </div>
  );
}

const intents: readonly unknown[] = ['coupon', 'remove-coupon'];

/** The coupon of the cart, by the same rule. */
function CouponPart({ ref }: { ref: RefObject<HTMLFormElement | null> }) {
  const { checkout, result } = useCheckout();
  const submit = useSubmit();
  const isBusy = intents.includes(useNavigation().formData?.get('intent'));
  const own = intents.includes(result?.form) ? result : undefined;
  const box = useCouponFocus(own);
  const failure = own?.ok ? undefined : own;
  const form = {
    ref,
    action: useShopHref()(paths.checkout),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget, navigationModes['in-place']);
    },
  };
  const coupon = checkout.cupom === undefined ? undefined : { codigo: checkout.cupom };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <CouponFields
        coupon={coupon}
        error={failure?.error}
        typed={failure?.values?.['cupom']}
        isBusy={isBusy}
        form={form}
      />
    </div>
  );
}

/**
 * Pushes what the buyer chooses when it is saved; what need not be chosen is pushed with the order. Returns the function to call
 * then.
 */
function useCheckoutEvents({ checkout, lines, result }: Pick<CheckoutState, 'checkout' | 'lines' | 'result'>) {
  const pushed = useRef(new Map<string, string>());
  const { cupom: coupon, entrega } = checkout;
  const tier = entrega?.label;
  const payment = findPayment(checkout)?.label;

  const push = useCallback(
    (name: 'add_shipping_info' | 'add_payment_info', choice: CheckoutChoice) => {
      const value = JSON.stringify(choice);
      // The button of a step saves again what was saved when it was chosen.
      if (pushed.current.get(name) === value) return;
      pushed.current.set(name, value);
      pushEvent(toCheckoutEvent(name, { lines, coupon }, choice));
    },
    [lines, coupon],
  );
  const pushShipping = useCallback(() => tier && push('add_shipping_info', { shipping_tier: tier }), [push, tier]);
  const pushPayment = useCallback(
    () => payment && push('add_payment_info', { payment_type: payment }),
    [push, payment],
  );

  const reported = useRef(result);
  useEffect(() => {
    if (reported.current === result) return;
    reported.current = result;
    if (!result?.ok) return;
    if (result.form === 'entrega') pushShipping();
    if (result.form === 'pagamento') pushPayment();
  }, [result, pushShipping, pushPayment]);

  return useCallback(() => {
    if (!pushed.current.has('add_shipping_info')) pushShipping();
    if (!pushed.current.has('add_payment_info')) pushPayment();
  }, [pushShipping, pushPayment]);
}
