// The home page of each shop: its banners, showcases and reviews, in the order of the design.
import type { ReactNode } from 'react';
import { Carousel } from '#ui/navigation/carousel.tsx';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import type { HomeView, ShowcaseView } from './load-home.server.ts';
import { Reviews } from './reviews.tsx';
import { ShopBand } from './shop-band.tsx';
import { Story } from './story.tsx';

interface HomePageProps extends Pick<HomeView, 'hero' | 'story' | 'band' | 'bestSellers' | 'novelties' | 'reviews'> {
  newsletterForm: ReactNode;
}

export function HomePage({ hero, story, band, bestSellers, novelties, reviews, newsletterForm }: HomePageProps) {
  const { home } = useShop();
  const toHref = useShopHref();
  return (
    <>
      <Hero banner={hero} second={{ button: home.heroSecond.button, href: toHref(home.heroSecond.path) }} />
      <Benefits />
      <Tiles />
      <BestSellers showcase={bestSellers} />
      {band && <ShopBand banner={band} />}
      {novelties.cards.length > 0 && <Novelties showcase={novelties} />}
      {story && <Story banner={story} />}
      {reviews.length > 0 && <Reviews reviews={reviews} />}
      <Newsletter form={newsletterForm} />
    </>
  );
}

/** Six links into the catalogue, by mood or by room. */
function Tiles() {
  const { home } = useShop();
  const toHref = useShopHref();
  return (
    <section className="row section" id="aromas" aria-labelledby="home-tiles">
      <h2 id="home-tiles" className="mb-6.5">
        {home.tilesHeading}
      </h2>
      <ul className="strip home-tiles">
        {home.tiles.map((tile) => (
          <li key={tile.label}>
            <a href={toHref(tile.path)} className="home-tile" data-essence={tile.essence}>
              <span>{tile.label}</span>
              <small>{tile.text}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BestSellers({ showcase }: { showcase: ShowcaseView }) {
  const { home } = useShop();
  const toHref = useShopHref();
  return (
    <section className="row section" aria-labelledby="mais-pedidos">
      <div className="mb-6.5 flex flex-col items-start justify-between gap-2.5 lg:flex-row lg:items-end">
        <div>
          <h2 id="mais-pedidos">{showcase.title}</h2>
          {home.bestSellersText && <p className="mt-1.5 text-ink-2">{home.bestSellersText}</p>}
        </div>
        <a href={toHref(home.bestSellersPath)} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
          Ver todos
        </a>
      </div>
      <ul className="product-grid">
        {showcase.cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Novelties({ showcase }: { showcase: ShowcaseView }) {
  return (
    <div className="row section">
      <Carousel
        label={showcase.title}
        heading={<h2>{showcase.title}</h2>}
        slideClassName="w-[46%] md:w-[30%] lg:w-[22.6%]"
      >
        {showcase.cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </Carousel>
    </div>
  );
}

function Newsletter({ form }: { form: ReactNode }) {
  const { newsletter } = useShop().home;
  return (
    <section className="row section" aria-labelledby="home-newsletter">
      <div className="grid gap-6 rounded-box bg-accent-soft px-6 py-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-12 lg:px-18 lg:py-13">
        <div>
          <h2 id="home-newsletter">{newsletter.title}</h2>
          <p className="mt-2 max-w-[46ch] text-ink-2">{newsletter.text}</p>
        </div>
        {form}
      </div>
    </section>
  );
}
