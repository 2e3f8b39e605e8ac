// Banners, showcases and popups.
import type { SeedBanner, SeedPopup, SeedShowcase } from '../seed/content-types.ts';
import { findChristmas } from '../seed/season.ts';

/** Banner places of the shops; `popup-intencao-saida` is the specification's. */
export const bannerPlaces: Readonly<Record<string, string>> = {
  'home-hero': 'Destaque da página inicial',
  'home-temporada': 'Temporada na página inicial',
  'home-faixa': 'Faixa da Caszulo na página inicial',
  'home-historia': 'História na página inicial',
  'caszulo-home-hero': 'Destaque da página inicial da Caszulo',
  'caszulo-home-temporada': 'Temporada na página inicial da Caszulo',
  'caszulo-home-historia': 'História na página inicial da Caszulo',
  'caszulo-home-faixa': 'Faixa da Manacá na página inicial da Caszulo',
  'categoria-topo': 'Topo de categoria',
  'popup-intencao-saida': 'Intenção de saída',
  'marca-topo': 'Topo de marca',
};

export const banners: readonly SeedBanner[] = [
  {
    place: 'home-hero', shop: 'main', name: 'Campo de lavanda', eyebrow: 'Óleos essenciais 100% puros',
    title: 'Um campo de lavanda em dez mililitros',
    text: 'Nome botânico e origem em cada rótulo. Na página de cada óleo, o lote e o laudo.',
    button: 'Ver óleos essenciais', to: 'oleos-essenciais',
    alternative: 'Óleo essencial, roll-on e spray de lavanda entre hastes da flor',
    desktop: 'banners/hero-main', mobile: 'banners/hero-main-mobile',
  },
  {
    place: 'home-temporada', shop: 'main', name: 'Presentes de Natal', eyebrow: '', title: 'Presentes de Natal', text: '',
    button: 'Ver presentes', to: '/c/presentes', alternative: '', desktop: null, mobile: null, toSeason: findChristmas,
  },
  {
    place: 'caszulo-home-temporada', shop: 'caszulo', name: 'Presentes de Natal da Caszulo', eyebrow: '', title: 'Presentes de Natal', text: '',
    button: 'Ver presentes', to: '/c/presentes', alternative: '', desktop: null, mobile: null, toSeason: findChristmas,
  },
  {
    place: 'home-faixa', shop: 'main', name: 'Convite da Caszulo', eyebrow: 'caszulo', title: 'A casa com o seu cheiro',
    text: 'Difusores, velas e sachês que recebem você na porta.', button: 'Entrar na Caszulo', to: '/loja-caszulo',
    alternative: 'Vela acesa, difusor de varetas e sachê entre folhas, à noite', desktop: 'banners/caszulo-band', mobile: 'banners/caszulo-band-mobile',
  },
  {
    place: 'home-historia', shop: 'main', name: 'Da serra ao frasco', eyebrow: 'Da serra ao frasco',
    title: 'Colhida cedo, destilada no mesmo dia',
    text: 'A lavanda da Serra Clara é cortada antes das oito, quando o óleo ainda está na flor. Às dez já está no alambique de cobre, e o que sai dele descansa quarenta dias no escuro antes de virar frasco. É um jeito lento de fazer perfume, e o único que conhecemos: planta com nome, gente com nome, lugar com nome.',
    button: 'Conhecer a Serra Clara', to: '/marcas/serra-clara', alternative: 'Hastes de lavanda ao lado de um frasco de óleo essencial da Serra Clara',
    desktop: 'banners/story-main', mobile: 'banners/story-main',
  },
  {
    place: 'caszulo-home-hero', shop: 'caszulo', name: 'A casa com o seu cheiro', eyebrow: 'perfume para morar',
    title: 'A casa com o seu cheiro', text: 'Difusores, velas e sachês que recebem você na porta e ficam até tarde.',
    button: 'Ver difusores', to: 'difusores/de-varetas', alternative: 'Difusor de varetas, vela acesa e difusor elétrico entre folhas, à noite',
    desktop: 'banners/hero-caszulo', mobile: 'banners/hero-caszulo-mobile',
  },
  {
    place: 'caszulo-home-historia', shop: 'caszulo', name: 'Vidro que fica', eyebrow: 'vidro que fica',
    title: 'O frasco fica, o perfume se renova',
    text: 'Desenhamos o frasco para durar mais que a moda. Quando o líquido acaba, o refil custa menos e ocupa pouco na gaveta: é só lavar, trocar as varetas e começar de novo. As fragrâncias nascem em Curitiba, testadas em casas de verdade, com janela aberta, cachorro e café passando. Por isso elas não gritam: chegam devagar, e fazem falta quando vão embora.',
    button: 'Ver os refis', to: 'difusores/de-varetas/refis', alternative: 'Vela de sândalo acesa ao lado de um difusor de varetas, à noite',
    desktop: 'banners/story-caszulo', mobile: 'banners/story-caszulo',
  },
  {
    place: 'caszulo-home-faixa', shop: 'caszulo', name: 'Convite da Manacá', eyebrow: 'Manacá Aromas', title: 'O aroma direto da planta',
    text: 'Óleos essenciais, roll-ons e cosméticos veganos, com nome botânico e origem no rótulo.', button: 'Entrar na Manacá', to: '/',
    alternative: 'Óleo essencial, roll-on e spray de lavanda entre hastes da flor',
    desktop: 'banners/hero-main', mobile: 'banners/hero-main-mobile',
  },
  {
    place: 'categoria-topo', shop: null, category: 'oleos-essenciais', name: 'Óleos com lote e origem', eyebrow: '', title: 'Cada frasco conta de onde veio',
    text: 'A planta, a parte usada, o lugar e a safra.', button: '', to: '/pagina/uso-seguro', alternative: 'Fileira de frascos de óleo essencial',
    desktop: 'banners/category-oleos-essenciais', mobile: null,
  },
  {
    place: 'categoria-topo', shop: null, category: 'perfumar-a-casa', name: 'A casa perfumada', eyebrow: '', title: 'Um aroma para cada cômodo',
    text: '', button: '', to: '/c/presentes-para-a-casa', alternative: 'Vela, home spray e sachê',
    desktop: 'banners/category-perfumar-a-casa', mobile: null,
  },
  {
    place: 'popup-intencao-saida', shop: null, name: 'Antes de ir', eyebrow: '', title: 'Antes de ir', text: 'Leve 10% de desconto na primeira compra, a partir de R$ 60, com o cupom BEMVINDA.',
    button: 'Levar o cupom BEMVINDA', to: '/ofertas?cupom=BEMVINDA', alternative: 'Vela e home spray de laranja e canela', desktop: 'banners/popup-exit', mobile: 'banners/popup-exit',
  },
];

