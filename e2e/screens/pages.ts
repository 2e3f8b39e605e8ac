// The screens that need only a URL, in both shops.

import { joao, maria } from '../accounts.ts';
import { offlineKit } from './offline-states.ts';
import type { Screen } from './screen.ts';

export interface ShopScreens {
  shop: 'main' | 'caszulo';
  name: string;
  home: string;
  /** Pages that the shop does not share with the other one. */
  ownPages: readonly Screen[];
  pages: readonly Screen[];
}

/** Converts a screen of the main shop to one of another shop. */
export function inShop<Place extends { path: string }>(
  screen: Place,
  { shop, home }: Pick<ShopScreens, 'shop' | 'home'>,
): Place {
  if (shop === 'main') return screen;
  if (screen.path === '/') return { ...screen, path: home };
  return { ...screen, path: `${screen.path}${screen.path.includes('?') ? '&' : '?'}loja=${shop}` };
}

/** Pages outside the catalogue, the same in every shop. */
const commonPages: readonly Screen[] = [
  { name: 'lists', path: '/lista' },
  { name: 'brands', path: '/marcas' },
  { name: 'pages', path: '/pagina' },
  { name: 'institutional page', path: '/pagina/entrega' },
  { name: 'contact', path: '/pagina/contato' },
  { name: 'store review', path: '/pagina/avaliacao-da-loja?key=demonstracao-avaliacao-1' },
  { name: 'cart', path: '/checkout/carrinho' },
  { name: 'empty checkout', path: '/checkout' },
  { name: 'sign-in', path: '/checkout/acesso/' },
  { name: 'sign-in expired', path: '/checkout/acesso/?expirou=1&recuperar=1' },
  { name: 'sign-up', path: '/checkout/cadastro' },
  { name: 'account', path: '/minha-conta/', signedIn: maria },
  { name: 'account data', path: '/minha-conta/dados', signedIn: maria },
  { name: 'addresses', path: '/minha-conta/enderecos', signedIn: maria },
  { name: 'new address', path: '/minha-conta/enderecos/novo', signedIn: maria },
  { name: 'privacy', path: '/minha-conta/privacidade', signedIn: maria },
  { name: 'unknown address', path: '/nao-existe', problems: /\b404\b/ },
  { name: 'server error', path: '/View5xx', problems: /\b50\d\b/ },
  { name: 'no favourites', path: '/minha-conta/lista-desejo', signedIn: joao },
];

const mainPages: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'category with a banner', path: '/oleos-essenciais' },
  { name: 'listing', path: '/oleos-essenciais?ipp=12&pg=2' },
  { name: 'search', path: '/busca?busca=lavanda' },
  { name: 'search corrected', path: '/busca?busca=lavnda' },
  { name: 'search without result', path: '/busca?busca=zzzzqqq' },
  { name: 'product', path: '/oleo-essencial-de-lavanda-francesa' },
  { name: 'product of black friday', path: '/oleo-essencial-de-hortela-pimenta' },
  { name: 'product with a pair', path: '/manteiga-corporal-rosa-e-geranio' },
  { name: 'sold out product', path: '/oleo-essencial-de-neroli' },
  { name: 'product on request', path: '/difusor-profissional-bruma-pro' },
  { name: 'product of the other shop', path: '/difusor-eletrico-lamparina' },
  { name: 'kit of the other shop', path: '/lista/monte-sua-gaveta' },
  { name: 'filtered reviews', path: '/oleo-essencial-de-lavanda-francesa?estrelas=5#avaliacoes' },
  { name: 'closed kit', path: '/lista/kit-sono' },
  { name: 'open kit', path: '/lista/monte-seu-trio-de-oleos' },
  offlineKit('/lista/monte-seu-trio-de-oleos'),
  { name: 'curated list', path: '/lista/banheiro-sem-plastico' },
  { name: 'brand', path: '/marcas/serra-clara' },
  { name: 'landing page', path: '/c/para-diluir' },
  { name: 'gifts', path: '/c/presentes' },
  { name: 'comparison', path: '/comparar?ids=179,180,185,186' },
  { name: 'choice to compare', path: '/comparar' },
  { name: 'thanks for a review', path: '/?enviado=avaliacao-da-loja' },
];

const caszulo = { shop: 'caszulo', home: '/loja-caszulo' } as const;

const caszuloPages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/difusores/de-varetas' },
  { name: 'search', path: '/busca?busca=figo' },
  { name: 'search without result', path: '/busca?busca=zzzzqqq' },
  { name: 'product', path: '/difusor-eletrico-de-ceramica' },
  { name: 'closed kit', path: '/lista/kit-boas-vindas' },
  { name: 'open kit', path: '/lista/monte-sua-gaveta' },
  offlineKit('/lista/monte-sua-gaveta'),
  { name: 'curated list', path: '/lista/noites-de-inverno' },
  { name: 'gifts', path: '/c/presentes' },
  { name: 'brand', path: '/marcas/caszulo' },
  { name: 'comparison', path: '/comparar?ids=177,178,184' },
].map((page) => inShop(page, caszulo));

export const bothShops: readonly ShopScreens[] = [
  { shop: 'main', name: 'Manacá Aromas', home: '/', ownPages: mainPages, pages: [...mainPages, ...commonPages] },
  {
    ...caszulo,
    name: 'Caszulo',
    ownPages: caszuloPages,
    pages: [...caszuloPages, ...commonPages.map((page) => inShop(page, caszulo))],
  },
];
