// The shops of an empty installation, and the menus, places and showcases that the pages of each ask for (specification 1 and 2).

import { toShopHash } from '#contract/site-paths.ts';
import { mainShopId } from '../../http/shop-query.ts';

/** The second shop is there from the start (specification 1). */
export const templateShops = [
  { id: mainShopId, name: 'Sua loja', position: 1 },
  { id: 'caszulo', name: 'Segunda loja', position: 2 },
] as const;

const toHash = (shopId: string, name: string) =>
  toShopHash({ id: shopId, loja: shopId === mainShopId ? '' : shopId }, name);

interface TemplateEntry {
  label: string;
  link: string;
  entries?: readonly TemplateEntry[];
}

const help: readonly TemplateEntry[] = [
  { label: 'Fale conosco', link: '/pagina/contato' },
  { label: 'Entrega', link: '/pagina/entrega' },
  { label: 'Trocas e devoluções', link: '/pagina/trocas-e-devolucoes' },
  { label: 'Formas de pagamento', link: '/pagina/pagamento' },
];

export interface TemplateMenu {
  hash: string;
  name: string;
  entries: readonly TemplateEntry[];
}

export const templateMenus: readonly TemplateMenu[] = templateShops.flatMap(({ id }) => [
  {
    hash: toHash(id, 'menu-principal'),
    name: 'Menu principal',
    entries: [
      { label: 'Quem somos', link: '/pagina/sobre' },
      { label: 'Fale conosco', link: '/pagina/contato' },
    ],
  },
  { hash: toHash(id, 'pitchbar-topo'), name: 'Barra de avisos', entries: [{ label: 'Abrimos em breve', link: '' }] },
  {
    hash: toHash(id, 'links-rodape'),
    name: 'Links do rodapé',
    entries: [
      { label: 'Ajuda', link: '', entries: help },
      {
        label: 'A loja',
        link: '',
        entries: [
          { label: 'Quem somos', link: '/pagina/sobre' },
          { label: 'Termos de uso', link: '/pagina/termos' },
          { label: 'Privacidade', link: '/pagina/privacidade' },
        ],
      },
    ],
  },
]);

export const templateBannerPlaces = [
  ...templateShops.flatMap(({ id }) => [
    { hash: toHash(id, 'home-hero'), name: 'Destaque da página inicial' },
    { hash: toHash(id, 'home-temporada'), name: 'Temporada na página inicial' },
    { hash: toHash(id, 'home-faixa'), name: 'Convite para outra loja' },
    { hash: toHash(id, 'home-historia'), name: 'História na página inicial' },
  ]),
  { hash: 'categoria-topo', name: 'Topo de categoria' },
  { hash: 'marca-topo', name: 'Topo de marca' },
  { hash: 'popup-intencao-saida', name: 'Intenção de saída' },
];

export const templateShowcases = templateShops.flatMap(({ id }) =>
  [
    { hash: 'mais-pedidos', title: 'Os mais pedidos da semana', rule: 'popular', size: 8 },
    { hash: 'novidades', title: 'Novidades', rule: 'new', size: 12 },
    { hash: 'home-hero-produtos', title: 'Nesta imagem', rule: 'manual', size: 3 },
  ].map(({ hash, ...showcase }) => ({ hash: toHash(id, hash), ...showcase })),
);
