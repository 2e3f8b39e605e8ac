import { type ReactNode, useCallback, useState } from 'react';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { Carousel } from '#ui/navigation/carousel.tsx';
import { BuyColumn } from '../buying/buy-column.tsx';
import type { FreightQuote } from '../../../commerce/delivery/use-freight-quote.ts';
import type { Seller } from '../../../shops/find-seller.server.ts';
import type { CardView } from '../../../commerce/product/card-view.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { PairSection } from '../pairs/pair-section.tsx';
import { ProductCard } from '../../../commerce/product/product-card.tsx';
import type { ProductView } from '../view/product-view.server.ts';
import { ProductSections } from './product-sections.tsx';
import type { OfferView } from '../view/offer-view.server.ts';
import { ProductStructuredData } from './structured-data.tsx';

interface ProductPageProps {
  product: ProductView;
  /** Where to buy it when this shop does not sell it. */
  seller?: Seller | undefined;
  /** Shown when the product is sold out. */
  similar: readonly CardView[];
  /** What the page's address asked for. */
  freight?: FreightQuote | undefined;
  /** Stands where the button would: for what is sold out or sold on request. */
  renderUnavailable: (offer: OfferView) => ReactNode;
  questionForm: ReactNode;
  reviews: ReactNode;
}

/** Give it product and selected value as key: the choices of one page must not travel to the next. */
export function ProductPage({
  product,
  seller,
  similar,
  freight,
  renderUnavailable,
  questionForm,
  reviews,
}: ProductPageProps) {
  const { offer, select } = useChosenOffer(product);
  const pictures = product.pictures.filter(({ valueId }) => valueId === 0 || valueId === offer?.valueId);
  if (!offer) return null;
  return (
    <div className="grid-row pt-3 lg:pt-5">
      <Breadcrumb entries={product.breadcrumb} />
      <div className="product-columns mt-3 lg:mt-5">
        <Gallery key={offer.valueId} pictures={pictures} name={product.name} />
        <div className="product-buying">
          <BuyColumn
            product={product}
            seller={seller}
            offer={offer}
            onSelect={select}
            freight={freight}
            renderUnavailable={renderUnavailable}
          />
        </div>
        <div className="min-w-0">
          {offer.status === 'indisponivel' && <CardCarousel title="Produtos parecidos" cards={similar} isNarrow />}
          <ProductSections sections={product.sections} questions={product.questions} questionForm={questionForm} />
        </div>
      </div>
      {!seller && product.pairs.length > 0 && <PairSection product={product} offer={offer} />}
      <Combinations cards={product.combinations} name={product.name} />
      {reviews}
      <ProductStructuredData product={product} offer={offer} />
    </div>
  );
}

/** Specification 4: the chosen value takes over price, cart data and stock. */
function useChosenOffer(product: ProductView) {
  const [valueId, setValueId] = useState(product.selectedValueId);
  const select = useCallback((id: number) => setValueId(id), []);
  const offer = product.offers.find((candidate) => candidate.valueId === valueId) ?? product.offers[0];
  return { offer, select };
}

/** As many as make a row of their own; fewer stand beside their heading. */
const carouselFrom = 3;

function Combinations({ cards, name }: { cards: readonly CardView[]; name: string }) {
  const title = 'Combina com';
  if (cards.length === 0 || cards.length >= carouselFrom) return <CardCarousel title={title} cards={cards} />;
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
  /** Beside the buy column there is room for fewer. */
  isNarrow?: boolean;
}

function CardCarousel({ title, cards, isNarrow = false }: CardCarouselProps) {
  if (cards.length === 0) return null;
  const desktopWidth = isNarrow ? 'lg:w-[31%]' : 'lg:w-[23.6%]';
  return (
    <div className="section">
      <Carousel label={title} heading={<h2>{title}</h2>} slideClassName={`w-[46%] md:w-[31%] ${desktopWidth}`}>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </Carousel>
    </div>
  );
}
