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
    story: 'caszulo-home-historia',
    bestSellers: 'caszulo-mais-pedidos',
    novelties: 'caszulo-novidades',
  },
  home: {
    title: 'Caszulo: difusores, velas e sachês para a casa',
    description: 'Difusores, velas, sprays e sachês perfumados para cada ambiente da casa.',
    tilesHeading: 'Para qual ambiente?',
    bestSellersText: 'Os cheiros que mais entram pela porta.',
    bestSellersPath: '/difusores/de-varetas',
    tiles: [
      { label: 'Sala', text: 'figo, sândalo', path: '/busca?busca=figo', essence: 'noite' },
      { label: 'Quarto', text: 'lavanda, baunilha', path: '/busca?busca=lavanda', essence: 'lavanda' },
      { label: 'Lavabo', text: 'rosa, gerânio', path: '/busca?busca=rosa', essence: 'rosa' },
      { label: 'Cozinha', text: 'baunilha, canela', path: '/busca?busca=baunilha', essence: 'baunilha' },
      { label: 'Gavetas', text: 'sachês', path: '/busca?busca=sachê', essence: 'alecrim' },
      { label: 'Presentes', text: 'kits prontos', path: '/busca?busca=kit', essence: 'petroleo' },
    ],
    hero: {
      eyebrow: 'perfume para morar',
      title: 'A casa com o seu cheiro',
      text: 'Difusores, velas e sachês que recebem você na porta e ficam até tarde.',
      button: 'Ver difusores',
      path: '/difusores/de-varetas',
    },
    heroSecond: { button: 'Escolher por ambiente', path: '/loja-caszulo#aromas' },
    newsletter: {
      title: 'Saiba primeiro dos cheiros novos',
      text: 'Uma carta por mês, com lançamentos, combinações para cada ambiente e 10% na primeira compra.',
    },
  },
};
