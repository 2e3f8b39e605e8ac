import { expect, test } from 'vitest';
import { findUse } from '../seed/shots.ts';
import { getBrandLook } from './brand-looks.ts';
import { contrast } from './color.ts';
import { drawLineMotif, motifNames } from './motifs/line-motif.ts';
import { palettes, tileColor, type PaletteName } from './palettes.ts';
import { banners } from './pictures/banners.ts';
import { drawBrandTile } from './pictures/brand.ts';
import { drawBurning, drawUnlit, drawWithCarton } from './pictures/candle.ts';
import { drawCategoryTile } from './pictures/categories.ts';
import { drawBesideBottle, drawFromBehind, drawInRoom } from './pictures/device.ts';
import { measureProduct, ofCatalogue } from './pictures/group.ts';
import { drawUse } from './pictures/in-use.ts';
import { drawKit, drawPieces, drawWrapped } from './pictures/kit.ts';
import { drawBackShot, drawCloseUp, drawHeroShot, drawLitShot, toLook, type ProductSpec } from './pictures/product.ts';
import type { Drawing } from './scene.ts';
import { drawCandle } from './shapes/home-scent.ts';
import { bodyColors, type GlassTint } from './shapes/shape.ts';
import { shapes, type ShapeName } from './shapes/shapes.ts';
import { createPen } from './svg.ts';

const isPalette = (name: string): name is PaletteName => name in palettes;
const isShape = (name: string): name is ShapeName => name in shapes;
const paletteNames = Object.keys(palettes).filter(isPalette);
const shapeNames = Object.keys(shapes).filter(isShape);
const tints: readonly GlassTint[] = ['amber', 'green', 'night', 'plum', 'blue', 'clear'];
const brandSlugs = ['manaca', 'caszulo', 'serra-clara', 'mata-viva', 'casa-neroli', 'orvalho', 'bruma', 'a-new-one'];

function createSpec(shape: ShapeName, palette: PaletteName, brand = 'manaca', glass: GlassTint = 'amber'): ProductSpec {
  const label = {
    label: 'Lavanda & camomila',
    kind: 'Óleo essencial',
    volume: '10 ml',
    latin: 'Lavandula × intermedia',
  };
  return {
    seed: `${shape} ${palette}`,
    package: { shape, palette, glass, ...label },
    brand: { slug: brand, name: 'Uma Marca' },
  };
}

