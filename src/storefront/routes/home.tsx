import { useRouteLoaderData } from 'react-router';
import { Carousel } from '#ui/navigation/carousel.tsx';
import { NewsletterForm } from '../features/feedback/forms/newsletter-form.tsx';
import { ReviewConfirmation } from '../features/feedback/store/review-confirmation.tsx';
import { Benefits } from '../features/home/benefits.tsx';
import { Hero } from '../features/home/hero.tsx';
import { readHome } from '../features/home/home-view.server.ts';
import { Newsletter } from '../features/home/newsletter.tsx';
import { Reviews } from '../features/home/reviews.tsx';
import { SectionHeading } from '../features/home/section-heading.tsx';
import { ShopBand } from '../features/home/shop-band.tsx';
import { Story } from '../features/home/story.tsx';
import { Tiles } from '../features/home/tiles.tsx';
import { toCardView } from '../commerce/product/card-view.ts';
import { ProductCard } from '../commerce/product/product-card.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import { SiteJsonLd } from '../features/home/site-json-ld.tsx';
import { deviceContext } from '../middleware/user-agent.server.ts';
import { useShop, useShopHref } from '../shops/shop-context.tsx';
import { storefrontContext } from '../request-context.server.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Shop } from '../shops/shop.ts';
import type { BannerView } from '../commerce/pictures/banner.ts';
import { toShownList } from '../commerce/product/shown-list.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/home';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'home',
  toContents: ({ bestSellers, novelties }) => ({
    lists: [toShownList('mais-pedidos', bestSellers), toShownList('novidades', novelties)],
  }),
};

export async function loader({ context }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const device = context.get(deviceContext);
  const { bestSellers, novelties, ...home } = await readHome(storefront, device);
  const options = { ...storefront, fields: device.tipoImg };
  return {
    ...home,
    hero: home.hero ?? toFallbackHero(storefront.shop, storefront.toHref),
    bestSellers: {
      title: bestSellers.title,
      cards: bestSellers.products.map((product) => toCardView(product, options)),
    },
    novelties: {
      title: novelties.title,
      cards: novelties.products.map((product) => toCardView(product, options)),
    },
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { seo, hero, story, band, bestSellers, novelties, reviews } = loaderData;
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.siteUrl;
  const { home } = useShop();
  const toHref = useShopHref();
  return (
    <>
      <PageHead seo={seo} />
      {siteUrl && <SiteJsonLd siteUrl={siteUrl} />}
      <Hero banner={hero} second={{ button: home.heroSecond.button, href: toHref(home.heroSecond.path) }} />
      <Benefits />
      <Tiles />
      <section className="row section" aria-labelledby="mais-pedidos">
        <SectionHeading
          id="mais-pedidos"
          title={bestSellers.title}
          text={home.bestSellersText}
          all={{ label: 'Ver todos', href: toHref(home.bestSellersPath) }}
        />
        <ul className="product-grid">
          {bestSellers.cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      {band && <ShopBand banner={band} />}
      {novelties.cards.length > 0 && (
        <div className="row section">
          <Carousel
            label={novelties.title}
            heading={<h2>{novelties.title}</h2>}
            slideClassName="w-[46%] md:w-[30%] lg:w-[22.6%]"
          >
            {novelties.cards.map((card) => (
              <ProductCard key={card.id} card={card} />
            ))}
          </Carousel>
        </div>
      )}
      {story && <Story banner={story} />}
      {reviews.length > 0 && <Reviews reviews={reviews} />}
      <Newsletter form={<NewsletterForm />} />
      <ReviewConfirmation />
    </>
  );
}

/** What stands in while no banner is set up: the words of the shop on its own colours. */
function toFallbackHero({ home }: Shop, toHref: (path: string) => string): BannerView {
  const { eyebrow, title, text, button, path } = home.hero;
  return { eyebrow, title, text, button, href: toHref(path), alt: '', desktop: '', mobile: '' };
}
