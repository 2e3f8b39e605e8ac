import type { ReactNode } from 'react';
import type { OfferView } from '../view/offer-view.server.ts';

interface UnavailableOfferProps {
  status: OfferView['status'];
  /** Available offers, linked for visitors without script. */
  available: readonly OfferView[];
  /** The form for the visitor's e-mail address. */
  children: ReactNode;
}

/** Replaces the buy button of an offer that is sold out or sold on request. */
export function UnavailableOffer({ status, available, children }: UnavailableOfferProps) {
  const isOnRequest = status === 'sobconsulta';
  return (
    <div className="rounded-card bg-soft p-5">
      <p className="font-semibold">{isOnRequest ? 'Preço sob consulta' : 'Esgotado por enquanto'}</p>
      <p className="mt-1 mb-4 text-small text-ink-2">
        {isOnRequest
          ? 'Conte para nós o que você precisa. Respondemos em até um dia útil.'
          : 'Deixe o seu e-mail e avisamos assim que ele voltar.'}
      </p>
      {children}
      {available.length > 0 && (
        <noscript>
          <p className="mt-3 text-small">
            Ainda temos:{' '}
            {available.map((offer) => (
              <a key={offer.valueId} href={`?sku=${encodeURIComponent(offer.sku)}`} className="text-link mr-3">
                {offer.label}
              </a>
            ))}
          </p>
        </noscript>
      )}
    </div>
  );
}
