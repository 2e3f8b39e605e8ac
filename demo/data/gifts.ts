// What the shops recommend as a gift: for whom, and for which moment. Keys are slugs of products, kits and lists.

import type { SeedList } from '../seed/types.ts';

interface Gift {
  for: readonly (
    | 'Mãe e avó'
    | 'Amigas e amigos'
    | 'Quem ama a casa'
    | 'Quem cuida da pele'
    | 'Quem está começando'
    | 'Colegas de trabalho'
  )[];
  moments: readonly ('Aniversário' | 'Casa nova' | 'Amigo secreto' | 'Agradecimento' | 'Dia das Mães' | 'Natal')[];
}

export const gifts: Readonly<Record<string, Gift>> = {
  // Kits and lists.
  'kit-sono': { for: ['Mãe e avó', 'Amigas e amigos'], moments: ['Aniversário', 'Dia das Mães', 'Natal'] },
  'kit-primeiros-aromas': { for: ['Quem está começando'], moments: ['Aniversário', 'Natal'] },
  'kit-banho-de-flores': { for: ['Mãe e avó', 'Quem cuida da pele'], moments: ['Dia das Mães', 'Aniversário', 'Natal'] },
  'kit-doce-espera': { for: ['Amigas e amigos', 'Quem cuida da pele'], moments: ['Aniversário', 'Agradecimento', 'Dia das Mães'] },
  'kit-cabelo-sem-frasco': { for: ['Amigas e amigos'], moments: ['Aniversário', 'Amigo secreto'] },
  'kit-boas-vindas': { for: ['Quem ama a casa'], moments: ['Casa nova', 'Agradecimento', 'Natal'] },
  'kit-lavabo-figo-e-cassis': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Casa nova', 'Agradecimento', 'Natal'] },
  'monte-seu-trio-de-oleos': { for: ['Quem está começando', 'Amigas e amigos'], moments: ['Aniversário', 'Amigo secreto', 'Natal'] },
  'monte-sua-gaveta': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Casa nova', 'Dia das Mães'] },
  'monte-seu-banho': { for: ['Quem cuida da pele', 'Amigas e amigos'], moments: ['Aniversário', 'Dia das Mães'] },
  'presentes-ate-100-reais': { for: ['Amigas e amigos', 'Colegas de trabalho'], moments: ['Amigo secreto', 'Aniversário', 'Natal'] },
  'para-comecar-na-aromaterapia': { for: ['Quem está começando'], moments: ['Aniversário', 'Natal'] },
  'casa-de-praia': { for: ['Quem ama a casa'], moments: ['Casa nova'] },
  'noites-de-inverno': { for: ['Quem ama a casa'], moments: ['Aniversário'] },
  'casa-nova': { for: ['Quem ama a casa'], moments: ['Casa nova'] },

  // Body, bath and skin.
  'creme-para-maos-laranja-doce': { for: ['Colegas de trabalho', 'Mãe e avó'], moments: ['Amigo secreto', 'Agradecimento'] },
  'creme-para-maos-lavanda': { for: ['Colegas de trabalho'], moments: ['Amigo secreto', 'Agradecimento'] },
  'creme-para-maos-figo-e-cassis': { for: ['Colegas de trabalho', 'Amigas e amigos'], moments: ['Amigo secreto', 'Agradecimento', 'Natal'] },
  'roll-on-de-lavanda-para-dormir': { for: ['Amigas e amigos', 'Colegas de trabalho'], moments: ['Amigo secreto', 'Aniversário'] },
  'roll-on-de-rosa-e-geranio': { for: ['Mãe e avó'], moments: ['Dia das Mães', 'Aniversário'] },
  'balsamo-labial-de-cacau': { for: ['Colegas de trabalho', 'Amigas e amigos'], moments: ['Amigo secreto'] },
  'hidrolato-de-rosas': { for: ['Quem cuida da pele', 'Mãe e avó'], moments: ['Dia das Mães', 'Agradecimento'] },
  'hidrolato-de-lavanda': { for: ['Quem cuida da pele'], moments: ['Amigo secreto', 'Agradecimento'] },
  'manteiga-corporal-rosa-e-geranio': { for: ['Mãe e avó', 'Quem cuida da pele'], moments: ['Dia das Mães', 'Aniversário', 'Natal'] },
  'manteiga-corporal-de-cupuacu': { for: ['Quem cuida da pele', 'Amigas e amigos'], moments: ['Aniversário', 'Natal'] },
  'oleo-corporal-de-coco-e-baunilha': { for: ['Quem cuida da pele', 'Amigas e amigos'], moments: ['Aniversário', 'Amigo secreto'] },
  'sabonete-liquido-lavanda-e-camomila': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Casa nova', 'Agradecimento'] },
  'sabonete-liquido-figo-e-cassis': { for: ['Quem ama a casa'], moments: ['Casa nova', 'Agradecimento'] },
  'sabonete-de-sandalo-e-ambar': { for: ['Amigas e amigos', 'Colegas de trabalho'], moments: ['Amigo secreto', 'Natal'] },
  'serum-noturno-rosa-mosqueta': { for: ['Quem cuida da pele', 'Mãe e avó'], moments: ['Aniversário', 'Dia das Mães'] },
  'serum-de-aloe-e-acido-hialuronico': { for: ['Quem cuida da pele'], moments: ['Aniversário', 'Natal'] },
  'balsamo-demaquilante-de-camomila': { for: ['Quem cuida da pele', 'Amigas e amigos'], moments: ['Aniversário'] },
  'vela-de-massagem-lavanda': { for: ['Amigas e amigos'], moments: ['Aniversário', 'Natal'] },

  // For the house.
  'vela-vegetal-de-baunilha': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Casa nova', 'Agradecimento', 'Natal'] },
  'vela-vegetal-de-lavanda': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Dia das Mães', 'Agradecimento'] },
  'vela-vegetal-de-laranja-e-canela': { for: ['Quem ama a casa'], moments: ['Natal', 'Agradecimento'] },
  'vela-vegetal-de-figo': { for: ['Quem ama a casa', 'Amigas e amigos'], moments: ['Casa nova', 'Aniversário', 'Natal'] },
  'vela-vegetal-de-sandalo': { for: ['Quem ama a casa'], moments: ['Aniversário', 'Natal'] },
  'vela-tres-pavios-ambar': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Aniversário', 'Natal'] },
  'difusor-de-varetas-figo-e-cassis': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Casa nova', 'Agradecimento', 'Natal'] },
  'difusor-de-varetas-flor-de-algodao': { for: ['Quem ama a casa'], moments: ['Casa nova', 'Dia das Mães'] },
  'difusor-de-varetas-sandalo-e-ambar': { for: ['Quem ama a casa'], moments: ['Aniversário', 'Natal'] },
  'difusor-de-varetas-cedro-da-noite': { for: ['Quem ama a casa', 'Amigas e amigos'], moments: ['Casa nova', 'Aniversário'] },
  'home-spray-capim-limao': { for: ['Quem ama a casa', 'Colegas de trabalho'], moments: ['Casa nova', 'Agradecimento'] },
  'home-spray-figo-e-cassis': { for: ['Quem ama a casa'], moments: ['Casa nova', 'Agradecimento'] },
  'agua-de-lencois-lavanda': { for: ['Mãe e avó', 'Quem ama a casa'], moments: ['Dia das Mães', 'Agradecimento'] },
  'agua-de-lencois-figo-e-cassis': { for: ['Quem ama a casa'], moments: ['Casa nova', 'Agradecimento'] },
  'trio-de-saches-rouparia': { for: ['Mãe e avó', 'Colegas de trabalho'], moments: ['Amigo secreto', 'Dia das Mães'] },
  'sache-perfumado-de-lavanda': { for: ['Colegas de trabalho'], moments: ['Amigo secreto', 'Agradecimento'] },

  // To diffuse and to wear.
  'pingente-difusor-de-argila': { for: ['Quem está começando', 'Colegas de trabalho'], moments: ['Amigo secreto'] },
  'pingente-difusor-folha': { for: ['Amigas e amigos'], moments: ['Aniversário', 'Natal'] },
  'pedra-difusora-lua': { for: ['Amigas e amigos', 'Quem está começando'], moments: ['Aniversário', 'Amigo secreto'] },
  'difusor-eletrico-bruma-seixo-usb': { for: ['Quem está começando', 'Colegas de trabalho'], moments: ['Aniversário', 'Natal'] },
  'difusor-eletrico-bruma-orvalho-areia': { for: ['Quem está começando', 'Quem ama a casa'], moments: ['Casa nova', 'Aniversário', 'Natal'] },
  'difusor-eletrico-de-ceramica': { for: ['Quem ama a casa', 'Mãe e avó'], moments: ['Casa nova', 'Natal'] },
  'difusor-eletrico-lamparina': { for: ['Quem ama a casa'], moments: ['Casa nova', 'Natal'] },
};

const kindLabels = { fechada: 'Kits prontos', aberta: 'Kits para montar', lista: 'Listas de ideias' };

/** The labels of a gift by filter, with the kind of a kit or list; empty for what is none. */
export function listGiftFilters(item: {
  slug: string;
  kind?: SeedList['kind'];
}): Readonly<Record<string, readonly string[]>> {
  const gift = gifts[item.slug];
  if (!gift) return {};
  return {
    ...(item.kind && { 'Tipo de presente': [kindLabels[item.kind]] }),
    'Presente para': gift.for,
    Momento: gift.moments,
  };
}
