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
  { name: 'lists', isAlike: true, path: '/lista' },
  { name: 'brands', path: '/marcas' },
  { name: 'pages', isAlike: true, path: '/pagina' },
  { name: 'institutional page', path: '/pagina/entrega' },
  { name: 'contact', isAlike: true, path: '/pagina/contato' },
  { name: 'store review', isAlike: true, path: '/pagina/avaliacao-da-loja?key=demonstracao-avaliacao-1' },
  { name: 'cart', path: '/checkout/carrinho' },
  { name: 'empty checkout', isAlike: true, path: '/checkout' },
  { name: 'sign-in', path: '/checkout/acesso/' },
  { name: 'sign-in expired', isAlike: true, path: '/checkout/acesso/?expirou=1&recuperar=1' },
  { name: 'sign-up', path: '/checkout/cadastro' },
  { name: 'account', path: '/minha-conta/', signedIn: maria },
  { name: 'account data', path: '/minha-conta/dados', signedIn: maria },
  { name: 'addresses', path: '/minha-conta/enderecos', signedIn: maria },
  { name: 'new address', isAlike: true, path: '/minha-conta/enderecos/novo', signedIn: maria },
  { name: 'privacy', path: '/minha-conta/privacidade', signedIn: maria },
  { name: 'unknown address', path: '/nao-existe', problems: /\b404\b/ },
  { name: 'server error', path: '/View5xx', problems: /\b50\d\b/ },
  { name: 'no favourites', isAlike: true, path: '/minha-conta/lista-desejo', signedIn: joao },
];

const mainPages: readonly Screen[] = [
  { name: 'home', differs: true, path: '/' },
  { name: 'category with a banner', differs: true, path: '/oleos-essenciais' },
  { name: 'listing', path: '/oleos-essenciais?ipp=12&pg=2' },
  { name: 'search', path: '/busca?busca=lavanda' },
  { name: 'search corrected', isAlike: true, path: '/busca?busca=lavnda' },
  { name: 'search without result', path: '/busca?busca=zzzzqqq' },
  { name: 'product', differs: true, path: '/oleo-essencial-de-lavanda-francesa' },
  { name: 'product of black friday', path: '/oleo-essencial-de-hortela-pimenta' },
  { name: 'product with a pair', isAlike: true, path: '/manteiga-corporal-rosa-e-geranio' },
  { name: 'sold out product', path: '/oleo-essencial-de-neroli' },
  { name: 'product on request', path: '/difusor-profissional-bruma-pro' },
  { name: 'product of the other shop', path: '/difusor-eletrico-lamparina' },
  { name: 'kit of the other shop', isAlike: true, path: '/lista/monte-sua-gaveta' },
  { name: 'filtered reviews', isAlike: true, path: '/oleo-essencial-de-lavanda-francesa?estrelas=5#avaliacoes' },
  { name: 'closed kit', path: '/lista/kit-sono' },
  { name: 'open kit', path: '/lista/monte-seu-trio-de-oleos' },
  offlineKit('/lista/monte-seu-trio-de-oleos'),
  { name: 'curated list', isAlike: true, path: '/lista/banheiro-sem-plastico' },
  { name: 'brand', isAlike: true, path: '/marcas/serra-clara' },
  { name: 'report of a lot', isAlike: true, path: '/laudo/oleo-essencial-de-lavanda-francesa' },
  { name: 'landing page', isAlike: true, path: '/c/para-diluir' },
  { name: 'gifts', path: '/c/presentes' },
  { name: 'comparison', differs: true, path: '/comparar?ids=179,180,185,186' },
  { name: 'choice to compare', isAlike: true, path: '/comparar' },
  { name: 'thanks for a review', isAlike: true, path: '/?enviado=avaliacao-da-loja' },
];

const caszulo = { shop: 'caszulo', home: '/loja-caszulo' } as const;

const caszuloPages = [
  { name: 'home', differs: true, path: '/' },
  { name: 'listing', differs: true, path: '/difusores/de-varetas' },
  { name: 'search', isAlike: true, path: '/busca?busca=figo' },
  { name: 'search without result', isAlike: true, path: '/busca?busca=zzzzqqq' },
  { name: 'product', differs: true, path: '/difusor-eletrico-de-ceramica' },
  { name: 'closed kit', isAlike: true, path: '/lista/kit-boas-vindas' },
  { name: 'open kit', isAlike: true, path: '/lista/monte-sua-gaveta' },
  offlineKit('/lista/monte-sua-gaveta'),
  { name: 'curated list', isAlike: true, path: '/lista/noites-de-inverno' },
  { name: 'gifts', isAlike: true, path: '/c/presentes' },
  { name: 'brand', isAlike: true, path: '/marcas/caszulo' },
  { name: 'comparison', isAlike: true, path: '/comparar?ids=177,178,184' },
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
