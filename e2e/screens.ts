// The screens that every shopper may meet, with an address of each in both shops.

export interface Screen {
  name: string;
  path: string;
}

export interface ShopScreens {
  shop: 'main' | 'caszulo';
  name: string;
  home: string;
  /** Everything but the page of an unknown address. */
  screens: readonly Screen[];
  unknown: string;
}

export const mainScreens: ShopScreens = {
  shop: 'main',
  name: 'Manacá Aromas',
  home: '/',
  screens: [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/oleos-essenciais?ipp=12&pg=2' },
    { name: 'search', path: '/busca?busca=lavanda' },
    { name: 'search without result', path: '/busca?busca=zzzzqqq' },
    { name: 'product', path: '/oleo-essencial-de-lavanda-francesa' },
    { name: 'sold out product', path: '/oleo-essencial-de-neroli' },
    { name: 'closed kit', path: '/lista/kit-sono' },
    { name: 'open kit', path: '/lista/monte-seu-trio-de-oleos' },
    { name: 'curated list', path: '/lista/banheiro-sem-plastico' },
    { name: 'lists', path: '/lista' },
    { name: 'brands', path: '/marcas' },
    { name: 'brand', path: '/marcas/serra-clara' },
    { name: 'institutional page', path: '/pagina/entrega' },
    { name: 'cart', path: '/checkout/carrinho' },
  ],
  unknown: '/nao-existe',
};

export const caszuloScreens: ShopScreens = {
  shop: 'caszulo',
  name: 'Caszulo',
  home: '/loja-caszulo',
  screens: [
    { name: 'home', path: '/loja-caszulo' },
    { name: 'listing', path: '/difusores/de-varetas?loja=caszulo' },
    { name: 'search', path: '/busca?busca=figo&loja=caszulo' },
    { name: 'search without result', path: '/busca?busca=zzzzqqq&loja=caszulo' },
    { name: 'product', path: '/difusor-eletrico-de-ceramica?loja=caszulo' },
    { name: 'closed kit', path: '/lista/kit-boas-vindas?loja=caszulo' },
    { name: 'open kit', path: '/lista/monte-sua-gaveta?loja=caszulo' },
    { name: 'curated list', path: '/lista/noites-de-inverno?loja=caszulo' },
    { name: 'lists', path: '/lista?loja=caszulo' },
    { name: 'brands', path: '/marcas?loja=caszulo' },
    { name: 'brand', path: '/marcas/caszulo?loja=caszulo' },
    { name: 'institutional page', path: '/pagina/entrega?loja=caszulo' },
    { name: 'cart', path: '/checkout/carrinho?loja=caszulo' },
  ],
  unknown: '/nao-existe?loja=caszulo',
};

export const bothShops: readonly ShopScreens[] = [mainScreens, caszuloScreens];
