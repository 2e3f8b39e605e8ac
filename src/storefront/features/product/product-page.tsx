// A product: its page (this file), with folders for buying, gallery and the offers of pairs.

import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { Carousel } from '#ui/navigation/carousel.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import type { CardView } from '../../commerce/product/card-view.ts';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { Assurances, PurchaseLayout, PurchaseTitle } from '../../commerce/product/purchase-layout.tsx';
import { ShareLinks } from '../../commerce/product/share-links.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';
import { BuyColumn } from './buying/buy-column.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { PairSection } from './pair-section.tsx';
import { ProductSections } from './product-sections.tsx';
import { ProductStructuredData } from './product-structured-data.tsx';
import type { OfferView } from './view/offer-view.server.ts';
import type { ProductView } from './view/product-view.server.ts';

interface ProductPageProps {
  product: ProductView;
  /** Set if only another shop sells the product. */
  seller?: Seller | undefined;
  freight?: FreightQuote | undefined;
  /** Replaces the buy button of an offer that is sold out or sold on request. */
  renderUnavailable: (offer: OfferView) => ReactNode;
  /** Narrow beside the buy column of what is sold out, otherwise at the end. */
  renderSimilar: (isNarrow: boolean) => ReactNode;
  questionForm: ReactNode;
  reviews: ReactNode;
}

/** Needs product and selected value as key, since its state must not carry over to another product. */
export function ProductPage({
  product,
  seller,
  freight,
  renderUnavailable,
  renderSimilar,
  questionForm,
  reviews,
}: ProductPageProps) {
  const { offer, isChosen, select } = useSelectedOffer(product);
  const pictures = product.pictures.filter(({ valueId }) => valueId === 0 || valueId === offer?.valueId);
  if (!offer) return null;
  const isSoldOut = offer.status === 'indisponivel';
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={product.breadcrumb} />
      <PurchaseLayout
        sticky="buying"
        title={<ProductTitle product={product} sku={offer.sku} />}
        pictures={<Gallery key={offer.valueId} pictures={pictures} name={product.name} />}
        buying={
          <BuyColumn
            product={product}
            seller={seller}
            offer={offer}
            isChosen={isChosen}
            onSelect={select}
            freight={freight}
            renderUnavailable={renderUnavailable}
          />
        }
      >
        <div className="flex flex-col gap-5 pt-6 lg:pt-8">
          <Assurances isVegan={product.isVegan} />
          {product.shortText && <p className="max-w-[60ch] text-ink-2">{product.shortText}</p>}
          {/* The key clears the outcome of another offer's link. */}
          <ShareLinks key={offer.valueId} name={product.name} url={offer.address} />
        </div>
        {isSoldOut && renderSimilar(true)}
        <ProductSections sections={product.sections} questions={product.questions} questionForm={questionForm} />
      </PurchaseLayout>
      {!seller && isChosen && product.pairs.length > 0 && <PairSection product={product} offer={offer} />}
      <Combinations cards={product.combinations} name={product.name} />
      {reviews}
      {!isSoldOut && renderSimilar(false)}
      <ProductStructuredData product={product} offer={offer} />
    </div>
  );
}

function ProductTitle({ product, sku }: { product: ProductView; sku: string }) {
  const { brand, name, reviews } = product;
  return (
    <PurchaseTitle
      over={
        brand && (
          <a
            href={brand.href}
            className="-my-2 inline-flex min-h-11 items-center font-medium text-brand hover:underline lg:my-0 lg:min-h-6"
          >
            {brand.name}
          </a>
        )
      }
      name={name}
      reviews={reviews}
      sku={sku}
    />
  );
}

/**
 * Specification 4: the selected value determines price, cart payload and stock. Until a voltage is chosen (reading A51),
 * price and pictures are those of the API's preselected one.
 */
function useSelectedOffer(product: ProductView) {
  const [chosenId, choose] = useState(product.asksVoltage ? undefined : product.selectedValueId);
  const valueId = chosenId ?? product.selectedValueId;
  const offer = product.offers.find((candidate) => candidate.valueId === valueId) ?? product.offers[0];
  return { offer, isChosen: chosenId !== undefined, select: choose };
}

/** Fewer cards are shown beside their heading instead of in a carousel. */
const minCarouselCards = 3;

function Combinations({ cards, name }: { cards: readonly CardView[]; name: string }) {
  const title = 'Combina com';
  if (cards.length === 0 || cards.length >= minCarouselCards) return <CardCarousel title={title} cards={cards} />;
  return (
    <section className="section" aria-labelledby="combina-com">
      <div className="pair-row">
        <div>
          <h2 id="combina-com">{title}</h2>
          <p className="mt-2 max-w-[36ch] text-ink-2">Escolhas da casa para usar junto com {name}.</p>
        </div>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} sizes="(min-width: 1024px) 260px, (min-width: 768px) 33vw, 50vw" />
        ))}
      </div>
    </section>
  );
}

interface CardCarouselProps {
  title: string;
  cards: readonly CardView[];
}

function CardCarousel({ title, cards }: CardCarouselProps) {
  if (cards.length === 0) return null;
  return (
    <div className="section">
      <Carousel label={title} heading={<h2>{title}</h2>} slideClassName="w-[46%] md:w-[31%] lg:w-[calc((100%-66px)/4)]">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </Carousel>
    </div>
  );
}
