import type { ProductCard } from '#contract/product.ts';
import type { Shop } from '#contract/shops.ts';
import { toShopHash } from '#contract/site-paths.ts';
import { formatReais } from '#rules/money.ts';
import type { Device } from '#web/browser/device.ts';
import { orUndefined } from '#web/http/api-client.server.ts';
import { toPlainText } from '#web/safe-html.server.ts';
import { type BannerView, toBannerView } from '../../commerce/pictures/banner-image.tsx';
import { type CardView, toCardView, toItemKey } from '../../commerce/product/card-view.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import type { HeroProductsView } from './hero.tsx';
import type { HomeReview } from './reviews.tsx';
import type { StoryLot } from './story.tsx';

export interface ShowcaseView {
  title: string;
  cards: CardView[];
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>;

/** Loads the home page. It fails only with its page call; any other part that fails is left out. */
export async function loadHome(storefront: StorefrontContext, { tipoImg: fields }: Device) {
  const { api, shop } = storefront;
  const options = { ...storefront, fields };
  const loadBanner = async (name: string): Promise<BannerView | undefined> => {
    const params = { hash: toShopHash(shop, name) };
    const response = await orUndefinedLogged(api.call('banners', { params }), storefront);
    const [banner] = response?.banners ?? [];
    return banner && toBannerView(banner, options);
  };
  const loadShowcase = async (name: string) => {
    const params = { hash: toShopHash(shop, name) };
    const response = await orUndefinedLogged(api.call('showcase', { params }), storefront);
    return { title: response?.vitrine.titulo ?? '', products: response?.produtos ?? [] };
  };
  const loadLot = ({ products: [product] }: { products: readonly ProductCard[] }) =>
    product && loadStoryLot(storefront, product);
  const [page, hero, heroProducts, season, story, storyLot, band, bestSellers, novelties, reviews] = await Promise.all([
    api.call('home', { query: { url: shop.path } }),
    loadBanner('home-hero'),
    loadShowcase('home-hero-produtos'),
    loadBanner('home-temporada'),
    loadBanner('home-historia'),
    loadShowcase('home-historia-produto').then(loadLot),
    loadBanner('home-faixa'),
    loadShowcase('mais-pedidos'),
    loadShowcase('novidades'),
    loadReviews(storefront),
  ]);
  const toView = ({ title, products }: typeof bestSellers): ShowcaseView => ({
    title,
    cards: products.map((product) => toCardView(product, options)),
  });
  return {
    seo: page.estrutura.seo,
    texts: shop.inicio,
    newsletter: shop.newsletter,
    hero: hero ?? toFallbackHero(shop, storefront.toHref),
    // Without its picture the hero shows no products.
    heroProducts: hero && toHeroProducts(toView(heroProducts)),
    season,
    story,
    storyLot,
    band,
    bestSellers: toView(bestSellers),
    novelties: toView(novelties),
    reviews,
    isOpeningSoon: page.conteudo.vazia ?? false,
  };
}

/** Undefined while the merchant has named no products. */
function toHeroProducts({ title, cards }: ShowcaseView): HeroProductsView | undefined {
  if (cards.length === 0) return undefined;
  const items = cards.map((card) => {
    const { href, name, size, price } = card;
    return {
      id: toItemKey(card),
      href,
      // The price is that of one size, which the name of a product with several does not tell.
      name: size && !name.includes(size) ? `${name}, ${size}` : name,
      // Zero is a price on request, which no page shows.
      priceText: price.price > 0 ? formatReais(price.price) : '',
    };
  });
  return { title, items };
}

/** The shop's own texts, without a picture, while the merchant has set up no banner. */
function toFallbackHero({ inicio }: Shop, toHref: (path: string) => string): BannerView {
  const { sobretitulo: eyebrow, titulo: title, texto: text, botao: button, path } = inicio.destaque;
  return { eyebrow, title, text, button, href: toHref(path), alt: '', desktop: '', mobile: '' };
}

const reviewCount = 3;
const minStars = 4;

/** The newest good reviews of the shop; the section shows the mean of all. */
async function loadReviews(storefront: StorefrontContext): Promise<HomeReview[]> {
  const query = { limit: String(reviewCount * 4) };
  const call = storefront.api.call('storeReviews', { query, skipsErrorPage: true });
  const response = await orUndefinedLogged(call, storefront);
  const good = (response?.avaliacoes ?? []).filter(({ experiencia, mensagem }) => experiencia >= minStars && mensagem);
  return good
    .slice(0, reviewCount)
    .map(({ nome, experiencia, mensagem }) => ({ author: nome, text: mensagem, stars: experiencia }));
}

/** Undefined for a product without a lot. */
async function loadStoryLot(storefront: StorefrontContext, { nome, rota }: ProductCard): Promise<StoryLot | undefined> {
  const call = storefront.api.call('productDetail', { query: { url: rota.path }, skipsErrorPage: true });
  const response = await orUndefinedLogged(call, storefront);
  const lot = response?.conteudo.caracteristicas.find((group) => group.visivelSite && /\blote\b/i.test(group.nome));
  if (!lot) return undefined;
  const facts = lot.itens.map(({ label, valor }) => ({ label, value: toPlainText(valor) }));
  return { product: nome, href: storefront.toHref(rota.path), facts };
}

function orUndefinedLogged<Value>(call: Promise<Value>, { onError }: StorefrontContext): Promise<Value | undefined> {
  return orUndefined(call, (failure) => {
    // 404: the merchant has set up none.
    if (failure.status !== 404) onError(failure, 'Erro ao buscar uma parte da página inicial:');
  });
}
