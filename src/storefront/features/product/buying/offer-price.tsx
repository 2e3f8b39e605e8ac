import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { formatReais } from '#rules/money.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { ProductPrice } from '../../../commerce/product/product-price.tsx';
import { usePaymentMethods, useShopHref } from '../../../shops/shop-context.tsx';
import type { InstallmentView, OfferView } from '../view/offer-view.server.ts';
import { Countdown } from './countdown.tsx';

/** The price of the selected offer. When its countdown ends, the page is loaded anew and says what it costs now. */
export function OfferPrice({ offer }: { offer: OfferView }) {
  const refresh = useRefresh();
  const hasEnded = useHasEnded(offer);
  const methods = usePaymentMethods();
  if (offer.status === 'sobconsulta') return null;
  const isSoldOut = offer.status === 'indisponivel';
  return (
    <div>
      <div className={isSoldOut ? 'sold-out-price' : undefined}>
        <ProductPrice price={offer.price} size="large" />
        {methods.length === 1 && methods.includes('pix') && <p className="text-ink-2">Nesta loja se paga por Pix.</p>}
      </div>
      {!isSoldOut && methods.includes('cartao') && <InstallmentTable installments={offer.installments} />}
      {offer.countdown && !isSoldOut && (
        <Countdown key={offer.countdown.endsAt} countdown={offer.countdown} onEnd={() => void refresh()} />
      )}
      <p role="status" className="mt-2 text-small font-medium text-warn empty:hidden">
        {hasEnded && `A oferta terminou. Agora o preço é ${formatReais(offer.price.price)}.`}
      </p>
    </div>
  );
}

/** All card installments, collapsed at first. */
function InstallmentTable({ installments }: { installments: readonly InstallmentView[] }) {
  if (installments.length < 2) return null;
  return (
    <details className="group">
      <summary className="text-link inline-flex min-h-11 items-center text-small lg:min-h-6">
        Ver todas as parcelas
      </summary>
      <table className="mt-2 w-full max-w-md text-small tabular-nums">
        <caption className="sr-only">Parcelas no cartão de crédito</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Parcelas</th>
            <th scope="col">Juros</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {installments.map((option) => (
            <tr key={option.count} className="border-b border-line">
              <td className="py-2">
                {option.count}x de <b className="font-semibold">{formatReais(option.amount)}</b>
              </td>
              <td className="py-2 text-ink-2">{option.hasInterest ? 'com juros' : 'sem juros'}</td>
              <td className="py-2 text-right text-ink-2">{formatReais(option.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Whether an earlier load of the page had a countdown for this value that is gone. */
function useHasEnded({ valueId, countdown }: OfferView): boolean {
  const [counted, setCounted] = useState(new Set<number>());
  if (countdown && !counted.has(valueId)) setCounted(new Set([...counted, valueId]));
  return !countdown && counted.has(valueId);
}

/** Loads the page anew if the API responds: a failed revalidation would replace the page by an error. */
function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const toHref = useShopHref();
  return async () => {
    if (await isReachable(toHref(`/url/verify?${new URLSearchParams({ url: pathname })}`))) await revalidate();
  };
}

async function isReachable(path: string): Promise<boolean> {
  try {
    await callApi<'verify'>({ method: 'GET', path, skipsErrorPage: true });
    return true;
  } catch (error) {
    if (error instanceof BrowserApiError) return false;
    throw error;
  }
}
