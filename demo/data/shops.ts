// The words and looks of the two shops: settings of each.

/** What both shops promise and say alike. */
const common = {
  'loja.promessas': {
    troca: {
      titulo: '30 dias para trocar',
      texto: 'a primeira troca é grátis',
      resumo: 'Troca em 30 dias, desistência em 7',
    },
    produtos: { titulo: 'Sem testes em animais', texto: 'nem nossos, nem dos fornecedores' },
  },
  'loja.textos': {
    marcas: 'Quem planta, destila, derrete e costura o que você encontra por aqui.',
    listas: 'Kits prontos, kits para montar do seu jeito e listas escolhidas por quem entende de aromas.',
    semResultado: [
      'Tente uma palavra só, como lavanda ou difusor.',
      'Busque pelo aroma, pela planta ou pelo tipo de produto.',
    ],
  },
};

/** By the id of the shop. */
export const shopSettings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  main: {
      'loja.identidade': {
        noTexto: 'na Manacá',
        slogan: 'Óleos essenciais, difusores e cosméticos veganos, com nome botânico e origem no rótulo.',
        tema: 'classico',
        paleta: 'mata',
        logo: { desenho: 'flor', texto: 'MANACÁ' },
        convida: 'caszulo',
      },
      'loja.inicio': {
        colecoes: {
          titulo: 'O que você quer sentir?',
          itens: [
            { label: 'Dormir', texto: 'lavanda à noite, para desligar', path: '/c/noite-tranquila', essencia: 'lavanda' },
            { label: 'Focar', texto: 'alecrim e hortelã, para render', path: '/c/para-focar', essencia: 'alecrim' },
            {
              label: 'Respirar',
              texto: 'eucalipto e melaleuca, ar leve',
              path: '/c/para-respirar',
              essencia: 'eucalipto',
            },
            { label: 'Animar', texto: 'laranja-doce, logo cedo', path: '/c/para-animar', essencia: 'laranja' },
            { label: 'Cuidar de si', texto: 'rosa e gerânio, do banho à pele', path: '/c/cuidar-de-si', essencia: 'rosa' },
            {
              label: 'Refrescar a casa',
              texto: 'capim-limão e cítricos no ar',
              path: '/c/refrescar-a-casa',
              essencia: 'capim',
            },
          ],
        },
        maisPedidos: { texto: 'Escolhas de quem já conhece o cheiro de perto.', path: '/c/mais-pedidos' },
        destaque: {
          sobretitulo: 'Óleos essenciais 100% puros',
          titulo: 'Um campo de lavanda em dez mililitros',
          texto: 'Nome botânico e origem em cada rótulo.',
          botao: 'Ver óleos essenciais',
          path: '/oleos-essenciais',
        },
        segundoBotao: { botao: 'Descobrir meu aroma', path: '/pagina/descobrir-meu-aroma' },
      },
      'loja.newsletter': {
        titulo: 'As colheitas novas em primeira mão',
        texto: 'Uma carta por mês, com lançamentos, receitas de sinergia e 10% na primeira compra a partir de R$ 60.',
      },
      ...common,
  },
  caszulo: {
      'loja.identidade': {
        noTexto: 'na Caszulo',
        slogan: 'Difusores, velas e sachês para a casa ter o seu cheiro.',
        tema: 'editorial',
        paleta: 'noite',
        logo: { desenho: 'manuscrito', texto: '' },
        convida: 'main',
      },
      'loja.inicio': {
        colecoes: {
          titulo: 'Para qual ambiente?',
          itens: [
            { label: 'Sala', texto: 'figo e sândalo, para receber', path: '/c/para-a-sala', essencia: 'noite' },
            { label: 'Quarto', texto: 'lavanda e algodão, luz baixa', path: '/c/para-o-quarto', essencia: 'lavanda' },
            { label: 'Lavabo', texto: 'rosa e figo, na bancada', path: '/c/para-o-lavabo', essencia: 'rosa' },
            { label: 'Cozinha', texto: 'laranja e canela, sem peso', path: '/c/para-a-cozinha', essencia: 'laranja' },
            { label: 'Gavetas', texto: 'sachês para roupa e lençol', path: '/c/para-as-gavetas', essencia: 'petroleo' },
            { label: 'Presentes', texto: 'por preço, pessoa e momento', path: '/c/presentes', essencia: 'baunilha' },
          ],
        },
        maisPedidos: { texto: 'Os cheiros que mais entram pela porta.', path: '/c/mais-pedidos' },
        destaque: {
          sobretitulo: 'perfume para morar',
          titulo: 'A casa com o seu cheiro',
          texto: 'Difusores, velas e sachês que recebem você na porta e ficam até tarde.',
          botao: 'Ver difusores',
          path: '/difusores/de-varetas',
        },
        segundoBotao: { botao: 'Escolher por ambiente', path: '/pagina/escolher-por-ambiente' },
      },
      'loja.newsletter': {
        titulo: 'Os cheiros novos em primeira mão',
        texto: 'Uma carta por mês, com lançamentos, combinações para cada ambiente e 10% na primeira compra a partir de R$ 60.',
      },
      ...common,
  },
};
