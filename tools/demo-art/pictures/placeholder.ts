// The placeholder of a product without a picture: a bottle in outline on a plain wall.

import { drawLineMotif } from '../motifs/line-motif.ts';
import type { Palette } from '../palettes.ts';
import { drawScene, type Drawing } from '../scene.ts';
import { place } from '../svg.ts';

const quiet: Palette = {
  wall: '#e2e6df',
  floor: '#f1f3ef',
  tone: '#7f8c83',
  ink: '#33413a',
  motif: 'manaca',
  dark: false,
};

const outline =
  'M-158 -34V-374C-158 -444 -84 -448 -62 -476V-506H62V-476C84 -448 158 -444 158 -374V-34Q158 0 112 8Q0 20 -112 8Q-158 0 -158 -34ZM-84 -506V-600H84V-506ZM-56 -606L-50 -630C-46 -670 -48 -740 -34 -768Q0 -792 34 -768C48 -740 46 -670 50 -630L56 -606M-158 -352H158M-158 -60H158';

export function drawPlaceholder(): Drawing {
  const bottle = `<path d="${outline}" fill="#fff" fill-opacity=".45" stroke="${quiet.tone}" stroke-width="5" stroke-linejoin="round"/>${place(0, -206, 0, 1.5, drawLineMotif('manaca', quiet.tone, 3.2))}`;
  return drawScene(
    { palette: quiet, seed: 'placeholder', items: [], over: () => place(500, 1090, 0, 1.18, bottle) },
    1200,
  );
}
