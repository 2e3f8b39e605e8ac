import { type ReactNode, useEffect, useState } from 'react';
import { pushEvent } from '#web/analytics/data-layer.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { fetchJson } from '#web/http/fetch-json.ts';
import { PageMessage } from '../../../commerce/forms/form-message.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { AccountFromOrder } from '../account/account-from-order.tsx';
import type { OrderItemEvent } from '../analytics/analytics-event.ts';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { RenewalWithoutScript } from '../payment/renewal-without-script.tsx';
import { useOrderStatus } from '../payment/use-order-status.ts';
import { OrderActions } from '../requests/order-actions.tsx';
import type { orderForms } from '../requests/order-forms.server.ts';
import { OrderRequests, requestDone } from '../requests/order-requests.tsx';
import type { OrderView } from '../view/order-view.server.ts';
import { OrderAmounts, OrderBuyer, OrderDelivery, OrderLines, OrderPapers, Timeline } from './order-details.tsx';

/** Forms that show their success themselves are left out. */
const done: Readonly<Record<Exclude<keyof typeof orderForms, 'criar-conta'>, string>> = {
  // The heading says so.
  cancelar: '',
  'cancelar-resto': 'Cancelamento registrado.',
  endereco: 'Endereço corrigido.',
  demonstracao: 'Pagamento de faz de conta recebido.',
  'ja-paguei': 'Recebemos o seu aviso.',
  pagar: 'Forma de pagamento escolhida.',
  // A success opens the cart, so that only a failure is shown here.
  repetir: '',
  sair: '',
  ...requestDone,
};

const hiddenForms = ['pagar'];

interface OrderPageProps {
  order: OrderView;
  /** The page's own path, to which its forms post. */
  path: string;
  /** Where the page asks for the state of the order. */
  statusPath: string;
  result: FormResult | undefined;
  /** False once the buyer has stopped the renewal of a page without script. */
  isRenewing: boolean;
  /** A link above the heading. */
  back?: ReactNode;
}

/**
 * An order for its buyer, from the payment that it waits for to what came back. Where there is room, its amounts, address and actions
 * stay in sight beside what happens to it.
 */
export function OrderPage({ order, path, statusPath, result, isRenewing, back }: OrderPageProps) {
  const { number, title, text, payment, placedText } = order;
  const aheadMs = useOrderStatus(statusPath, { state: order.state, payment });
  useAnalyticsEvent(order.dueEvent, statusPath);
  const news = useNews(order.state, `${title}. ${text}`);
  return (
    <div className="@container">
      <UnlistedHead title={`Pedido ${number}`} />
      {back}
      <div className="grid grid-cols-1 gap-y-8 @3xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] @3xl:gap-x-10 @5xl:gap-x-14 print:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] print:gap-x-8">
        <div className="@container min-w-0">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="mt-2 text-pretty text-ink-2">{`Pedido ${number}, feito em ${placedText}`}</p>
          <p className="mt-3 max-w-[60ch] text-lead wrap-anywhere">{text}</p>
          <p role="status" className="sr-only">
            {news}
          </p>
          <PageMessage result={result} done={done} hiddenForms={hiddenForms} />
          <Repeated result={result} />
          {payment && <PaymentPanel payment={payment} email={order.contact.email} path={path} aheadMs={aheadMs} />}
          {order.state === 'aguardando-pagamento' && <RenewalWithoutScript path={path} isRenewing={isRenewing} />}
          <OrderRequests order={order} />
          <Section id="andamento" title="Andamento">
            <Timeline steps={order.steps} refundNote={order.refundNote} />
          </Section>
          <OrderPapers parcels={order.parcels} isPickup={order.isPickup} invoice={order.invoice} />
          <Section id="itens" title="Itens">
            <OrderLines lines={order.lines} canReview={order.state === 'entregue'} />
          </Section>
          <AccountFromOrder order={order} path={path} result={result} />
        </div>
        <div className="grid h-fit grid-cols-1 gap-4 @3xl:sticky @3xl:top-28">
          <OrderAmounts amounts={order.amounts} isPaid={order.isPaid} />
          <OrderDelivery order={order} />
          <OrderActions order={order} path={path} result={result} />
          <OrderBuyer order={order} />
        </div>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The text of a state that has changed while the page was open, for screen readers; '' before. */
function useNews(state: string, text: string): string {
  const [first] = useState(state);
  return state === first ? '' : text;
}

/** What did not go into the cart when the order was repeated. */
function Repeated({ result }: { result: FormResult | undefined }) {
  const toHref = useShopHref();
  if (!result || result.ok || result.form !== 'repetir' || !result.differences) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script only the browser can focus the message
      autoFocus
      className="mt-4 rounded-input bg-warn-soft px-4 py-3 text-warn"
    >
      <p>{result.note}</p>
      <ul className="mt-1.5 list-disc pl-5">
        {result.differences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <a href={toHref(paths.cart)} className="button button-link text-warn">
        Ver a sacola
      </a>
    </div>
  );
}

const asked = new Set<string>();

/** Pushes the event of an order, once in the life of the order: the shop says whether this page is the first to do so. */
function useAnalyticsEvent(due: OrderItemEvent | undefined, statusPath: string): void {
  useEffect(() => {
    const key = `${due?.event} ${statusPath}`;
    if (!due || asked.has(key)) return;
    asked.add(key);
    void announce(due.event, statusPath).then((isFirst) => {
      if (isFirst) pushEvent(due);
    });
  }, [due, statusPath]);
}

/** A failure of analytics must not affect the visit. */
async function announce(event: OrderItemEvent['event'], statusPath: string): Promise<boolean> {
  const body = new URLSearchParams({ evento: event });
  const answer = await fetchJson(statusPath, { method: 'POST', keepalive: true, body });
  return answer instanceof Object && 'sucesso' in answer && answer.sucesso === true;
}
