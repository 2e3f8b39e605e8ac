// The buy column of a product page: name, price, options, button, freight.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Stars } from '#ui/stars.tsx';
import { QuantityField } from '#web/forms/fields.tsx';
import { toUnbrokenName } from '#web/unbroken-name.ts';
import { AddToCartForm } from '../../../commerce/cart/add-to-cart-form.tsx';
import { FreightCalculator } from '../../../commerce/delivery/freight-calculator.tsx';
import type { FreightQuote } from '../../../commerce/delivery/use-freight-quote.ts';
import { FavouriteButton } from '../../../commerce/favourites/favourite-heart.tsx';
import { reviewsId } from '../../../commerce/reviews/review.ts';
import { SellerLink } from '../../../commerce/seller-link.tsx';
import type { Seller } from '../../../shops/find-seller.server.ts';
import type { OfferView } from '../view/offer-view.server.ts';
import type { ProductView } from '../view/product-view.server.ts';
import { OfferPrice } from './offer-price.tsx';
import { SiblingLinks, ValueChips } from './options.tsx';
import { ShareLinks } from './share-links.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

interface BuyColumnProps {
  product: ProductView;
  seller: Seller | undefined;
  /** The selected offer of the product. */
  offer: OfferView;
  onSelect: (valueId: number) => void;
  /** The quote for the postal code in the query. */
  freight?: FreightQuote | undefined;
  /** The form for an offer that is sold out or sold on request. */
  renderUnavailable: (offer: OfferView) => ReactNode;
}

export function BuyColumn({ product, seller, offer, onSelect, freight, renderUnavailable }: BuyColumnProps) {
  const { brand, reviews, siblings, shortText } = product;
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="flex flex-col gap-5">
      <header>
        {brand && (
          <a
            href={brand.href}
            className="inline-flex min-h-11 items-center font-medium text-brand hover:underline lg:min-h-6"
          >
            {brand.name}
          </a>
        )}
        <h1 tabIndex={-1} className="mt-1">
          {toUnbrokenName(product.name)}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
          {reviews ? (
            <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
              <Stars mean={reviews.mean} count={reviews.count} />
            </a>
          ) : (
            <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center underline lg:min-h-6">
              Seja a primeira pessoa a avaliar
            </a>
          )}
          <span>Cód. {offer.sku}</span>
        </p>
        {shortText && <p className="mt-2 max-w-[60ch] text-ink-2">{shortText}</p>}
      </header>
      <OfferPrice offer={offer} />
      {siblings && <SiblingLinks siblings={siblings} />}
      <div className="flex flex-col gap-2">
        <BuyForm
          product={product}
          seller={seller}
          offer={offer}
          onSelect={onSelect}
          quantity={quantity}
          onCount={setQuantity}
        />
        <FavouriteButton product={{ id: product.id, name: product.name, valueId: offer.valueId }} />
      </div>
      {!seller && offer.status === 'disponivel' && (
        <ProductFreight product={product} offer={offer} quantity={quantity} initial={freight} />
      )}
      {!seller && offer.status !== 'disponivel' && (
        <UnavailableOffer
          status={offer.status}
          available={product.offers.filter((candidate) => candidate.status === 'disponivel')}
        >
          {renderUnavailable(offer)}
        </UnavailableOffer>
      )}
      <Assurances isVegan={product.isVegan} />
      {/* The key clears the outcome of another offer's link. */}
      <ShareLinks key={offer.valueId} name={product.name} url={offer.address} />
    </div>
  );
}

interface BuyFormProps extends Pick<BuyColumnProps, 'product' | 'seller' | 'offer' | 'onSelect'> {
  quantity: number;
  onCount: (quantity: number) => void;
}

function BuyForm({ product, seller, offer, onSelect, quantity, onCount }: BuyFormProps) {
  const values = useRef<HTMLFieldSetElement>(null);
  const buttonBox = useRef<HTMLDivElement>(null);
  const hasValues = product.attributeName !== '';
  useChoiceBeforeHydration(values, onSelect);
  return (
    <AddToCartForm purchase={offer.purchase} hasOwnPurchase={hasValues} className="flex flex-col gap-5">
      {({ isBusy }) => (
        <>
          {hasValues && (
            <ValueChips
              ref={values}
              name={product.attributeName}
              offers={product.offers}
              selectedId={offer.valueId}
              onSelect={onSelect}
            />
          )}
          {seller && <SellerLink seller={seller} canBuy={offer.status === 'disponivel'} />}
          {!seller && offer.status === 'disponivel' && (
            <>
              <div ref={buttonBox} className="flex flex-wrap items-center gap-3">
                <QuantityField label={product.name} name="quantidade" value={quantity} onChange={onCount} />
                <Button type="submit" size="large" icon="bag" isBusy={isBusy} className="min-w-56 flex-1">
                  Adicionar à sacola
                </Button>
              </div>
              <StickyBuyBar anchor={buttonBox} price={offer.price} isBusy={isBusy} />
            </>
          )}
          <p role="status" className="flex items-center gap-2 text-small font-medium text-ok empty:hidden">
            {offer.stockText && (
              <>
                <Icon name="check" className="size-5" />
                <span>{offer.stockText}</span>
              </>
            )}
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

function Assurances({ isVegan }: { isVegan: boolean }) {
  return (
    <ul className="grid grid-cols-3 gap-3 border-y border-line py-4 text-center text-micro">
      <Assurance icon="back" title="Troca em 7 dias" text="a primeira é por nossa conta" />
      <Assurance icon="shield" title="Compra segura" text="dados protegidos" />
      {isVegan ? (
        <Assurance icon="leaf" title="Vegano" text="nada de origem animal" />
      ) : (
        <Assurance icon="truck" title="Envio rápido" text="sai em 1 dia útil" />
      )}
    </ul>
  );
}

function Assurance({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} className="mx-auto mb-1.5 size-6 text-brand" />
      <b className="block font-semibold">{title}</b>
      <span className="text-ink-2">{text}</span>
    </li>
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
  return (
    <FreightCalculator
      target={{ kind: 'product', productId: product.id, valueId: offer.valueId, quantity }}
      action={pathname}
      initial={initial}
      fields={
        available.length > 1 && (
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
