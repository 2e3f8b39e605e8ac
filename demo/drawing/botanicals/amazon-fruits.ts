// Fruits of the Amazon.

import { darken, lighten, mix } from '../color.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBead, drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

/** Costapalmate leaf of the buriti palm: blades that radiate from the end of the stalk. */
export const drawFanPalm: Botanical = (pen, random, length) => {
  const blades = repeat(15, (index) =>
    place(
      0,
      -length * 0.46,
      -98 + index * 14 + random() * 4,
      1,
      drawLeaf(pen, {
        length: length * (0.5 - Math.abs(index - 7) * 0.012),
        width: 17,
        from: '#2f6a38',
        to: random() > 0.5 ? '#9cc274' : '#74a85e',
        bend: (index - 7) * 3,
      }),
    ),
  );
  return drawStem(length * 0.47, '#7f9a52', 9, random() * 30 - 15) + blades;
};

const buritiOutline = 'M0 -96C50 -92 82 -48 80 4C78 58 42 94 0 98C-42 94 -78 58 -80 4C-82 -48 -50 -92 0 -96Z';

/** Whole fruit in its armour of overlapping scales. */
export function drawBuriti(pen: Pen): string {
  const fill = pen.radial(
    [
      [0, '#d9825a'],
      [0.35, '#a8432a'],
      [0.8, '#7a2618'],
      [1, '#4a130c'],
    ],
    [0.36, 0.3, 0.78],
  );
  const scales = repeat(9, (row) =>
    repeat(9, (column) => {
      const x = (column - 4) * 22 + (row % 2 ? 11 : 0);
      const y = (row - 4) * 23;
      return `M${x - 11} ${y - 12}Q${x - 10} ${y + 8} ${x} ${y + 15}Q${x + 10} ${y + 8} ${x + 11} ${y - 12}`;
    }),
  );
  return `<path d="M-8 -92L-12 -120H10L8 -92Z" fill="#6d5030"/><path d="${buritiOutline}" fill="${fill}"/><g clip-path="${pen.clip(buritiOutline)}" fill="none"><path d="${scales}" stroke="#3a0d08" stroke-opacity=".6" stroke-width="3.4"/><path d="${scales}" transform="translate(0 3)" stroke="#f0a884" stroke-opacity=".4" stroke-width="2"/></g><ellipse cx="-28" cy="-46" rx="15" ry="28" transform="rotate(26 -28 -46)" fill="#fff" opacity=".28"/>`;
}

/** Cut fruit: scales outside, deep orange pulp, a hard seed. */
export function drawBuritiHalf(pen: Pen): string {
  const pulp = pen.radial([
    [0, '#ffd05a'],
    [0.6, '#f7a524'],
    [1, '#e07a10'],
  ]);
  const seed = place(0, 4, 0, 1, drawBead(pen, 38, 46, '#b98a5a', 0.3));
  return `<path d="${buritiOutline}" fill="#7a2618"/><g transform="scale(.92)"><path d="${buritiOutline}" fill="#f6d9a0"/></g><g transform="scale(.86)"><path d="${buritiOutline}" fill="${pulp}"/></g>${seed}`;
}

/** Branch of the camu-camu shrub with its cherry-sized berries. */
export const drawCamuCamuBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#7a5a46',
    pairs: 6,
    spread: [64, 38],
    leafLength: [160, 96],
    slim: 0.21,
    dark: '#2c5f38',
    lights: ['#93bf7c', '#649a5c'],
    bend: 10,
  });
  const berries = repeat(5, (index) => {
    const side = index % 2 ? 1 : -1;
    const color = mix('#7a1430', '#c8493a', random());
    return place(side * 30, -length * (0.22 + index * 0.14), 0, 1, drawCamuCamu(pen, color, 27));
  });
  return leaves + berries;
};

export function drawCamuCamu(pen: Pen, color: string, radius: number): string {
  const crown = `<circle cy="${round(radius * 0.72)}" r="${round(radius * 0.13)}" fill="${darken(color, 0.6)}"/>`;
  return drawBead(pen, radius, radius, color, 0.6) + crown;
}

const cupuacuOutline =
  'M0 -176C58 -172 98 -104 98 -12C98 82 62 148 0 152C-62 148 -98 82 -98 -12C-98 -104 -58 -172 0 -176Z';

/** Whole pod, brown and velvety. */
export function drawCupuacu(pen: Pen): string {
  const fill = pen.radial(
    [
      [0, '#c79a6a'],
      [0.45, '#96653a'],
      [0.85, '#6d4424'],
      [1, '#452812'],
    ],
    [0.36, 0.3, 0.8],
  );
  const random = createRandom('cupuaçu');
  const down = repeat(90, () => {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random());
    return `<circle cx="${round(Math.cos(angle) * reach * 90)}" cy="${round(Math.sin(angle) * reach * 150 - 12)}" r="${round(1.4 + random() * 2)}" fill="${random() > 0.5 ? '#e0bb8c' : '#4f3018'}" opacity=".34"/>`;
  });
  return `<path d="M-9 -170L-12 -204H11L9 -170Z" fill="#5f4a2c"/><path d="${cupuacuOutline}" fill="${fill}"/><g clip-path="${pen.clip(cupuacuOutline)}">${down}</g>`;
}

/** Cut pod: thin shell and creamy white pulp round the seeds. */
export function drawCupuacuHalf(pen: Pen): string {
  const pulp = pen.radial(
    [
      [0, '#fffdf4'],
      [0.6, '#f8efd8'],
      [1, '#e2cfa6'],
    ],
    [0.42, 0.36, 0.7],
  );
  const lumps = repeat(10, (index) => {
    const row = Math.floor(index / 2);
    const x = (index % 2 ? 1 : -1) * (row === 0 || row === 4 ? 22 : 34);
    return place(x, -112 + row * 50 + (index % 2) * 10, index % 2 ? 16 : -16, 1, drawBead(pen, 31, 25, '#f4e8cc', 0.5));
  });
  return `<path d="${cupuacuOutline}" fill="${lighten('#6d4424', 0.06)}"/><g transform="translate(0 -1) scale(.92)"><path d="${cupuacuOutline}" fill="#d9b98a"/></g><g transform="translate(0 -1) scale(.86)"><path d="${cupuacuOutline}" fill="${pulp}"/></g>${lumps}`;
}
