// Heroes, bands, category banners, popups, stories and link previews. Each shows goods of the catalogue.

import { drawText } from '../lettering.ts';
import type { MotifName } from '../motifs/line-motif.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { drawScene, type Drawing, type Scene, type SceneItem } from '../scene.ts';
import { shapes } from '../shapes/shapes.ts';
import { ofCatalogue, toGroup, type GroupPlace } from './group.ts';
import { toLook, type ProductSpec } from './product.ts';

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
const lavenderSachet = ofCatalogue('sache-perfumado-de-lavanda');
const sandalwoodReeds = ofCatalogue('difusor-de-varetas-sandalo-e-ambar');

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

const bandParts = [vanillaCandle, figReeds, lavenderSachet];

/** Above a listing: flat and wide, products at the right. */
const drawStrip = (palette: PaletteName, parts: readonly ProductSpec[]): Drawing =>
  drawGroup(
    `strip ${palette}`,
    { palette, size: [1800, 400], parts, place: { x: 1420, y: 362, scale: 0.56, maxWidth: 640, maxHeight: 350 } },
    1800,
  );

/** `base` is where the products stand; a phone shows only the middle of a popup's picture. */
const drawPortrait = (
  seed: string,
  palette: PaletteName,
  parts: readonly ProductSpec[],
  { motif, base = 1070 }: { motif?: MotifName; base?: number } = {},
): Drawing =>
  drawGroup(
    seed,
    {
      palette,
      size: [1000, 1250],
      parts,
      place: { x: 500, y: base, scale: parts.length > 1 ? 1.36 : 1.7, maxWidth: 720, maxHeight: 960 },
      sun: [0.32, 0.28],
      horizon: (base - 145) / 1250,
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
      ofCatalogue('oleo-essencial-de-eucalipto-globulus'),
      ofCatalogue('oleo-essencial-de-hortela-pimenta'),
      ofCatalogue('oleo-essencial-de-capim-limao'),
    ]),
  'category-perfumar-a-casa': () =>
    drawStrip('baunilha', [vanillaCandle, ofCatalogue('home-spray-capim-limao'), lavenderSachet]),
  popup: () => drawPortrait('popup', 'lavanda', [rollOn], { motif: 'manaca' }),
  'popup-caszulo': () => drawPortrait('popup caszulo', 'ambar', [sandalwoodReeds, vanillaCandle], { base: 930 }),
  'popup-exit': () =>
    drawPortrait('popup exit', 'laranja', [
      ofCatalogue('vela-vegetal-de-laranja-e-canela'),
      ofCatalogue('home-spray-laranja-e-canela'),
    ]),
  'story-main': () =>
    drawPortrait('story', 'salvia', [ofCatalogue('oleo-essencial-de-lavanda-da-serra')], { motif: 'lavender' }),
  'story-caszulo': () =>
    drawPortrait('story caszulo', 'sandalo', [ofCatalogue('vela-vegetal-de-sandalo'), sandalwoodReeds]),
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
