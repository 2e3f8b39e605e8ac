// Category tiles: a few products of the category on a low stage.

import { palettes, type PaletteName } from '../palettes.ts';
import { drawScene, type Drawing } from '../scene.ts';
import { toExample, toGroup } from './group.ts';
import type { PackageSpec } from './product.ts';

type Example = readonly [
  shape: PackageSpec['shape'],
  palette: PaletteName,
  label: string,
  kind: string,
  volume: string,
  brand?: string,
  glass?: PackageSpec['glass'],
];

/** Products on the tile, by category path. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  'oleos-essenciais': [
    ['dropper', 'lavanda', 'Lavanda', 'Óleo essencial', '10 ml'],
    ['dropper', 'eucalipto', 'Eucalipto', 'Óleo essencial', '10 ml', 'serra-clara'],
  ],
  'oleos-essenciais/citricos': [
    ['dropper', 'laranja', 'Laranja-doce', 'Óleo essencial', '10 ml'],
    ['dropper', 'limao', 'Limão-taiti', 'Óleo essencial', '10 ml'],
  ],
  'oleos-essenciais/florais': [
    ['dropper', 'rosa', 'Rosa', 'Óleo essencial', '5 ml'],
    ['dropper', 'ylang', 'Ylang-ylang', 'Óleo essencial', '10 ml'],
  ],
  'oleos-essenciais/herbais': [
    ['dropper', 'hortela', 'Hortelã', 'Óleo essencial', '10 ml', 'serra-clara'],
    ['dropper', 'alecrim', 'Alecrim', 'Óleo essencial', '10 ml'],
  ],
  'oleos-essenciais/madeiras-e-resinas': [
    ['dropper', 'cedro', 'Cedro', 'Óleo essencial', '10 ml'],
    ['dropper', 'olibano', 'Olíbano', 'Óleo essencial', '5 ml'],
  ],
  'oleos-essenciais/especiarias': [
    ['dropper', 'canela', 'Canela', 'Óleo essencial', '10 ml'],
    ['dropper', 'gengibre', 'Gengibre', 'Óleo essencial', '10 ml', 'serra-clara'],
  ],
  'oleos-essenciais/sinergias': [
    ['dropper', 'salvia', 'Calma', 'Sinergia', '10 ml'],
    ['rollon', 'lavanda', 'Sono', 'Sinergia', '10 ml'],
  ],
  'oleos-vegetais': [
    ['bottle', 'amendoa', 'Amêndoas', 'Óleo vegetal', '120 ml', 'manaca', 'clear'],
    ['dropper', 'rosamosqueta', 'Rosa-mosqueta', 'Óleo vegetal', '30 ml'],
  ],
  'oleos-vegetais/prensados-a-frio': [
    ['bottle', 'amendoa', 'Amêndoas', 'Óleo vegetal', '120 ml', 'manaca', 'clear'],
    ['bottle', 'argan', 'Argan', 'Óleo vegetal', '60 ml', 'manaca', 'amber'],
  ],
  'oleos-vegetais/amazonicos': [
    ['bottle', 'copaiba', 'Copaíba', 'Óleo vegetal', '60 ml', 'mata-viva', 'clear'],
    ['bottle', 'maracuja', 'Maracujá', 'Óleo vegetal', '60 ml', 'mata-viva', 'amber'],
  ],
  'oleos-vegetais/manteigas-vegetais': [
    ['jar', 'cacau', 'Cacau', 'Manteiga vegetal', '100 g', 'mata-viva'],
    ['jar', 'coco', 'Coco', 'Manteiga vegetal', '100 g'],
  ],
  difusores: [
    ['reed', 'figo', 'Figo', 'Difusor', '250 ml', 'caszulo'],
    ['electric', 'bambu', 'Névoa', 'Difusor', '', 'bruma'],
  ],
  'difusores/eletricos': [
    ['electric', 'bambu', 'Cerâmica', 'Difusor elétrico', '120 ml', 'bruma'],
    ['dropper', 'lavanda', 'Lavanda', 'Óleo essencial', '10 ml'],
  ],
  'difusores/de-varetas': [
    ['reed', 'figo', 'Figo & cassis', 'Difusor de varetas', '250 ml', 'caszulo'],
    ['reed', 'sandalo', 'Sândalo', 'Difusor de varetas', '250 ml', 'caszulo', 'amber'],
  ],
  'difusores/pessoais': [
    ['stone', 'algodao', 'Lua', 'Pedra difusora', '9 cm', 'bruma'],
    ['stone', 'salvia', 'Folha', 'Pingente difusor', '30 mm', 'manaca'],
  ],
  'perfumar-a-casa': [
    ['spray', 'capim', 'Capim-limão', 'Home spray', '200 ml', 'casa-neroli'],
    ['candle', 'baunilha', 'Baunilha', 'Vela vegetal', '180 g', 'brasa-e-cera'],
  ],
  'perfumar-a-casa/home-sprays': [
    ['spray', 'capim', 'Capim-limão', 'Home spray', '200 ml', 'casa-neroli'],
    ['spray', 'alecrim', 'Alecrim', 'Home spray', '200 ml'],
  ],
  'perfumar-a-casa/essencias': [
    ['essence', 'cha', 'Chá branco', 'Para ambiente', '10 ml', 'casa-neroli', 'blue'],
    ['essence', 'bambu', 'Bambu', 'Para ambiente', '10 ml', 'casa-neroli', 'green'],
  ],
  'perfumar-a-casa/velas': [
    ['candle', 'baunilha', 'Baunilha', 'Vela vegetal', '180 g', 'brasa-e-cera'],
    ['candle', 'figo', 'Figo', 'Vela vegetal', '180 g', 'caszulo', 'plum'],
  ],
  'perfumar-a-casa/saches': [
    ['sachet', 'lavanda', 'Lavanda', 'Sachê perfumado', '25 g', 'linho-branco'],
    ['sachet', 'rosa', 'Rosas', 'Sachê perfumado', '25 g', 'caszulo'],
  ],
  'perfumar-a-casa/agua-de-lencois': [
    ['mist', 'algodao', 'Algodão', 'Água de lençóis', '200 ml', 'linho-branco', 'blue'],
    ['mist', 'lavanda', 'Lavanda', 'Água de lençóis', '200 ml', 'caszulo', 'plum'],
  ],
  'corpo-e-banho': [
    ['pump', 'rosa', 'Rosa', 'Loção corporal', '250 ml'],
    ['soap', 'alecrim', 'Alecrim', 'Sabonete', '90 g', 'flor-de-sal'],
  ],
  'corpo-e-banho/sabonetes': [
    ['soap', 'alecrim', 'Alecrim', 'Sabonete', '90 g', 'flor-de-sal'],
    ['pump', 'hortela', 'Hortelã', 'Sabonete líquido', '250 ml', 'flor-de-sal', 'green'],
  ],
  'corpo-e-banho/hidratantes': [
    ['jar', 'rosa', 'Rosa', 'Manteiga corporal', '200 g'],
    ['pump', 'amendoa', 'Amêndoas', 'Loção corporal', '250 ml'],
  ],
  'corpo-e-banho/oleos-corporais': [
    ['bottle', 'amendoa', 'Amêndoas', 'Óleo corporal', '120 ml', 'manaca', 'clear'],
    ['bottle', 'neroli', 'Neroli', 'Óleo corporal', '120 ml', 'manaca', 'amber'],
  ],
  'corpo-e-banho/maos-e-pes': [
    ['tube', 'laranja', 'Laranja', 'Creme para mãos', '60 g'],
    ['tube', 'hortela', 'Hortelã', 'Creme para pés', '60 g'],
  ],
  'corpo-e-banho/roll-ons': [
    ['rollon', 'lavanda', 'Lavanda', 'Roll-on', '10 ml'],
    ['rollon', 'laranja', 'Laranja', 'Roll-on', '10 ml'],
    ['rollon', 'hortela', 'Hortelã', 'Roll-on', '10 ml'],
  ],
  'cosmeticos-veganos': [
    ['pump', 'aloe', 'Aloe vera', 'Gel facial', '150 ml', 'orvalho', 'green'],
    ['jar', 'rosamosqueta', 'Mosqueta', 'Creme facial', '50 g', 'orvalho', 'clear'],
  ],
  'cosmeticos-veganos/rosto': [
    ['dropper', 'rosamosqueta', 'Mosqueta', 'Sérum facial', '30 ml', 'orvalho'],
    ['mist', 'rosa', 'Rosas', 'Hidrolato', '120 ml', 'orvalho', 'blue'],
  ],
  'cosmeticos-veganos/cabelos': [
    ['bottle', 'alecrim', 'Alecrim', 'Shampoo', '300 ml', 'raiz', 'green'],
    ['soap', 'coco', 'Coco', 'Shampoo sólido', '80 g', 'raiz'],
  ],
  'cosmeticos-veganos/desodorantes': [
    ['stick', 'hortela', 'Hortelã', 'Desodorante', '50 g', 'raiz'],
    ['spray', 'salvia', 'Sálvia', 'Desodorante', '100 ml', 'raiz'],
  ],
  'cosmeticos-veganos/labios': [
    ['stick', 'cacau', 'Cacau', 'Bálsamo labial', '5 g', 'orvalho'],
    ['stick', 'cassis', 'Cassis', 'Bálsamo labial', '5 g', 'raiz'],
  ],
  ofertas: [
    ['jar', 'rosa', 'Rosa & gerânio', 'Manteiga corporal', '200 g'],
    ['dropper', 'laranja', 'Laranja-doce', 'Óleo essencial', '10 ml'],
  ],
};

const fallback: readonly Example[] = [['dropper', 'lavanda', 'Manacá', 'Óleo essencial', '10 ml']];

/** `path` is the category's path of slugs joined by slashes. */
export function drawCategoryTile({ path, palette: name }: { path: string; palette: PaletteName }): Drawing {
  const palette = palettes[name];
  const parts = (examples[path] ?? fallback).map(([shape, tint, label, kind, volume, brand, glass]) =>
    toExample({ shape, palette: tint, label, kind, volume, ...(glass ? { glass } : {}) }, brand),
  );
  const { items } = toGroup(parts, { x: 500, y: 985, scale: 1.2, maxWidth: 590, maxHeight: 800 });
  return drawScene(
    {
      palette,
      seed: `category ${path}`,
      sun: [0.34, 0.26],
      items,
      plinth: { x: 500, y: 1010, halfWidth: 380, height: 120 },
      bunches: [{ motif: palette.motif, x: 500, y: 1000, scale: 1.16, edge: 260, fronts: 0 }],
    },
    1200,
  );
}
