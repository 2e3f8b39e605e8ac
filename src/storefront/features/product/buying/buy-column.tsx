// The buy column of a product page: price, options, button, care, freight.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Select } from '#ui/forms/select.tsx';
import { Icon } from '#ui/icon.tsx';
import { AddToCartForm } from '../../../commerce/cart/add-to-cart-form.tsx';
import { FreightCalculator } from '../../../commerce/delivery/freight-calculator.tsx';
import type { FreightQuote } from '../../../commerce/delivery/use-freight-quote.ts';
import { FavouriteButton } from '../../../commerce/favourites/favourite-heart.tsx';
import {
  BuyControls,
  SellerPurchase,
  StockText,
  UnavailablePurchase,
} from '../../../commerce/product/purchase-controls.tsx';
import { PurchaseNotes, WhatsAppLink } from '../../../commerce/product/purchase-layout.tsx';
import type { Seller } from '../../../shops/resolve-shop.ts';
import type { OfferView } from '../view/offer-view.server.ts';
import type { ProductView } from '../view/product-view.server.ts';
import { OfferPrice } from './offer-price.tsx';
import { SiblingLinks, ValueChips } from './options.tsx';

interface BuyColumnProps {
  product: ProductView;
  seller: Seller | undefined;
  offer: OfferView;
  /** False until the visitor has chosen a voltage. */
  isChosen: boolean;
  onSelect: (valueId: number) => void;
  freight?: FreightQuote | undefined;
  /** The form for an offer that is sold out or sold on request. */
  renderUnavailable: (offer: OfferView) => ReactNode;
}

export function BuyColumn({ product, seller, offer, isChosen, onSelect, freight, renderUnavailable }: BuyColumnProps) {
  const { siblings, care, lotText } = product;
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="flex flex-col gap-5 lg:gap-3">
      <OfferPrice offer={offer} />
      <div className="flex flex-col gap-2">
        <BuyForm
          product={product}
          seller={seller}
          offer={offer}
          isChosen={isChosen}
          onSelect={onSelect}
          quantity={quantity}
          onCount={setQuantity}
        />
        {!seller && offer.status !== 'disponivel' && (
          <UnavailableOffer
            status={offer.status}
            available={product.offers.filter((candidate) => candidate.status === 'disponivel')}
          >
            {renderUnavailable(offer)}
          </UnavailableOffer>
        )}
        <div className="flex flex-wrap gap-x-6">
          <FavouriteButton product={{ id: product.id, name: product.name, valueId: offer.valueId }} />
          <WhatsAppLink name={product.name} address={offer.address} />
        </div>
      </div>
      {siblings && <SiblingLinks siblings={siblings} />}
      <PurchaseNotes care={care ?? []} careHref="#titulo-cuidados">
        {lotText && <LotLink text={lotText} />}
      </PurchaseNotes>
      {!seller && offer.status === 'disponivel' && (
        <ProductFreight product={product} offer={offer} quantity={quantity} initial={freight} />
      )}
    </div>
  );
}

interface BuyFormProps extends Pick<BuyColumnProps, 'product' | 'seller' | 'offer' | 'isChosen' | 'onSelect'> {
  quantity: number;
  onCount: (quantity: number) => void;
}

function BuyForm({ product, seller, offer, isChosen, onSelect, quantity, onCount }: BuyFormProps) {
  const values = useRef<HTMLFieldSetElement>(null);
  const hasValues = product.attributeName !== '';
  const canBuy = offer.status === 'disponivel';
  useChoiceBeforeHydration(values, onSelect);
  return (
    <AddToCartForm purchase={offer.purchase} hasOwnPurchase={hasValues} className="flex flex-col gap-4 lg:gap-3">
      {({ isBusy }) => (
        <>
          {hasValues && (
            <ValueChips
              ref={values}
              name={product.attributeName}
              offers={product.offers}
              selectedId={isChosen ? offer.valueId : undefined}
              onSelect={onSelect}
            />
          )}
          {seller && <SellerPurchase seller={seller} canBuy={canBuy} price={offer.price} />}
          {!seller && canBuy && (
            <BuyControls
              name={product.name}
              price={offer.price}
              quantity={quantity}
              onCount={onCount}
              isBusy={isBusy}
              label={isChosen ? undefined : 'Escolha a voltagem'}
            />
          )}
          <p role="status" className="empty:hidden">
            {offer.stockText && <StockText text={offer.stockText} />}
            {offer.status === 'indisponivel' && <span className="sr-only">{offer.label} Esgotado por enquanto</span>}
          </p>
        </>
      )}
    </AddToCartForm>
  );
}

/** Applies a value that was chosen before hydration, or that the browser restored. */
function useChoiceBeforeHydration(
  values: React.RefObject<HTMLFieldSetElement | null>,
  onSelect: (valueId: number) => void,
) {
  const select = useRef(onSelect);
  useEffect(() => {
    const chosen = values.current?.querySelector<HTMLInputElement>('input:checked')?.dataset['value'];
    if (chosen !== undefined) select.current(Number(chosen));
  }, [values]);
}

/** Names the lot on sale, beside the price. The section of the page says what its analysis found. */
function LotLink({ text }: { text: string }) {
  return (
    <a href="#titulo-lote" className="lot-link">
      <Icon name="check" className="size-5 text-brand" />
      <span>{text}</span>
    </a>
  );
}

interface ProductFreightProps {
  product: ProductView;
  offer: OfferView;
  quantity: number;
  initial: FreightQuote | undefined;
}

/** Freight of the selected offer and quantity. Without script a select beside the CEP chooses the offer. */
function ProductFreight({ product, offer, quantity, initial }: ProductFreightProps) {
  const { pathname } = useLocation();
  const available = product.offers.filter(({ status }) => status === 'disponivel');
  // Sizes differ in price and freight; the freight of another colour is the same.
  const differs = available.some(({ price }) => price.price !== offer.price.price);
  return (
    <FreightCalculator
      target={{ kind: 'product', productId: product.id, valueId: offer.valueId, quantity }}
      action={pathname}
      initial={initial}
      fields={
        differs && (
          <noscript className="w-full">
            <Select label={`${product.attributeName} para o frete`} name="sku" defaultValue={offer.sku}>
              {available.map(({ sku, label }) => (
                <option key={sku} value={sku}>
                  {label}
                </option>
              ))}
            </Select>
          </noscript>
        )
      }
    />
  );
}

interface UnavailableOfferProps {
  status: OfferView['status'];
  /** Available offers, linked for visitors without script. */
  available: readonly OfferView[];
  /** The form for the visitor's e-mail address. */
  children: ReactNode;
}

/** Replaces the buy button of an offer that is sold out or sold on request. */
function UnavailableOffer({ status, available, children }: UnavailableOfferProps) {
  const isOnRequest = status === 'sobconsulta';
  return (
    <UnavailablePurchase isOnRequest={isOnRequest}>
      <p className="mt-1 mb-4 text-small text-ink-2">
        {isOnRequest
          ? 'Conte para nós do que você precisa. Respondemos em até um dia útil.'
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
    </UnavailablePurchase>
  );
}
