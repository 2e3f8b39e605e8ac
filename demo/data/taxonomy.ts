// Category tree (at most four levels), filters and their labels, which the rest of the catalogue refers to.
import type { SeedCategory } from '../seed/types.ts';

const leaf = (slug: string, name: string, palette: SeedCategory['palette'], intro: string): SeedCategory => ({
  slug,
  name,
  palette,
  intro,
});

export const categories: readonly SeedCategory[] = [
  {
    slug: 'oleos-essenciais',
    name: 'Óleos essenciais',
    palette: 'lavanda',
    intro: 'Destilados ou prensados a frio, com nome botânico e origem em cada rótulo.',
    text: '<h3>Como escolher um óleo essencial</h3><p>Comece pelo nome botânico: é ele que diz qual planta está no frasco. Depois veja a parte usada e o modo de extração, que mudam o aroma e o cuidado no uso.</p><p>Óleos essenciais são concentrados. Use diluídos, longe dos olhos e fora do alcance de crianças e animais.</p>',
    children: [
      {
        slug: 'citricos',
        name: 'Cítricos',
        palette: 'laranja',
        intro: 'Prensados da casca: luminosos, limpos e alegres.',
        text: '<p>Quase todos os cítricos prensados a frio pedem cuidado com o sol: espere ao menos 12 horas antes de expor a pele.</p>',
        children: [
          leaf('laranjas-e-tangerinas', 'Laranjas e tangerinas', 'tangerina', 'Doces e solares, boas companheiras da manhã.'),
          leaf('limoes-e-bergamotas', 'Limões e bergamotas', 'limao', 'Frescos e cintilantes, para ambientes que pedem leveza.'),
        ],
      },
      {
        slug: 'florais',
        name: 'Florais',
        palette: 'rosa',
        intro: 'Flores destiladas: macias, redondas e envolventes.',
        text: '<p>São necessários quilos de flores para poucos mililitros. Por isso são tão concentrados: uma gota basta.</p>',
        children: [
          {
            slug: 'lavandas',
            name: 'Lavandas',
            palette: 'lavanda',
            intro: 'A flor mais querida da aromaterapia, de altitudes e origens diferentes.',
            children: [
              leaf('lavandas-francesas', 'Lavandas francesas', 'lavanda', 'Da Alta Provença, com perfil suave e floral.'),
              leaf('lavandas-brasileiras', 'Lavandas brasileiras', 'lavanda', 'Cultivadas na serra, com um toque herbal.'),
            ],
          },
          leaf('rosas-e-geranios', 'Rosas e gerânios', 'geranio', 'Rosados, verdes e elegantes.'),
          leaf('flores-brancas', 'Flores brancas', 'jasmim', 'Ylang, jasmim e neroli: intensos e cremosos.'),
        ],
      },
      {
        slug: 'herbais',
        name: 'Herbais',
        palette: 'alecrim',
        intro: 'Folhas e ervas de aroma verde, nítido e desperto.',
        text: '<p>As mentas e os eucaliptos são potentes: não use em crianças pequenas e evite aplicar perto do rosto.</p>',
        children: [
          leaf('mentas', 'Mentas', 'hortela', 'Frescor que se sente na hora.'),
          {
            slug: 'eucaliptos-e-melaleucas',
            name: 'Eucaliptos e melaleucas',
            palette: 'eucalipto',
            intro: 'Árvores australianas de aroma limpo e canforado.',
            children: [
              leaf('eucaliptos', 'Eucaliptos', 'eucalipto', 'Do fresco ao limonado, três espécies de eucalipto.'),
              leaf('melaleucas', 'Melaleucas', 'melaleuca', 'Tea tree e suas parentes.'),
            ],
          },
          leaf('capins-e-citronelas', 'Capins e citronelas', 'capim', 'Aroma de quintal depois da chuva.'),
          leaf('ervas-aromaticas', 'Ervas aromáticas', 'manjericao', 'Alecrim, manjericão, sálvia e outras da horta.'),
        ],
      },
      {
        slug: 'madeiras-e-resinas',
        name: 'Madeiras e resinas',
        palette: 'cedro',
        intro: 'Notas de fundo, quentes e demoradas.',
        text: '<p>Madeiras e resinas fixam os outros aromas: misture com um cítrico ou um floral e o perfume dura mais no ambiente.</p>',
        children: [
          leaf('madeiras', 'Madeiras', 'cedro', 'Cedro, sândalo e outras madeiras de manejo responsável.'),
          leaf('resinas', 'Resinas', 'olibano', 'Olíbano, mirra e copaíba: secas, balsâmicas, serenas.'),
        ],
      },
      leaf('especiarias', 'Especiarias', 'canela', 'Quentes e marcantes: pouca quantidade, muita presença.'),
      leaf('sinergias', 'Sinergias', 'salvia', 'Misturas prontas, equilibradas gota a gota.'),
    ],
  },
  {
    slug: 'oleos-vegetais',
    name: 'Óleos vegetais',
    palette: 'amendoa',
    intro: 'Prensados a frio para diluir óleos essenciais, massagear e hidratar.',
    text: '<h3>Para que serve um óleo vegetal</h3><p>Ele é a base: dilui o óleo essencial e ajuda a levar o aroma à pele com conforto. Guarde ao abrigo da luz e observe a validade depois de aberto.</p>',
    children: [
      leaf('prensados-a-frio', 'Óleos prensados a frio', 'amendoa', 'Amêndoas, jojoba, semente de uva e companhia.'),
      leaf('amazonicos', 'Óleos amazônicos', 'copaiba', 'Andiroba, buriti, pracaxi: comprados de cooperativas.'),
      leaf('manteigas-vegetais', 'Manteigas vegetais', 'cacau', 'Cupuaçu, karité, cacau: sólidas e nutritivas.'),
    ],
  },
  {
    slug: 'difusores',
    name: 'Difusores',
    palette: 'bambu',
    intro: 'Para espalhar o aroma no seu ritmo: com água, com varetas ou só com o ar.',
    text: '<h3>Qual difusor combina com a sua casa</h3><p>Elétricos ultrassônicos umidificam e funcionam por horas; os de varetas perfumam sem tomada; os pessoais vão com você.</p>',
    children: [
      {
        slug: 'eletricos',
        name: 'Difusores elétricos',
        palette: 'bambu',
        intro: 'Pouco ruído e dois anos de garantia, do criado-mudo à sala ampla.',
        children: [
          leaf('para-sala', 'Difusores para a sala', 'sandalo', 'Reservatórios maiores, para ambientes amplos.'),
          leaf('para-quarto', 'Difusores para o quarto', 'algodao', 'Silenciosos e com luz suave.'),
        ],
      },
      {
        slug: 'de-varetas',
        name: 'Difusores de varetas',
        palette: 'figo',
        intro: 'Perfume contínuo, sem chama e sem tomada.',
        children: [
          leaf('amadeirados', 'Difusores amadeirados', 'sandalo', 'Madeiras secas e âmbar para noites longas.'),
          leaf('florais-e-frutados', 'Difusores florais e frutados', 'figo', 'Figo, cassis, rosa e flores brancas.'),
          leaf('refis', 'Refis de difusor', 'cha', 'Reponha o líquido e guarde o frasco.'),
        ],
      },
      leaf('pessoais', 'Difusores pessoais', 'algodao', 'Pingentes, pulseiras, pedras e clipes para levar o aroma junto.'),
    ],
  },
  {
    slug: 'perfumar-a-casa',
    name: 'Perfumar a casa',
    palette: 'capim',
    intro: 'Sprays, essências, velas e sachês para cada canto.',
    text: '<h3>Um aroma para cada ambiente</h3><p>Cítricos e ervas na cozinha e no lavabo, flores no quarto, madeiras na sala. Comece com pouco: o nariz se acostuma, as visitas não.</p>',
    children: [
      leaf('home-sprays', 'Home sprays', 'capim', 'Duas borrifadas no centro do ambiente.'),
      leaf('essencias', 'Essências para ambiente', 'cha', 'Aromas concentrados para difusor, réchaud e umidificador.'),
      {
        slug: 'velas',
        name: 'Velas',
        palette: 'baunilha',
        intro: 'Cera vegetal e pavio de algodão, queima lenta e limpa.',
        children: [
          leaf('velas-em-vidro', 'Velas em vidro', 'baunilha', 'Copos que viram porta-lápis depois.'),
          leaf('velas-de-massagem', 'Velas de massagem', 'coco', 'Derretem a baixa temperatura e hidratam a pele.'),
        ],
      },
      leaf('saches', 'Sachês', 'lavanda', 'Para gavetas, malas e armários.'),
      leaf('agua-de-lencois', 'Água de lençóis', 'algodao', 'Borrife na cama arrumada.'),
    ],
  },
  {
    slug: 'corpo-e-banho',
    name: 'Corpo e banho',
    palette: 'rosa',
    intro: 'Fórmulas curtas, com óleos vegetais e aromas de verdade.',
    text: '<h3>Cuidar da pele com menos</h3><p>Poucos ingredientes, todos com nome na embalagem. Sem corante, sem óleo mineral e sem teste em animais.</p>',
    children: [
      {
        slug: 'sabonetes',
        name: 'Sabonetes',
        palette: 'alecrim',
        intro: 'Em barra ou líquidos, feitos com óleos vegetais.',
        children: [
          leaf('em-barra', 'Sabonetes em barra', 'alecrim', 'Curados por 30 dias ou mais, ou prensados.'),
          leaf('liquidos', 'Sabonetes líquidos', 'hortela', 'Espuma macia para as mãos e para o banho.'),
        ],
      },
      leaf('hidratantes', 'Hidratantes', 'rosa', 'Manteigas, loções e cremes para o corpo.'),
      leaf('oleos-corporais', 'Óleos corporais', 'amendoa', 'Para depois do banho, na pele ainda úmida.'),
      leaf('maos-e-pes', 'Mãos e pés', 'laranja', 'Cremes de absorção rápida.'),
      leaf('roll-ons', 'Roll-ons', 'lavanda', 'Óleos já diluídos, prontos para os pulsos.'),
    ],
  },
  {
    slug: 'cosmeticos-veganos',
    name: 'Cosméticos veganos',
    palette: 'aloe',
    intro: 'Sem ingredientes de origem animal, do rosto aos cabelos.',
    text: '<h3>O que é um cosmético vegano</h3><p>Nenhum ingrediente de origem animal e nenhum teste em animais, nem da fórmula nem dos ingredientes.</p>',
    children: [
      {
        slug: 'rosto',
        name: 'Cuidados com o rosto',
        palette: 'rosamosqueta',
        intro: 'Limpar, tonificar e nutrir em poucos passos.',
        children: [
          leaf('hidrolatos', 'Hidrolatos', 'rosa', 'Águas florais da destilação, para tonificar.'),
          leaf('seruns-e-oleos', 'Séruns e óleos', 'rosamosqueta', 'Gotas concentradas para a noite.'),
          leaf('limpeza', 'Limpeza do rosto', 'cha', 'Espumas, argilas e bálsamos.'),
        ],
      },
      leaf('cabelos', 'Cuidados com os cabelos', 'alecrim', 'Shampoos e condicionadores sólidos e líquidos.'),
      leaf('desodorantes', 'Desodorantes', 'hortela', 'Em creme, bastão e spray, sem alumínio.'),
      leaf('labios', 'Cuidados com os lábios', 'cacau', 'Bálsamos com manteigas vegetais.'),
    ],
  },
];

