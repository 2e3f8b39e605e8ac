import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import type { DecorativePicture } from '../../commerce/pictures/picture.ts';
import { ProductPicture } from '../../commerce/product/product-picture.tsx';
import { ProductPrice } from '../../commerce/product/product-price.tsx';
import type { OfferView } from './view/offer-view.server.ts';
import { type PairOffer, type PairView, toPairOffer, toPairRequest } from './view/pair-view.ts';
import type { ProductView } from './view/product-view.server.ts';

/**
 * Offers this product with another one at a lower price, which is named where it is worth naming; hidden while the selected value
 * cannot be bought.
 */
export function PairSection({ product, offer }: { product: ProductView; offer: OfferView }) {
  const { pairs } = product;
  const valueId = offer.status === 'disponivel' ? offer.valueId : undefined;
  const { offers, isBusy } = usePairOffers({
    productId: product.id,
    pairs,
    initialValueId: product.selectedValueId,
    valueId,
  });
  const name = offer.label ? `${product.name}, ${offer.label}` : product.name;
  const shown = pairs.flatMap((pair, index) => {
    const pairOffer = offers[index];
    return pairOffer ? [{ pair, pairOffer }] : [];
  });
  if (valueId === undefined || shown.length === 0) return null;
  const isSaving = shown.some(({ pairOffer }) => pairOffer.savingText !== '');
  return (
    <section className="section" aria-labelledby="compre-junto">
      <h2 id="compre-junto">{isSaving ? 'Compre junto' : 'Combinam'}</h2>
      <ul className="mt-6 grid gap-4 max-lg:grid-cols-1 lg:auto-cols-fr lg:grid-flow-col" aria-busy={isBusy}>
        {shown.map(({ pair, pairOffer }) => (
          <li key={pair.otherId} className="rounded-card bg-tint p-5">
            <Pair name={name} picture={product.pictures[0]} pair={pair} offer={pairOffer} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PairProps {
  name: string;
  picture: DecorativePicture | undefined;
  pair: PairView;
  offer: PairOffer;
  isBusy: boolean;
}

function Pair({ name, picture, pair, offer, isBusy }: PairProps) {
  return (
    <div className="flex h-full flex-wrap items-center gap-x-6 gap-y-4">
      <p className="flex min-w-0 items-center gap-2" aria-hidden="true">
        <PairPicture picture={picture} />
        <Icon name="plus" className="size-5 text-ink-2" />
        <PairPicture picture={pair.otherPicture} />
      </p>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-sans text-name font-medium text-ink">
          <UnbrokenText>{name}</UnbrokenText> +{' '}
          <a href={pair.otherHref} className="underline underline-offset-4">
            <UnbrokenText>{pair.otherName}</UnbrokenText>
          </a>
        </h3>
        <div className="mt-2">
          <ProductPrice price={offer.price} />
        </div>
        {offer.savingText && <p className="text-small font-medium text-ok">{offer.savingText}</p>}
      </div>
      <AddToCartForm purchase={offer.purchase} className="min-w-0 grow basis-56">
        {({ isBusy: isAdding }) => (
          <Button type="submit" look="secondary" size="card" isBusy={isAdding || isBusy}>
            Adicionar os dois à sacola
          </Button>
        )}
      </AddToCartForm>
    </div>
  );
}

function PairPicture({ picture }: { picture: DecorativePicture | undefined }) {
  return (
    <span className="grid aspect-4/5 w-22 min-w-0 place-items-center overflow-hidden rounded-input bg-soft text-brand">
      {picture ? <ProductPicture picture={picture} alt="" sizes="88px" /> : <Icon name="leaf" />}
    </span>
  );
}

interface Priced {
  /** The loaded pairs that the offers belong to. */
  pairs: readonly PairView[];
  valueId: number;
  offers: readonly (PairOffer | undefined)[];
}

interface PairOffersInput {
  productId: number;
  pairs: readonly PairView[];
  /** The value that the loader priced the pairs for. */
  initialValueId: number;
  /** The selected value; undefined while it cannot be bought. */
  valueId: number | undefined;
}

/** The offers of the pairs with the selected value: from the loader at first, from the API for any other value. */
function usePairOffers({ productId, pairs, initialValueId, valueId }: PairOffersInput) {
  const loaded = () => ({ pairs, valueId: initialValueId, offers: pairs.map(({ offer }) => offer) });
  const [priced, setPriced] = useState<Priced>(loaded);
  // The page has been loaded anew, for example at the end of an offer.
  if (priced.pairs !== pairs) setPriced(loaded());
  const isStale = valueId !== undefined && priced.valueId !== valueId;
  useEffect(() => {
    if (!isStale) return undefined;
    const aborter = new AbortController();
    void Promise.all(pairs.map((pair) => fetchOffer(productId, valueId, pair, aborter.signal))).then((offers) => {
      if (!aborter.signal.aborted) setPriced({ pairs, valueId, offers });
    });
    return () => aborter.abort();
  }, [isStale, productId, valueId, pairs]);
  return { offers: priced.offers, isBusy: isStale };
}

/** Undefined if the pair cannot be bought or the request fails: the section is optional. */
async function fetchOffer(
  productId: number,
  valueId: number,
  pair: PairView,
  signal: AbortSignal,
): Promise<PairOffer | undefined> {
  try {
    const body = toPairRequest(productId, valueId, pair);
    return toPairOffer(
      await callApi<'productCombination'>({ method: 'POST', path: '/product/combination', body, signal }),
    );
  } catch (error) {
    if (error instanceof BrowserApiError || signal.aborted) return undefined;
    throw error;
  }
}
