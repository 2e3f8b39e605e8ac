// Heroes, bands, category banners, popups, stories and link previews.

import { drawText } from '../lettering.ts';
import type { MotifName } from '../motifs/line-motif.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { drawScene, type Drawing, type Scene, type SceneItem } from '../scene.ts';
import { shapes } from '../shapes/shapes.ts';
import { ofCatalogue, toExample, toGroup, type GroupPlace } from './group.ts';
import { drawKit } from './kit.ts';
import { toLook, type PackageSpec, type ProductSpec } from './product.ts';

const make = (
  shape: PackageSpec['shape'],
  palette: PaletteName,
  [label, kind, volume]: readonly [string, string, string],
  more: { brand?: string; glass?: PackageSpec['glass']; latin?: string } = {},
): ProductSpec =>
  toExample(
    {
      shape,
      palette,
      label,
      kind,
      volume,
      ...(more.glass ? { glass: more.glass } : {}),
      ...(more.latin ? { latin: more.latin } : {}),
    },
    more.brand,
  );

const at = (spec: ProductSpec, x: number, y: number, scale: number, motif?: MotifName): SceneItem => ({
  draw: (pen) => shapes[spec.package.shape](pen, toLook(spec)),
  x,
  y,
  scale,
  ...(motif ? { motif } : {}),
});

const lavender = ofCatalogue('oleo-essencial-de-lavanda-francesa');
const rollOn = ofCatalogue('roll-on-de-lavanda-para-dormir');
const spray = ofCatalogue('home-spray-lavanda-da-serra');
const figReeds = ofCatalogue('difusor-de-varetas-figo-e-cassis');
const vanillaCandle = ofCatalogue('vela-vegetal-de-baunilha');
const ceramic = ofCatalogue('difusor-eletrico-de-ceramica');

interface Group {
  palette: PaletteName;
  size: readonly [width: number, height: number];
  parts: readonly ProductSpec[];
  place: GroupPlace;
  motif?: MotifName;
  sun?: readonly [number, number];
  horizon?: number;
  over?: Scene['over'];
}

function drawGroup(seed: string, group: Group, pixelWidth: number): Drawing {
  const { palette: name, size, parts, place, motif, over } = group;
  const palette = palettes[name];
  const { items, halfWidth } = toGroup(parts, place);
  return drawScene(
    {
      palette,
      seed,
      width: size[0],
      height: size[1],
      horizon: group.horizon ?? 0.74,
      sun: group.sun ?? [0.6, 0.26],
      items,
      bunches: [
        {
          motif: motif ?? palette.motif,
          x: place.x,
          y: place.y,
          scale: Math.min(place.scale, 1.3),
          edge: halfWidth - 20,
        },
      ],
      ...(over ? { over } : {}),
    },
    pixelWidth,
  );
}

const wide = (
  palette: PaletteName,
  seed: string,
  size: readonly [number, number],
  items: SceneItem[],
  sun: readonly [number, number],
): Drawing =>
  drawScene({ palette: palettes[palette], seed, width: size[0], height: size[1], horizon: 0.76, sun, items }, 1800);

const bandParts = [
  vanillaCandle,
  figReeds,
  make('sachet', 'rosa', ['Rosas', 'Sachê perfumado', '25 g'], { brand: 'caszulo' }),
];

/** Above a listing: flat and wide, products at the right. */
const drawStrip = (palette: PaletteName, parts: readonly ProductSpec[]): Drawing =>
  drawGroup(
    `strip ${palette}`,
    { palette, size: [1800, 400], parts, place: { x: 1420, y: 362, scale: 0.56, maxWidth: 640, maxHeight: 350 } },
    1800,
  );

const drawPortrait = (seed: string, palette: PaletteName, parts: readonly ProductSpec[], motif?: MotifName): Drawing =>
  drawGroup(
    seed,
    {
      palette,
      size: [1000, 1250],
      parts,
      place: { x: 500, y: 1070, scale: parts.length > 1 ? 1.36 : 1.7, maxWidth: 720, maxHeight: 960 },
      sun: [0.32, 0.28],
      ...(motif ? { motif } : {}),
    },
    1200,
  );

const preview =
  (wordmark: 'MANACÁ' | 'caszulo', lines: readonly string[], ink: string): NonNullable<Scene['over']> =>
  () => {
    const isMain = wordmark === 'MANACÁ';
    const mark = drawText(wordmark, {
      x: 80,
      y: 290,
      anchor: 'start',
      size: isMain ? 80 : 140,
      font: isMain ? 'display' : 'italic',
      track: isMain ? 0.14 : 0,
      fill: ink,
    });
    return (
      mark +
      lines
        .map((line, index) =>
          drawText(line, { x: 82, y: 362 + index * 46, anchor: 'start', size: 32, font: 'sans', fill: ink }),
        )
        .join('')
    );
  };

