import type { Shop } from './shop.ts';

export const mainShop: Shop = {
  id: 'main',
  name: 'Manacá Aromas',
  inText: 'na Manacá',
  tagline: 'Óleos essenciais, difusores e cosméticos veganos, com nome botânico e origem.',
  loja: undefined,
  homePath: '/',
  logo: 'flower',
  displayFont: 'marcellus',
  hashes: {
    mainMenu: 'menu-principal',
    announcements: 'pitchbar-topo',
    footerMenu: 'links-rodape',
    hero: 'home-hero',
    heroProducts: 'home-hero-produtos',
    story: 'home-historia',
    bestSellers: 'mais-pedidos',
    novelties: 'novidades',
    band: 'home-faixa',
  },
  invitesTo: 'caszulo',
  home: {
    tilesHeading: 'O que você quer sentir?',
    bestSellersText: 'Escolhas de quem já conhece o cheiro de perto.',
    bestSellersPath: '/c/mais-pedidos',
    tiles: [
      { label: 'Dormir', text: 'lavanda e camomila, para desligar', path: '/c/noite-tranquila', essence: 'lavanda' },
      { label: 'Focar', text: 'alecrim e hortelã, para a mesa', path: '/c/para-focar', essence: 'alecrim' },
      { label: 'Respirar', text: 'eucalipto e melaleuca, ar leve', path: '/c/para-respirar', essence: 'eucalipto' },
      { label: 'Animar', text: 'laranja e tangerina, logo cedo', path: '/c/para-animar', essence: 'laranja' },
      { label: 'Cuidar de si', text: 'rosa e gerânio, do banho à pele', path: '/c/cuidar-de-si', essence: 'rosa' },
      {
        label: 'Refrescar a casa',
        text: 'capim-limão e cítricos no ar',
        path: '/c/refrescar-a-casa',
        essence: 'capim',
      },
    ],
    hero: {
      eyebrow: 'Óleos essenciais 100% puros',
      title: 'Um campo de lavanda em dez mililitros',
      text: 'Nome botânico e origem em cada rótulo.',
      button: 'Ver óleos essenciais',
      path: '/oleos-essenciais',
    },
    heroSecond: { button: 'Descobrir meu aroma', path: '/pagina/descobrir-meu-aroma' },
    newsletter: {
      title: 'Saiba primeiro das colheitas novas',
      text: 'Uma carta por mês, com lançamentos, receitas de sinergia e 10% na primeira compra.',
    },
  },
};