/** Texts that only occur in defective drawings. */
const broken = /NaN|undefined|Infinity|null|\[object/;

/** The defects of a drawing; empty when it is valid. */
function findFaults({ svg, width, height, color, bleed }: Drawing): string[] {
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  return [
    ...(broken.exec(svg) ?? []),
    ...(/^#[0-9a-f]{6}$/.test(color) ? [] : [`colour ${color}`]),
    ...(svg.includes(`width="${width + bleed * 2}" height="${height + bleed * 2}"`) ? [] : ['size']),
    ...used.filter((id) => !defined.has(id)).map((id) => `${id} is not defined`),
  ];
}

test('draws the same picture twice from the same spec, and another one from another seed', () => {
  const spec = createSpec('dropper', 'lavanda');
  expect(drawHeroShot(spec).svg).toBe(drawHeroShot(spec).svg);
  expect(drawHeroShot({ ...spec, seed: 'another' }).svg).not.toBe(drawHeroShot(spec).svg);
});

test.each(paletteNames)('draws a product in the palette %s', (palette) => {
  const drawing = drawHeroShot(createSpec('dropper', palette));
  expect(findFaults(drawing)).toEqual([]);
  expect(drawing).toMatchObject({ width: 1200, height: 1500, color: palettes[palette].wall });
});

test.each(shapeNames)('draws the shape %s in every glass, by every brand, from every side', (shape) => {
  for (const [index, brand] of brandSlugs.entries()) {
    expect(findFaults(drawHeroShot(createSpec(shape, 'figo', brand, tints[index % tints.length])))).toEqual([]);
  }
  expect(findFaults(drawCloseUp(createSpec(shape, 'alecrim')))).toEqual([]);
  expect(
    findFaults(
      drawBackShot(createSpec(shape, 'alecrim'), { paragraphs: ['Composição: água.'], barcode: '7891234567895' }),
    ),
  ).toEqual([]);
});

test.each(shapeNames)('draws the shape %s before an alcove, by day and by night', (shape) => {
  const plain = createSpec(shape, 'rosa');
  const drawing = drawHeroShot(plain, 'alcove');
  expect(findFaults(drawing)).toEqual([]);
  expect(drawing.svg).not.toBe(drawHeroShot(plain).svg);
  expect(findFaults(drawHeroShot(createSpec(shape, 'figo'), 'alcove'))).toEqual([]);
});

test('draws every product in use that has such a picture', () => {
  const kinds = [
    'Óleo essencial',
    'Sérum facial',
    'Refil para difusor',
    'Sabonete líquido',
    'Água de lençóis',
    'Bálsamo labial',
  ];
  const inUse = shapeNames.flatMap((shape) =>
    kinds.flatMap((kind) => {
      const spec = createSpec(shape, 'alecrim');
      const picture = { ...spec.package, kind };
      const use = findUse({ slug: 'produto', name: 'Produto', picture });
      return use ? [drawUse({ ...spec, package: picture }, use)] : [];
    }),
  );
  expect(inUse.length).toBeGreaterThanOrEqual(66);
  expect(inUse.flatMap(findFaults)).toEqual([]);
});

test('draws an oil wherever one of the house may stand, and lying without a level of liquid across', () => {
  const oil = createSpec('dropper', 'lavanda');
  const places = ['besideDiffuser', 'beforeDiffuser', 'fromAbove', 'onShelf', 'inBathroom'] as const;
  expect(places.map((use) => drawUse(oil, use)).flatMap(findFaults)).toEqual([]);
  const [standing, lying] = [false, true].map(
    (isLying) => shapes.dropper(createPen(), { ...toLook(oil), isLying }).svg,
  );
  expect(lying?.length).toBeLessThan(standing?.length ?? 0);
});

test('draws a candle burning, unlit without a flame, and with its carton', () => {
  const candle = createSpec('candle', 'baunilha');
  for (const draw of [drawBurning, drawUnlit, drawWithCarton]) expect(findFaults(draw(candle))).toEqual([]);
  const look = toLook(candle);
  const [lit, unlit] = [drawCandle(createPen(), look), drawCandle(createPen(), { ...look, isUnlit: true })];
  expect(unlit.height).toBeLessThan(lit.height);
  expect([lit.glow, unlit.glow]).toEqual([expect.any(String), undefined]);
});

test('prints the lot on the back of a package', () => {
  const back = { paragraphs: ['Composição: óleo.'], barcode: '7891234567895' };
  const spec = createSpec('dropper', 'lavanda');
  const withLot = drawBackShot(spec, { ...back, lot: 'Lote LAV-2607 · validade 07/2029' });
  expect(findFaults(withLot)).toEqual([]);
  expect(withLot.svg.length).toBeGreaterThan(drawBackShot(spec, back).svg.length);
});

test('prints what fits when the composition is too long for the label', () => {
  const spec = createSpec('jar', 'rosa');
  const composition = 'Butyrospermum Parkii Butter, '.repeat(40);
  const { svg } = drawBackShot(spec, { paragraphs: [composition, 'Espalhe na pele úmida.'] });
  expect(svg.length).toBeGreaterThan(drawBackShot(spec, { paragraphs: [composition] }).svg.length);
});

/** The devices of the catalogue, by the words on their labels. */
const devices = [
  ['Cerâmica', 'Difusor elétrico'],
  ['Lamparina', 'Difusor elétrico'],
  ['Bruma Serra', 'Difusor elétrico'],
  ['Bruma Ar', 'Difusor nebulizador'],
  ['Bruma Pro', 'Difusor profissional'],
  ['Orvalho', 'Difusor elétrico'],
  ['Bruma Sol', 'Difusor elétrico'],
  ['Seixo', 'Difusor USB'],
] as const;

test('draws each electric diffuser as a form of its own, off, on and from behind', () => {
  const drawings = devices.flatMap(([label, kind]) => {
    const spec = createSpec('electric', 'cedro');
    const device = { ...spec, seed: 'device', package: { ...spec.package, label, kind, motif: 'drop' as const } };
    return [drawHeroShot(device), drawLitShot(device), drawFromBehind(device)];
  });
  expect(drawings.flatMap(findFaults)).toEqual([]);
  const bodies = drawings.map(({ svg }) => svg.replaceAll(/<filter.*?<\/filter>/g, ''));
  expect(new Set(bodies).size).toBe(devices.length * 3);
});

test('draws a lip balm slimmer and lower than a deodorant stick', () => {
  const measure = (kind: string) => {
    const spec = createSpec('stick', 'cacau');
    return measureProduct({ ...spec, package: { ...spec.package, kind } });
  };
  expect(measure('Bálsamo labial').height).toBeLessThan(measure('Desodorante').height);
  expect(measure('Bálsamo labial').width).toBeLessThan(measure('Desodorante').width);
});

test('draws a device beside a bottle and in each room', () => {
  const device = ofCatalogue('difusor-eletrico-de-ceramica');
  const drawings = [drawBesideBottle(device), drawInRoom(device, 'bedroom'), drawInRoom(device, 'livingRoom')];
  expect(drawings.flatMap(findFaults)).toEqual([]);
});

test('draws soap and ceramic in the colour that the text names', () => {
  const dark = createSpec('soap', 'melaleuca');
  const bar = drawHeroShot({ ...dark, package: { ...dark.package, color: 'charcoal' } });
  expect(findFaults(bar)).toEqual([]);
  expect(bar.svg).toContain(bodyColors.charcoal);
  expect(drawHeroShot(dark).svg).not.toContain(bodyColors.charcoal);
});

test.each(paletteNames)('has readable text in the palette %s', (name) => {
  const palette = palettes[name];
  const papers = brandSlugs.map((slug) => getBrandLook(slug, slug).paper);
  for (const background of [...papers, tileColor(palette)])
    expect(contrast(palette.ink, background)).toBeGreaterThanOrEqual(4.5);
});

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('draws every motif as a line of its own', () => {
  const drawn = motifNames.map((name) => drawLineMotif(name, 'currentColor'));
  expect(new Set(drawn).size).toBe(motifNames.length);
  for (const svg of drawn) expect(broken.exec(svg)).toBeNull();
});

test.each(Object.entries(banners))('draws the banner %s', (_name, draw) => {
  expect(findFaults(draw())).toEqual([]);
});

test('draws brands, categories and kits', () => {
  expect(findFaults(drawBrandTile({ slug: 'caszulo', name: 'Caszulo', palette: 'figo' }))).toEqual([]);
  expect(findFaults(drawCategoryTile({ path: 'oleos-essenciais/citricos', palette: 'laranja' }))).toEqual([]);
  expect(findFaults(drawCategoryTile({ path: 'uma-nova-categoria', palette: 'cedro' }))).toEqual([]);
  expect(findFaults(drawWrapped(createSpec('box', 'rosa')))).toEqual([]);
  const parts = shapeNames.map((shape) => createSpec(shape, 'rosa'));
  for (const count of [1, 2, 3, 4]) {
    expect(findFaults(drawKit(createSpec('box', 'rosa'), parts.slice(0, count), true))).toEqual([]);
    expect(findFaults(drawKit(createSpec('box', 'figo', 'caszulo'), parts.slice(count), false))).toEqual([]);
    expect(findFaults(drawPieces(createSpec('box', 'rosa'), parts.slice(0, count)))).toEqual([]);
  }
});