/** Every banner by its key. */
export const banners: Readonly<Record<string, () => Drawing>> = {
  'hero-main': () =>
    wide(
      'lavanda',
      'hero',
      [1800, 800],
      [at(spray, 1545, 662, 0.74), at(lavender, 1150, 700, 0.82, 'lavender'), at(rollOn, 1368, 730, 0.68)],
      [0.62, 0.2],
    ),
  'hero-main-mobile': () =>
    drawGroup(
      'hero mobile',
      {
        palette: 'lavanda',
        size: [1200, 900],
        parts: [lavender, rollOn, spray],
        place: { x: 600, y: 790, scale: 1.04, maxWidth: 800, maxHeight: 740 },
        sun: [0.4, 0.24],
      },
      1200,
    ),
  'hero-caszulo': () =>
    wide(
      'figo',
      'heroc',
      [1800, 670],
      [
        { ...at(figReeds, 1110, 585, 0.56, 'fig'), fronts: 1 },
        at(ceramic, 1530, 588, 0.72),
        at(vanillaCandle, 1330, 628, 0.54),
      ],
      [0.64, 0.3],
    ),
  'hero-caszulo-mobile': () =>
    drawGroup(
      'heroc mobile',
      {
        palette: 'figo',
        size: [1200, 900],
        parts: [figReeds, vanillaCandle, ceramic],
        place: { x: 600, y: 790, scale: 1.02, maxWidth: 900, maxHeight: 780 },
        sun: [0.5, 0.3],
      },
      1200,
    ),
  'caszulo-band': () =>
    drawGroup(
      'band',
      {
        palette: 'sandalo',
        size: [1800, 670],
        parts: bandParts,
        place: { x: 1330, y: 590, scale: 0.86, maxWidth: 760, maxHeight: 610 },
      },
      1800,
    ),
  'caszulo-band-mobile': () =>
    drawGroup(
      'band mobile',
      {
        palette: 'sandalo',
        size: [1200, 900],
        parts: bandParts,
        place: { x: 600, y: 790, scale: 1.02, maxWidth: 860, maxHeight: 780 },
      },
      1200,
    ),
  'category-oleos-essenciais': () =>
    drawStrip('eucalipto', [
      make('dropper', 'eucalipto', ['Eucalipto', 'Óleo essencial', '10 ml'], { brand: 'serra-clara' }),
      make('dropper', 'hortela', ['Hortelã', 'Óleo essencial', '10 ml']),
      make('dropper', 'capim', ['Capim-limão', 'Óleo essencial', '10 ml']),
    ]),
  'category-perfumar-a-casa': () =>
    drawStrip('baunilha', [
      make('candle', 'baunilha', ['Baunilha', 'Vela vegetal', '180 g'], { brand: 'brasa-e-cera' }),
      make('spray', 'capim', ['Capim-limão', 'Home spray', '200 ml'], { brand: 'casa-neroli' }),
      make('sachet', 'algodao', ['Algodão', 'Sachê', '25 g'], { brand: 'linho-branco' }),
    ]),
  'category-corpo-e-banho': () =>
    drawStrip('rosa', [
      make('pump', 'rosa', ['Rosa', 'Loção corporal', '250 ml']),
      make('jar', 'rosa', ['Rosa & gerânio', 'Manteiga corporal', '200 g']),
      make('soap', 'rosa', ['Rosa', 'Sabonete', '90 g'], { brand: 'flor-de-sal' }),
    ]),
  'category-cosmeticos-veganos': () =>
    drawStrip('aloe', [
      make('pump', 'aloe', ['Aloe vera', 'Gel facial', '150 ml'], { brand: 'orvalho', glass: 'green' }),
      make('stick', 'hortela', ['Hortelã', 'Desodorante', '50 g'], { brand: 'raiz' }),
      make('dropper', 'rosamosqueta', ['Mosqueta', 'Sérum facial', '30 ml'], { brand: 'orvalho' }),
    ]),
  popup: () => drawPortrait('popup', 'lavanda', [make('rollon', 'lavanda', ['Lavanda', 'Roll-on', '10 ml'])], 'manaca'),
  'popup-caszulo': () =>
    drawPortrait('popup caszulo', 'ambar', [
      make('reed', 'ambar', ['Âmbar', 'Difusor de varetas', '250 ml'], { brand: 'caszulo', glass: 'amber' }),
      vanillaCandle,
    ]),
  'popup-exit': () =>
    drawKit(
      make('box', 'laranja', ['Kit Bom Dia', 'Presente da casa', '']),
      [
        make('dropper', 'laranja', ['Laranja-doce', 'Óleo essencial', '10 ml']),
        make('tube', 'laranja', ['Laranja', 'Creme para mãos', '60 g']),
        make('soap', 'tangerina', ['Tangerina', 'Sabonete', '90 g'], { brand: 'flor-de-sal' }),
      ],
      true,
    ),
  'story-main': () =>
    drawPortrait(
      'story',
      'salvia',
      [
        make('dropper', 'lavanda', ['Lavanda', 'Óleo essencial', '10 ml'], {
          brand: 'serra-clara',
          latin: 'Lavandula angustifolia',
        }),
      ],
      'lavender',
    ),
  'story-caszulo': () =>
    drawPortrait('story caszulo', 'sandalo', [
      make('candle', 'sandalo', ['Sândalo', 'Vela vegetal', '180 g'], { brand: 'caszulo' }),
      make('reed', 'sandalo', ['Sândalo', 'Difusor de varetas', '250 ml'], { brand: 'caszulo', glass: 'night' }),
    ]),
  'open-graph-main': () =>
    drawGroup(
      'og',
      {
        palette: 'lavanda',
        size: [1200, 630],
        parts: [lavender, rollOn],
        place: { x: 925, y: 570, scale: 0.7, maxWidth: 420, maxHeight: 500 },
        over: preview('MANACÁ', ['Óleos essenciais, aromas', 'e cosméticos veganos'], '#2c1b4d'),
      },
      1200,
    ),
  'open-graph-caszulo': () =>
    drawGroup(
      'og caszulo',
      {
        palette: 'figo',
        size: [1200, 630],
        parts: [figReeds, vanillaCandle],
        place: { x: 935, y: 575, scale: 0.66, maxWidth: 430, maxHeight: 530 },
        over: preview('caszulo', ['Perfume para morar'], '#fbf6ec'),
      },
      1200,
    ),
};
