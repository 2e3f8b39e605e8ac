import type { ProductCard } from '#contract/product.ts';
import { type BannerView, toBannerView } from '../../commerce/pictures/banner.ts';
import type { Device } from '#web/browser/device.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import type { HomeReview } from './reviews.tsx';

interface Showcase {
  title: string;
  products: ProductCard[];
}

/** Everything of the home page that the API holds. Only the page call may fail the page; a part that fails stays away. */
export async function readHome(storefront: StorefrontContext, { tipoImg: fields }: Device) {
  const { api, shop } = storefront;
  const { hashes } = shop;
  const options = { ...storefront, fields };
  const readBanner = async (hash: string | undefined): Promise<BannerView | undefined> => {
    if (!hash) return undefined;
    const answer = await orNothing(api.call('banners', { params: { hash } }), storefront);
    const [banner] = answer?.banners ?? [];
    return banner && toBannerView(banner, options);
  };
  const readShowcase = async (hash: string): Promise<Showcase> => {
    const answer = await orNothing(api.call('showcase', { params: { hash } }), storefront);
    return { title: answer?.vitrine.titulo ?? '', products: answer?.produtos ?? [] };
  };
  const [page, hero, story, band, bestSellers, novelties] = await Promise.all([
    api.call('home', { query: { url: shop.homePath } }),
    readBanner(hashes.hero),
    readBanner(hashes.story),
    readBanner(hashes.band),
    readShowcase(hashes.bestSellers),
    readShowcase(hashes.novelties),
  ]);
  const reviews = await readReviews(storefront, bestSellers.products);
  return { seo: page.estrutura.seo, hero, story, band, bestSellers, novelties, reviews };
}

const shownReviews = 3;
const goodStars = 4;

/** One opinion about each of the best sellers that most people have written about. */
async function readReviews(storefront: StorefrontContext, products: readonly ProductCard[]): Promise<HomeReview[]> {
  const reviewed = products
    .filter((product) => product.avaliacao.quantidade > 0)
    .toSorted((a, b) => b.avaliacao.quantidade - a.avaliacao.quantidade);
  const reviews = await Promise.all(reviewed.slice(0, shownReviews).map((product) => readReview(storefront, product)));
  return reviews.flat();
}

async function readReview(storefront: StorefrontContext, { nome, rota }: ProductCard): Promise<HomeReview[]> {
  const call = storefront.api.call('productDetail', { query: { url: rota.path }, skipsErrorPage: true });
  const answer = await orNothing(call, storefront);
  const review = answer?.conteudo.avaliacao.avaliacoes?.find((one) => one.nota >= goodStars && one.comentario);
  if (!review) return [];
  const { id, nome: author, comentario: text, nota: stars } = review;
  return [{ id, author, text, stars, product: nome, href: storefront.toHref(rota.path) }];
}

async function orNothing<Value>(call: Promise<Value>, { onError }: StorefrontContext): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    onError(error, 'Erro ao buscar uma parte da página inicial:');
    return undefined;
  }
}
