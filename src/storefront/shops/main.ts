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
    story: 'home-historia',
    bestSellers: 'mais-pedidos',
    novelties: 'novidades',
    band: 'home-faixa',
  },
  home: {
    title: 'Manacá Aromas: óleos essenciais, difusores e cosméticos veganos',
    description:
      'Óleos essenciais 100% puros, óleos vegetais, difusores e cosméticos veganos, com nome botânico e origem em cada rótulo.',
    tilesHeading: 'O que você quer sentir?',
    bestSellersText: 'Escolhas de quem já conhece o cheiro de perto.',
    bestSellersPath: '/oleos-essenciais',
    tiles: [
      { label: 'Dormir', text: 'lavanda, camomila', path: '/busca?busca=lavanda', essence: 'lavanda' },
      { label: 'Focar', text: 'alecrim, hortelã', path: '/busca?busca=alecrim', essence: 'alecrim' },
      { label: 'Respirar', text: 'eucalipto, melaleuca', path: '/busca?busca=eucalipto', essence: 'eucalipto' },
      { label: 'Animar', text: 'laranja, tangerina', path: '/busca?busca=laranja', essence: 'laranja' },
      { label: 'Cuidar de si', text: 'rosa, gerânio', path: '/busca?busca=rosa', essence: 'rosa' },
      { label: 'Refrescar a casa', text: 'capim-limão, citronela', path: '/busca?busca=capim-limão', essence: 'capim' },
    ],
    hero: {
      eyebrow: 'Óleos essenciais 100% puros',
      title: 'Um campo de lavanda em dez mililitros',
      text: 'Nome botânico e origem em cada rótulo.',
      button: 'Ver óleos essenciais',
      path: '/oleos-essenciais',
    },
    heroSecond: { button: 'Descobrir meu aroma', path: '/#aromas' },
    newsletter: {
      title: 'Saiba primeiro das colheitas novas',
      text: 'Uma carta por mês, com lançamentos, receitas de sinergia e 10% na primeira compra.',
    },
  },
};
