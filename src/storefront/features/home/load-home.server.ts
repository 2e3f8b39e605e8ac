import type { ProductCard } from '#contract/product.ts';
import { formatReais } from '#rules/money.ts';
import type { Device } from '#web/browser/device.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type BannerView, toBannerView } from '../../commerce/pictures/banner-image.tsx';
import { type CardView, toCardView } from '../../commerce/product/card-view.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import type { Shop } from '../../shops/shop.ts';
import type { HeroProductsView } from './hero.tsx';
import type { HomeReview } from './reviews.tsx';

export interface ShowcaseView {
  title: string;
  cards: CardView[];
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>;

/** Loads the home page. It fails only with its page call; any other part that fails is left out. */
export async function loadHome(storefront: StorefrontContext, { tipoImg: fields }: Device) {
  const { api, shop } = storefront;
  const { hashes } = shop;
  const options = { ...storefront, fields };
  const loadBanner = async (hash: string | undefined): Promise<BannerView | undefined> => {
    if (!hash) return undefined;
    const response = await orUndefined(api.call('banners', { params: { hash } }), storefront);
    const [banner] = response?.banners ?? [];
    return banner && toBannerView(banner, options);
  };
  const loadShowcase = async (hash: string) => {
    const response = await orUndefined(api.call('showcase', { params: { hash } }), storefront);
    return { title: response?.vitrine.titulo ?? '', products: response?.produtos ?? [] };
  };
  const [page, hero, heroProducts, story, band, bestSellers, novelties] = await Promise.all([
    api.call('home', { query: { url: shop.homePath } }),
    loadBanner(hashes.hero),
    loadShowcase(hashes.heroProducts),
    loadBanner(hashes.story),
    loadBanner(hashes.band),
    loadShowcase(hashes.bestSellers),
    loadShowcase(hashes.novelties),
  ]);
  const reviews = await loadReviews(storefront, bestSellers.products);
  const toView = ({ title, products }: typeof bestSellers): ShowcaseView => ({
    title,
    cards: products.map((product) => toCardView(product, options)),
  });
  return {
    seo: page.estrutura.seo,
    hero: hero ?? toFallbackHero(shop, storefront.toHref),
    // Without its picture the hero shows no products.
    heroProducts: hero && toHeroProducts(toView(heroProducts)),
    story,
    band,
    bestSellers: toView(bestSellers),
    novelties: toView(novelties),
    reviews,
  };
}

/** Undefined while the merchant has named no products. */
function toHeroProducts({ title, cards }: ShowcaseView): HeroProductsView | undefined {
  if (cards.length === 0) return undefined;
  const items = cards.map(({ id, href, name, price: { price } }) => ({
    id,
    href,
    name,
    // Zero is a price on request, which no page shows.
    priceText: price > 0 ? formatReais(price) : '',
  }));
  return { title, items };
}

/** The shop's own texts, without a picture, while the merchant has set up no banner. */
function toFallbackHero({ home }: Shop, toHref: (path: string) => string): BannerView {
  const { eyebrow, title, text, button, path } = home.hero;
  return { eyebrow, title, text, button, href: toHref(path), alt: '', desktop: '', mobile: '' };
}

const reviewCount = 3;
const minStars = 4;

/** One good review of each of the best sellers with the most reviews. */
async function loadReviews(storefront: StorefrontContext, products: readonly ProductCard[]): Promise<HomeReview[]> {
  const reviewed = products
    .filter((product) => product.avaliacao.quantidade > 0)
    .toSorted((a, b) => b.avaliacao.quantidade - a.avaliacao.quantidade);
  const reviews = await Promise.all(reviewed.slice(0, reviewCount).map((product) => loadReview(storefront, product)));
  return reviews.flat();
}

async function loadReview(storefront: StorefrontContext, { nome, rota }: ProductCard): Promise<HomeReview[]> {
  const call = storefront.api.call('productDetail', { query: { url: rota.path }, skipsErrorPage: true });
  const response = await orUndefined(call, storefront);
  const review = response?.conteudo.avaliacao.avaliacoes?.find((one) => one.nota >= minStars && one.comentario);
  if (!review) return [];
  const { id, nome: author, comentario: text, nota: stars } = review;
  return [{ id, author, text, stars, product: nome, href: storefront.toHref(rota.path) }];
}

async function orUndefined<Value>(call: Promise<Value>, { onError }: StorefrontContext): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    onError(error, 'Erro ao buscar uma parte da página inicial:');
    return undefined;
  }
}
