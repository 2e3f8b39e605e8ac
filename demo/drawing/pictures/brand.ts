// Brand tiles: the wordmark on the brand's palette, with its botanicals at both sides.

import { getBrandLook } from '../brand-looks.ts';
import { drawText } from '../lettering.ts';
import { drawLineMotif } from '../motifs/line-motif.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { drawScene, type Drawing } from '../scene.ts';
import { place } from '../svg.ts';

export function drawBrandTile(brand: { slug: string; name: string; palette: PaletteName }): Drawing {
  const palette = palettes[brand.palette];
  const { wordmark, font, track, scale } = getBrandLook(brand.slug, brand.name);
  const ink = palette.dark ? '#fbf4e6' : palette.ink;
  const size = 168 * Math.max(scale, 0.6);
  const mark = (): string =>
    [
      drawText(wordmark, { x: 750, y: 500, size, font, track, max: 760, fill: ink }),
      `<path d="M690 566H810" stroke="${ink}" stroke-opacity=".6" stroke-width="3"/>`,
      place(750, 270, 0, 0.9, drawLineMotif(palette.motif, ink, 3.2)),
    ].join('');
  return drawScene(
    {
      palette,
      seed: `brand ${brand.slug}`,
      width: 1500,
      height: 1000,
      horizon: 0.82,
      sun: [0.46, 0.36],
      items: [],
      bunches: [
        { motif: palette.motif, x: -30, y: 1080, scale: 0.8, edge: 130, fronts: 0 },
        { motif: palette.motif, x: 1530, y: 1080, scale: 0.8, edge: 130, fronts: 0 },
      ],
      over: mark,
    },
    1200,
  );
}
