import type { Shop } from './shop.ts';

export const caszuloShop: Shop = {
  id: 'caszulo',
  name: 'Caszulo',
  inText: 'na Caszulo',
  tagline: 'Difusores, velas e sachês para a casa ter o seu cheiro.',
  loja: 'caszulo',
  homePath: '/loja-caszulo',
  logo: 'script',
  displayFont: 'instrument-serif',
  hashes: {
    mainMenu: 'caszulo-menu-principal',
    announcements: 'caszulo-pitchbar-topo',
    footerMenu: 'caszulo-links-rodape',
    hero: 'caszulo-home-hero',
    heroProducts: 'caszulo-home-hero-produtos',
    story: 'caszulo-home-historia',
    bestSellers: 'caszulo-mais-pedidos',
    novelties: 'caszulo-novidades',
    band: 'caszulo-home-faixa',
  },
  invitesTo: 'main',
  home: {
    tilesHeading: 'Para qual ambiente?',
    bestSellersText: 'Os cheiros que mais entram pela porta.',
    bestSellersPath: '/c/mais-pedidos',
    tiles: [
      { label: 'Sala', text: 'figo e sândalo, para receber', path: '/c/para-a-sala', essence: 'noite' },
      { label: 'Quarto', text: 'lavanda e algodão, luz baixa', path: '/c/para-o-quarto', essence: 'lavanda' },
      { label: 'Lavabo', text: 'rosa e figo, na bancada', path: '/c/para-o-lavabo', essence: 'rosa' },
      {
        label: 'Cozinha',
        text: 'laranja e canela, sem peso',
        path: '/c/para-a-cozinha',
        essence: 'baunilha',
      },
      { label: 'Gavetas', text: 'sachês para roupa e lençol', path: '/c/para-as-gavetas', essence: 'alecrim' },
      { label: 'Presentes', text: 'kits prontos e caixas para montar', path: '/lista', essence: 'petroleo' },
    ],
    hero: {
      eyebrow: 'perfume para morar',
      title: 'A casa com o seu cheiro',
      text: 'Difusores, velas e sachês que recebem você na porta e ficam até tarde.',
      button: 'Ver difusores',
      path: '/difusores/de-varetas',
    },
    heroSecond: { button: 'Escolher por ambiente', path: '/pagina/escolher-por-ambiente' },
    newsletter: {
      title: 'Saiba primeiro dos cheiros novos',
      text: 'Uma carta por mês, com lançamentos, combinações para cada ambiente e 10% na primeira compra.',
    },
  },
};