export const showcases: readonly SeedShowcase[] = [
  { hash: 'mais-pedidos', level: 'home', title: 'Os mais pedidos da semana', rule: 'manual', size: 8, products: [
    'oleo-essencial-de-lavanda-francesa', 'oleo-essencial-de-laranja-doce', 'home-spray-capim-limao', 'roll-on-de-lavanda-para-dormir',
    'vela-vegetal-de-baunilha', 'oleo-essencial-de-eucalipto-globulus', 'manteiga-corporal-rosa-e-geranio', 'difusor-de-varetas-figo-e-cassis',
  ] },
  { hash: 'novidades', level: 'home', title: 'Novidades', rule: 'new', size: 12 },
  { hash: 'ofertas-da-semana', level: 'home', title: 'Ofertas da semana', rule: 'offers', size: 8 },
  { hash: 'caszulo-mais-pedidos', level: 'home', title: 'Os mais pedidos da semana', rule: 'manual', size: 8, products: [
    'difusor-de-varetas-figo-e-cassis', 'vela-vegetal-de-baunilha', 'agua-de-lencois-figo-e-cassis', 'difusor-eletrico-de-ceramica',
    'sache-perfumado-de-lavanda', 'vela-vegetal-de-sandalo', 'home-spray-capim-limao', 'difusor-de-varetas-cedro-da-noite',
  ] },
  { hash: 'home-hero-produtos', level: 'home', title: 'Nesta imagem', rule: 'manual', size: 3, products: [
    'oleo-essencial-de-lavanda-francesa', 'roll-on-de-lavanda-para-dormir', 'home-spray-lavanda-da-serra',
  ] },
  { hash: 'home-historia-produto', level: 'home', title: 'Nesta história', rule: 'manual', size: 1, products: ['oleo-essencial-de-lavanda-da-serra'] },
  { hash: 'caszulo-home-hero-produtos', level: 'home', title: 'Nesta imagem', rule: 'manual', size: 3, products: [
    'difusor-de-varetas-figo-e-cassis', 'vela-vegetal-de-baunilha', 'difusor-eletrico-de-ceramica',
  ] },
  { hash: 'caszulo-novidades', level: 'home', title: 'Chegaram agora', rule: 'new', size: 12 },
];

export const popups: readonly SeedPopup[] = [
  {
    level: 'home', shop: 'main', title: 'Primeira vez por aqui?',
    html: '<p>Ganhe <strong>10% na primeira compra</strong> com o cupom BEMVINDA. Vale para toda a loja, a partir de R$ 60,00, e já vai escrito na sacola.</p>',
    picture: 'banners/popup', to: '/oleos-essenciais?cupom=BEMVINDA', button: 'Levar o cupom BEMVINDA', delayMs: 30_000,
  },
  {
    level: 'home', shop: 'caszulo', title: 'A casa também descansa',
    html: '<p>Comece com <strong>10% na primeira compra</strong>: o cupom BEMVINDA vale para a Caszulo inteira, a partir de R$ 60,00, e já vai escrito na sacola.</p>',
    picture: 'banners/popup-caszulo', to: '/difusores/de-varetas?loja=caszulo&cupom=BEMVINDA', button: 'Levar o cupom BEMVINDA', delayMs: 30_000,
  },
];

/** Redirects of old and short addresses. */
export const redirects: readonly { from: string; to: string; status: 301 | 302 }[] = [
  { from: '/oleo-essencial-lavanda', to: '/oleo-essencial-de-lavanda-francesa', status: 301 },
  { from: '/aromaterapia', to: '/oleos-essenciais', status: 301 },
  { from: '/presentes', to: '/c/presentes', status: 301 },
];
