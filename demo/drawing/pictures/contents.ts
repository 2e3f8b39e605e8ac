// What is in a carton, before it.

import { drawScene, type Drawing, type SceneItem } from '../scene.ts';
import { drawFibreSticks } from '../shapes/props.ts';
import { shapes } from '../shapes/shapes.ts';
import { ofCatalogue } from './group.ts';
import { masterWidth, toLook, type ProductSpec } from './product.ts';

type Place = Pick<SceneItem, 'x' | 'y' | 'scale'>;

const toItem = (spec: ProductSpec, place: Place): SceneItem => ({
  draw: (pen) => shapes[spec.package.shape](pen, toLook(spec)),
  ...place,
});

const places: readonly Place[] = [
  { x: 205, y: 1100, scale: 0.68 },
  { x: 500, y: 1150, scale: 0.72 },
  { x: 795, y: 1100, scale: 0.68 },
];

const toSachets = (slugs: readonly string[]): SceneItem[] =>
  slugs.flatMap((slug, index) => {
    const place = places[index];
    return place ? [toItem(ofCatalogue(slug), place)] : [];
  });

/** The things in a carton, by the slug of its product. */
const contents: Readonly<Record<string, () => SceneItem[]>> = {
  'trio-de-saches-rouparia': () =>
    toSachets(['sache-perfumado-de-lavanda', 'sache-perfumado-de-flor-de-algodao', 'sache-de-cedro-para-armarios']),
  'varetas-de-fibra-para-difusor': () => [{ draw: drawFibreSticks, x: 500, y: 1120, scale: 1.05 }],
};

/** Undefined for a product that is no carton of several things. */
export function getContentsShot(spec: ProductSpec): (() => Drawing) | undefined {
  const listThings = contents[spec.seed];
  if (!listThings) return undefined;
  const carton = { ...toItem(spec, { x: 500, y: 830, scale: 1.02 }) };
  return () =>
    drawScene(
      { palette: toLook(spec).palette, seed: `${spec.seed} contents`, horizon: 0.6, items: [carton, ...listThings()] },
      masterWidth,
    );
}
