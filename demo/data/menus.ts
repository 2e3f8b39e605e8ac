// The six menus.
import type { SeedMenu } from '../seed/content-types.ts';

export const menus: readonly SeedMenu[] = [
  {
    hash: 'menu-principal',
    name: 'Menu principal',
    items: [
      {
        label: 'Óleos essenciais',
        to: 'oleos-essenciais',
        sub: [
          { label: 'Cítricos', to: 'oleos-essenciais/citricos', sub: [
            { label: 'Laranjas e tangerinas', to: 'oleos-essenciais/citricos/laranjas-e-tangerinas' },
            { label: 'Limões e bergamotas', to: 'oleos-essenciais/citricos/limoes-e-bergamotas' },
          ] },
          { label: 'Florais', to: 'oleos-essenciais/florais', sub: [
            { label: 'Lavandas', to: 'oleos-essenciais/florais/lavandas', highlighted: true },
            { label: 'Rosas e gerânios', to: 'oleos-essenciais/florais/rosas-e-geranios' },
            { label: 'Flores brancas', to: 'oleos-essenciais/florais/flores-brancas' },
          ] },
          { label: 'Herbais', to: 'oleos-essenciais/herbais', sub: [
            { label: 'Mentas', to: 'oleos-essenciais/herbais/mentas' },
            { label: 'Eucaliptos e melaleucas', to: 'oleos-essenciais/herbais/eucaliptos-e-melaleucas' },
            { label: 'Capins e citronelas', to: 'oleos-essenciais/herbais/capins-e-citronelas' },
            { label: 'Ervas aromáticas', to: 'oleos-essenciais/herbais/ervas-aromaticas' },
          ] },
          { label: 'Madeiras e resinas', to: 'oleos-essenciais/madeiras-e-resinas', sub: [
            { label: 'Madeiras', to: 'oleos-essenciais/madeiras-e-resinas/madeiras' },
            { label: 'Resinas', to: 'oleos-essenciais/madeiras-e-resinas/resinas' },
          ] },
          { label: 'Especiarias', to: 'oleos-essenciais/especiarias' },
          { label: 'Sinergias', to: 'oleos-essenciais/sinergias', highlighted: true },
        ],
      },
      {
        label: 'Óleos vegetais',
        to: 'oleos-vegetais',
        sub: [
          { label: 'Prensados a frio', to: 'oleos-vegetais/prensados-a-frio', sub: [
            { label: 'Para o rosto', to: '/c/oleos-para-o-rosto' },
            { label: 'Para diluir óleos essenciais', to: '/c/para-diluir' },
          ] },
          { label: 'Amazônicos', to: 'oleos-vegetais/amazonicos' },
          { label: 'Manteigas vegetais', to: 'oleos-vegetais/manteigas-vegetais' },
        ],
      },
      {
        label: 'Difusores',
        to: 'difusores',
        sub: [
          { label: 'Elétricos', to: 'difusores/eletricos', sub: [
            { label: 'Para sala', to: 'difusores/eletricos/para-sala' },
            { label: 'Para quarto', to: 'difusores/eletricos/para-quarto' },
          ] },
          { label: 'De varetas', to: 'difusores/de-varetas', sub: [
            { label: 'Amadeirados', to: 'difusores/de-varetas/amadeirados' },
            { label: 'Florais e frutados', to: 'difusores/de-varetas/florais-e-frutados' },
            { label: 'Refis', to: 'difusores/de-varetas/refis' },
          ] },
          { label: 'Pessoais', to: 'difusores/pessoais' },
        ],
      },
      {
        label: 'Perfumar a casa',
        to: 'perfumar-a-casa',
        sub: [
          { label: 'Home sprays', to: 'perfumar-a-casa/home-sprays' },
          { label: 'Essências para ambiente', to: 'perfumar-a-casa/essencias' },
          { label: 'Velas', to: 'perfumar-a-casa/velas', sub: [
            { label: 'Velas em vidro', to: 'perfumar-a-casa/velas/velas-em-vidro' },
            { label: 'Velas de massagem', to: 'perfumar-a-casa/velas/velas-de-massagem' },
          ] },
          { label: 'Sachês', to: 'perfumar-a-casa/saches' },
          { label: 'Água de lençóis', to: 'perfumar-a-casa/agua-de-lencois' },
        ],
      },
      {
        label: 'Corpo e banho',
        to: 'corpo-e-banho',
        sub: [
          { label: 'Sabonetes', to: 'corpo-e-banho/sabonetes', sub: [
            { label: 'Em barra', to: 'corpo-e-banho/sabonetes/em-barra' },
            { label: 'Líquidos', to: 'corpo-e-banho/sabonetes/liquidos' },
          ] },
          { label: 'Hidratantes', to: 'corpo-e-banho/hidratantes' },
          { label: 'Óleos corporais', to: 'corpo-e-banho/oleos-corporais' },
          { label: 'Mãos e pés', to: 'corpo-e-banho/maos-e-pes' },
          { label: 'Roll-ons', to: 'corpo-e-banho/roll-ons', highlighted: true },
        ],
      },
      {
        label: 'Cosméticos veganos',
        to: 'cosmeticos-veganos',
        sub: [
          { label: 'Rosto', to: 'cosmeticos-veganos/rosto', sub: [
            { label: 'Hidrolatos', to: 'cosmeticos-veganos/rosto/hidrolatos' },
            { label: 'Séruns e óleos', to: 'cosmeticos-veganos/rosto/seruns-e-oleos' },
            { label: 'Limpeza', to: 'cosmeticos-veganos/rosto/limpeza' },
          ] },
          { label: 'Cabelos', to: 'cosmeticos-veganos/cabelos' },
          { label: 'Desodorantes', to: 'cosmeticos-veganos/desodorantes' },
          { label: 'Lábios', to: 'cosmeticos-veganos/labios' },
        ],
      },
      {
        label: 'Presentes',
        to: '/c/presentes',
        picture: 'lists/kit-banho-de-flores-1',
        sub: [
          { label: 'Por preço', to: '/c/presentes?order=Menor%20Preço', sub: [
            { label: 'Até R$ 50', to: '/c/presentes?preco=0-50' },
            { label: 'Até R$ 100', to: '/c/presentes?preco=0-100' },
            { label: 'Até R$ 150', to: '/c/presentes?preco=0-150' },
          ] },
          { label: 'Para quem', to: '/c/presentes', sub: [
            { label: 'Mãe e avó', to: '/c/presentes?filtro={Presente para|Mãe e avó}' },
            { label: 'Amigas e amigos', to: '/c/presentes?filtro={Presente para|Amigas e amigos}' },
            { label: 'Quem espera um bebê', to: '/c/presentes?filtro=900000001' },
            { label: 'Quem ama a casa', to: '/c/presentes?filtro={Presente para|Quem ama a casa}' },
            { label: 'Quem cuida da pele', to: '/c/presentes?filtro={Presente para|Quem cuida da pele}' },
            { label: 'Quem está começando', to: '/c/presentes?filtro={Presente para|Quem está começando}' },
            { label: 'Colegas de trabalho', to: '/c/presentes?filtro={Presente para|Colegas de trabalho}' },
          ] },
          { label: 'Por momento', to: '/c/presentes', sub: [
            { label: 'Aniversário', to: '/c/presentes?filtro={Momento|Aniversário}' },
            { label: 'Natal', to: '/c/presentes?filtro={Momento|Natal}' },
            { label: 'Amigo secreto', to: '/c/presentes?filtro={Momento|Amigo secreto}' },
            { label: 'Casa nova', to: '/c/presentes?filtro={Momento|Casa nova}' },
            { label: 'Dia das Mães', to: '/c/presentes?filtro={Momento|Dia das Mães}' },
            { label: 'Agradecimento', to: '/c/presentes?filtro={Momento|Agradecimento}' },
          ] },
          { label: 'Kits prontos', to: '/lista', sub: [
            { label: 'Kit Sono', to: '/lista/kit-sono' },
            { label: 'Kit Primeiros Aromas', to: '/lista/kit-primeiros-aromas' },
            { label: 'Kit Banho de Flores', to: '/lista/kit-banho-de-flores' },
            { label: 'Kit Doce Espera', to: '/lista/kit-doce-espera' },
          ] },
          { label: 'Monte o seu', to: '/lista', sub: [
            { label: 'Trio de óleos', to: '/lista/monte-seu-trio-de-oleos' },
          ] },
          { label: 'Listas de ideias', to: '/c/presentes?filtro={Tipo de presente|Listas de ideias}', sub: [
            { label: '10 ideias até R$ 100', to: '/lista/presentes-ate-100-reais' },
            { label: 'Para começar na aromaterapia', to: '/lista/para-comecar-na-aromaterapia' },
            { label: 'Casa nova', to: '/lista/casa-nova' },
          ] },
        ],
      },
      { label: 'Ofertas', to: '/ofertas', highlighted: true },
    ],
  },
  {
    hash: 'pitchbar-topo',
    name: 'Barra de avisos',
    items: [
      { label: '10% na 1ª compra a partir de R$ 60', to: '/pagina/cupons' },
      { label: 'Sul e Sudeste: frete grátis {frete-gratis-condicao-sul-sudeste}', to: '/pagina/entrega' },
      { label: '5% de desconto pagando no Pix', to: '/pagina/pagamento' },
    ],
  },
  {
    hash: 'links-rodape',
    name: 'Links do rodapé',
    items: [
      {
        label: 'Loja',
        to: '',
        sub: [
          { label: 'Óleos essenciais', to: 'oleos-essenciais' },
          { label: 'Difusores', to: 'difusores' },
          { label: 'Corpo e banho', to: 'corpo-e-banho' },
          { label: 'Presentes', to: '/c/presentes' },
          { label: 'Marcas', to: '/marcas' },
          { label: 'Ofertas', to: '/ofertas' },
        ],
      },
      {
        label: 'Ajuda',
        to: '',
        sub: [
          { label: 'Fale conosco', to: '/pagina/contato' },
          { label: 'Entrega', to: '/pagina/entrega' },
          { label: 'Trocas e devoluções', to: '/pagina/trocas-e-devolucoes' },
          { label: 'Formas de pagamento', to: '/pagina/pagamento' },
          { label: 'Perguntas frequentes', to: '/pagina/perguntas-frequentes' },
          { label: 'Uso seguro dos óleos', to: '/pagina/uso-seguro' },
        ],
      },
      {
        label: 'Manacá',
        to: '',
        sub: [
          { label: 'Quem somos', to: '/pagina/sobre' },
          { label: 'Avaliações da loja', to: '/pagina/avaliacoes' },
          { label: 'Termos de uso', to: '/pagina/termos' },
          { label: 'Privacidade', to: '/pagina/privacidade' },
        ],
      },
    ],
  },
  {
    hash: 'caszulo-menu-principal',
    name: 'Menu principal da Caszulo',
    items: [
      {
        label: 'Difusores de varetas',
        to: 'difusores/de-varetas',
        sub: [
          { label: 'Por aroma', to: 'difusores/de-varetas', sub: [
            { label: 'Amadeirados', to: 'difusores/de-varetas/amadeirados' },
            { label: 'Florais e frutados', to: 'difusores/de-varetas/florais-e-frutados' },
          ] },
          { label: 'Refis', to: 'difusores/de-varetas/refis', highlighted: true },
        ],
      },
      {
        label: 'Velas',
        to: 'perfumar-a-casa/velas',
        sub: [
          { label: 'Velas em vidro', to: 'perfumar-a-casa/velas/velas-em-vidro', sub: [
            { label: 'Vela de baunilha', to: '/vela-vegetal-de-baunilha' },
            { label: 'Vela de sândalo', to: '/vela-vegetal-de-sandalo' },
            { label: 'Vela de figo', to: '/vela-vegetal-de-figo' },
          ] },
          { label: 'Velas de massagem', to: 'perfumar-a-casa/velas/velas-de-massagem' },
        ],
      },
      {
        label: 'Difusores elétricos',
        to: 'difusores/eletricos',
        sub: [
          { label: 'Por ambiente', to: 'difusores/eletricos', sub: [
            { label: 'Para sala', to: 'difusores/eletricos/para-sala' },
            { label: 'Para quarto', to: 'difusores/eletricos/para-quarto' },
          ] },
        ],
      },
      {
        label: 'Sprays e lençóis',
        to: 'perfumar-a-casa/home-sprays',
        sub: [
          { label: 'Home sprays', to: 'perfumar-a-casa/home-sprays' },
          { label: 'Água de lençóis', to: 'perfumar-a-casa/agua-de-lencois', highlighted: true },
        ],
      },
      { label: 'Sachês', to: 'perfumar-a-casa/saches' },
      {
        label: 'Banho',
        to: 'corpo-e-banho',
        sub: [
          { label: 'Sabonetes', to: 'corpo-e-banho/sabonetes' },
          { label: 'Mãos e pés', to: 'corpo-e-banho/maos-e-pes' },
        ],
      },
      {
        label: 'Presentes',
        to: '/c/presentes',
        picture: 'lists/kit-boas-vindas-1',
        sub: [
          { label: 'Por preço', to: '/c/presentes?order=Menor%20Preço', sub: [
            { label: 'Até R$ 50', to: '/c/presentes?preco=0-50' },
            { label: 'Até R$ 100', to: '/c/presentes?preco=0-100' },
            { label: 'Até R$ 150', to: '/c/presentes?preco=0-150' },
            { label: 'Até R$ 250', to: '/c/presentes?preco=0-250' },
          ] },
          { label: 'Para quem', to: '/c/presentes', sub: [
            { label: 'Quem ama a casa', to: '/c/presentes?filtro={Presente para|Quem ama a casa}' },
            { label: 'Mãe e avó', to: '/c/presentes?filtro={Presente para|Mãe e avó}' },
            { label: 'Amigas e amigos', to: '/c/presentes?filtro={Presente para|Amigas e amigos}' },
            { label: 'Colegas de trabalho', to: '/c/presentes?filtro={Presente para|Colegas de trabalho}' },
          ] },
          { label: 'Por momento', to: '/c/presentes', sub: [
            { label: 'Casa nova', to: '/c/presentes?filtro={Momento|Casa nova}' },
            { label: 'Natal', to: '/c/presentes?filtro={Momento|Natal}' },
            { label: 'Aniversário', to: '/c/presentes?filtro={Momento|Aniversário}' },
            { label: 'Agradecimento', to: '/c/presentes?filtro={Momento|Agradecimento}' },
            { label: 'Amigo secreto', to: '/c/presentes?filtro={Momento|Amigo secreto}' },
          ] },
          { label: 'Kits e listas', to: '/lista', sub: [
            { label: 'Kit Boas-vindas', to: '/lista/kit-boas-vindas' },
            { label: 'Monte sua gaveta', to: '/lista/monte-sua-gaveta' },
            { label: 'Noites de inverno', to: '/lista/noites-de-inverno' },
          ] },
        ],
      },
      { label: 'Ofertas', to: '/ofertas', highlighted: true },
    ],
  },
  {
    hash: 'caszulo-pitchbar-topo',
    name: 'Barra de avisos da Caszulo',
    items: [
      { label: 'O vidro fica, o refil custa menos', to: 'difusores/de-varetas/refis' },
      { label: 'Sul e Sudeste: frete grátis {frete-gratis-condicao-sul-sudeste}', to: '/pagina/entrega' },
      { label: 'Noites de vela: âmbar, laranja e canela em oferta', to: 'perfumar-a-casa/velas' },
    ],
  },
  {
    hash: 'caszulo-links-rodape',
    name: 'Links do rodapé da Caszulo',
    items: [
      {
        label: 'Para a casa',
        to: '',
        sub: [
          { label: 'Difusores de varetas', to: 'difusores/de-varetas' },
          { label: 'Velas', to: 'perfumar-a-casa/velas' },
          { label: 'Água de lençóis', to: 'perfumar-a-casa/agua-de-lencois' },
          { label: 'Sachês', to: 'perfumar-a-casa/saches' },
          { label: 'Presentes', to: '/c/presentes' },
          { label: 'Ofertas', to: '/ofertas' },
        ],
      },
      {
        label: 'Ajuda',
        to: '',
        sub: [
          { label: 'Fale conosco', to: '/pagina/contato' },
          { label: 'Entrega', to: '/pagina/entrega' },
          { label: 'Trocas e devoluções', to: '/pagina/trocas-e-devolucoes' },
          { label: 'Formas de pagamento', to: '/pagina/pagamento' },
          { label: 'Perguntas frequentes', to: '/pagina/perguntas-frequentes' },
          { label: 'Uso seguro', to: '/pagina/uso-seguro' },
        ],
      },
      {
        label: 'Caszulo',
        to: '',
        sub: [
          { label: 'A marca', to: '/marcas/caszulo' },
          { label: 'Avaliações da loja', to: '/pagina/avaliacoes' },
          { label: 'Termos de uso', to: '/pagina/termos' },
          { label: 'Privacidade', to: '/pagina/privacidade' },
        ],
      },
    ],
  },
];