/** Labels by filter name, in display order. */
export const filters: Readonly<Record<string, readonly string[]>> = {
  Aroma: ['Floral', 'Cítrico', 'Herbal', 'Amadeirado', 'Especiado', 'Doce', 'Fresco', 'Frutado', 'Sem aroma'],
  Sensação: ['Relaxante', 'Sono', 'Alegria', 'Foco', 'Respirar', 'Frescor', 'Aconchego', 'Romance', 'Cuidado', 'Energia'],
  Ambiente: ['Sala', 'Quarto', 'Lavabo', 'Cozinha', 'Gavetas', 'Escritório'],
  Características: ['Vegano', 'Natural certificado', 'Orgânico', 'Sem álcool', 'Refil disponível', 'Livre de plástico'],
  'Tipo de pele': ['Todos os tipos', 'Seca', 'Oleosa', 'Sensível', 'Madura'],
  'Tipo de presente': ['Kits prontos', 'Kits para montar', 'Listas de ideias'],
  'Presente para': ['Mãe e avó', 'Amigas e amigos', 'Quem ama a casa', 'Quem cuida da pele', 'Quem está começando', 'Colegas de trabalho'],
  Momento: ['Aniversário', 'Casa nova', 'Amigo secreto', 'Agradecimento', 'Dia das Mães', 'Natal'],
};
