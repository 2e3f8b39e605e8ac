// Seeds, nuts, spices, woods and resins that lie on the floor next to the product.

import { darken, lighten, mix } from '../color.ts';
import { createRandom, type Random } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBead, drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

export function drawPods(pen: Pen, length: number): string {
  const fill = pen.linear([
    [0, '#6b4526'],
    [0.45, '#3c2413'],
    [1, '#1d0f06'],
  ]);
  const pod = (x: number, turn: number, bend: number) =>
    place(
      x,
      0,
      turn,
      1,
      `<path d="M-7 0C${-14 + bend} ${round(-length * 0.4)} ${-12 + bend} ${round(-length * 0.8)} ${round(bend * 0.4 - 3)} ${-length}L${round(bend * 0.4 + 4)} ${-length}C${10 + bend} ${round(-length * 0.8)} ${12 + bend} ${round(-length * 0.4)} 8 0Z" fill="${fill}"/>`,
    );
  return pod(0, -5, 18) + pod(20, 7, -26) + pod(38, 15, 12);
}

/** A rolled stick of bark, `length` long, lying along the y axis. */
function cinnamonStick(pen: Pen, length: number): string {
  const bark = pen.linear([
    [0, '#5a2a10'],
    [0.2, '#c98850'],
    [0.42, '#9a5526'],
    [0.5, '#6e3613'],
    [0.58, '#b26c38'],
    [0.8, '#8a4a20'],
    [1, '#4a200b'],
  ]);
  const end =
    '<ellipse cx="-13" cy="0" rx="14" ry="8" fill="#3d1b0a"/><ellipse cx="13" cy="0" rx="14" ry="8" fill="#3d1b0a"/><path d="M-24 0a11 6 0 1 1 14 4M24 0a11 6 0 1 0 -14 4" stroke="#d49a62" stroke-width="3.4" fill="none"/>';
  const random = createRandom(`bark ${length}`);
  const grain = repeat(16, () => {
    const x = round(random() * 50 - 25);
    const y = -random() * length * 0.9;
    return `M${x} ${round(y)}v${round(-14 - random() * 40)}`;
  });
  return `<path d="M-27 0V${-length}A13.5 7 0 0 1 0 ${-length}A13.5 7 0 0 1 27 ${-length}V0A13.5 8 0 0 1 0 0A13.5 8 0 0 1 -27 0Z" fill="${bark}"/><path d="${grain}" stroke="#3d1b0a" stroke-opacity=".3" stroke-width="2"/><g transform="translate(0 ${-length})">${end}</g>`;
}

/** A bundle of sticks tied with twine, standing. */
export function drawCinnamonBundle(pen: Pen, length: number): string {
  const sticks = [
    [-44, -7, 0.94],
    [40, 8, 0.9],
    [-2, 1, 1],
    [-24, -3, 0.84],
    [24, 4, 0.8],
  ] as const;
  const body = sticks.map(([x, turn, share]) => place(x, 0, turn, 1, cinnamonStick(pen, length * share))).join('');
  const twine = `<path d="M-76 ${round(-length * 0.36)}Q0 ${round(-length * 0.36 + 22)} 76 ${round(-length * 0.36)}M-75 ${round(-length * 0.33)}Q0 ${round(-length * 0.33 + 22)} 75 ${round(-length * 0.33)}" stroke="#e6cfa0" stroke-width="7" fill="none"/><path d="M10 ${round(-length * 0.33 + 12)}q34 -26 44 4q-24 14 -44 0zM6 ${round(-length * 0.33 + 12)}q-34 -22 -42 6q24 12 42 -2z" fill="none" stroke="#e6cfa0" stroke-width="5"/>`;
  return body + twine;
}

export function drawCinnamonLying(pen: Pen, length: number): string {
  return place(0, 0, 84, 1, cinnamonStick(pen, length)) + place(-10, -34, 78, 1, cinnamonStick(pen, length * 0.86));
}

/** Clove buds: nail, four sepals and a round head. */
export function drawClove(pen: Pen): string {
  const shaft = pen.linear([
    [0, '#3a1a0d'],
    [0.35, '#8a4c2c'],
    [1, '#33150a'],
  ]);
  return `<path d="M-9 70Q-12 20 -17 -20H17Q12 20 9 70Q0 80 -9 70Z" fill="${shaft}"/><path d="M-17 -18L-40 -44L-14 -34ZM17 -18L40 -44L14 -34ZM-8 -24L-14 -58L4 -30ZM8 -24L16 -58L-4 -30Z" fill="#5a2c18"/>${place(0, -38, 0, 1, drawBead(pen, 21, 20, '#8f5430', 0.3))}`;
}

export function drawCloves(pen: Pen, count: number, spread: number, seed: string): string {
  const random = createRandom(`cloves ${seed}`);
  return repeat(count, (index) =>
    place((index / count - 0.5) * spread * 2, random() * 46 - 20, 40 + random() * 280, 0.8, drawClove(pen)),
  );
}

export const drawCloveBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#7a4a3a',
    pairs: 5,
    spread: [64, 40],
    leafLength: [190, 120],
    slim: 0.23,
    dark: '#2f5730',
    lights: ['#b3a86a', '#7d9a58'],
    bend: 12,
    tip: false,
  });
  const buds = repeat(7, (index) => {
    const turn = -54 + index * 18;
    const bud = `<path d="M0 0V-60" stroke="#8aa05c" stroke-width="5"/><path d="M-7 -54L-11 -104H11L7 -54Z" fill="#b8503f"/>${place(0, -112, 0, 1, drawBead(pen, 17, 16, '#e0977a', 0.4))}`;
    return place(0, -length * 0.93, turn, 1, bud);
  });
  return leaves + buds;
};

/** A knobbly rhizome with a fresh cut. */
export function drawGinger(pen: Pen): string {
  const skin = pen.radial(
    [
      [0, '#f3dcae'],
      [0.45, '#d9b479'],
      [0.85, '#b58a4c'],
      [1, '#8a6330'],
    ],
    [0.38, 0.28, 0.82],
  );
  const outline =
    'M-170 22C-186 -26 -140 -52 -104 -40C-96 -92 -40 -112 -14 -66C6 -84 40 -82 52 -58C70 -104 128 -112 140 -66C176 -64 190 -22 164 2C150 40 96 44 70 26C60 62 4 70 -24 40C-56 66 -96 60 -108 36C-130 52 -162 48 -170 22Z';
  const rings =
    'M-128 -36Q-116 0 -124 40M-84 -52Q-70 0 -82 50M-10 -62Q10 -10 -14 42M56 -54Q70 -14 62 30M104 -82Q92 -40 116 -8M140 -62Q124 -30 148 6';
  return `<path d="${outline}" fill="${skin}"/><path d="${rings}" stroke="#8a6330" stroke-opacity=".45" stroke-width="3.4" fill="none"/><path d="M-96 -30Q-60 -76 -22 -60M64 -50Q90 -88 126 -78" stroke="#fff" stroke-opacity=".4" stroke-width="9" fill="none" stroke-linecap="round"/><ellipse cx="-158" cy="8" rx="22" ry="32" transform="rotate(14 -158 8)" fill="#fbeec0"/><ellipse cx="-158" cy="8" rx="16" ry="25" transform="rotate(14 -158 8)" fill="#f3dd92"/>`;
}

export function drawGingerSlice(pen: Pen, radius: number): string {
  const flesh = pen.radial([
    [0, '#fdf3c8'],
    [0.7, '#f5e09a'],
    [1, '#e2c36c'],
  ]);
  return `<ellipse rx="${radius}" ry="${round(radius * 0.86)}" fill="#b58a4c"/><ellipse rx="${round(radius * 0.94)}" ry="${round(radius * 0.8)}" fill="${flesh}"/><ellipse rx="${round(radius * 0.66)}" ry="${round(radius * 0.54)}" fill="none" stroke="#d9b95c" stroke-width="3" stroke-dasharray="5 6"/>`;
}

/** A cut lump of resin, lit from inside. */
export function drawResinTear(pen: Pen, size: number, color: string): string {
  const inside = pen.radial(
    [
      [0, lighten(color, 0.75)],
      [0.4, lighten(color, 0.25)],
      [0.85, color],
      [1, darken(color, 0.35)],
    ],
    [0.58, 0.66, 0.72],
  );
  const s = (share: number) => round(size * share);
  const outline = `M${s(-0.9)} ${s(0.3)}C${s(-1)} ${s(-0.3)} ${s(-0.5)} ${s(-0.86)} ${s(0.04)} ${s(-0.9)}C${s(0.56)} ${s(-0.86)} ${s(0.98)} ${s(-0.34)} ${s(0.92)} ${s(0.22)}C${s(0.8)} ${s(0.66)} ${s(-0.66)} ${s(0.72)} ${s(-0.9)} ${s(0.3)}Z`;
  return `<path d="${outline}" fill="${inside}"/><path d="M${s(-0.62)} ${s(0.06)}Q${s(-0.5)} ${s(-0.5)} ${s(-0.02)} ${s(-0.64)}" stroke="#fff" stroke-opacity=".75" stroke-width="${s(0.1)}" stroke-linecap="round" fill="none"/><path d="M${s(0.1)} ${s(-0.8)}L${s(0.3)} ${s(-0.2)}L${s(0.82)} ${s(0.06)}M${s(0.3)} ${s(-0.2)}L${s(0.02)} ${s(0.42)}" stroke="#fff" stroke-opacity=".28" stroke-width="${s(0.035)}" fill="none"/>`;
}

export function drawResinHeap(pen: Pen, color: string, seed: string): string {
  const random = createRandom(`resin ${seed}`);
  const spots = [
    [-70, 0, 50],
    [6, 8, 58],
    [76, 2, 44],
    [-30, -48, 44],
    [40, -50, 46],
    [116, 22, 26],
    [-118, 20, 28],
  ] as const;
  return spots
    .map(([x, y, size]) =>
      place(x, y, random() * 40 - 20, 1, drawResinTear(pen, size, mix(color, '#7a4a12', random() * 0.25))),
    )
    .join('');
}

/** Dry thorny branch, as of myrrh and frankincense trees. */
export const drawThornBranch: Botanical = (pen, random, length) => {
  const twigs = repeat(6, (index) => {
    const side = index % 2 ? 1 : -1;
    const y = -length * (0.2 + index * 0.13);
    const tuft = repeat(3, (leaf) =>
      place(
        0,
        -length * 0.15,
        -50 + leaf * 50,
        1,
        drawLeaf(pen, { length: 46, width: 11, from: '#5c6b34', to: '#b0b878', vein: false }),
      ),
    );
    return place(
      0,
      y,
      side * (44 + random() * 16),
      1,
      `${drawStem(length * 0.15, '#8a6a48', 5)}<path d="M0 -20l${side * 26} -16" stroke="#8a6a48" stroke-width="4" stroke-linecap="round"/>${tuft}`,
    );
  });
  return drawStem(length, '#8a6a48', 9, random() * 60 - 30) + twigs;
};

/** Fine roots tied under a tuft of grass. */
export function drawRootBundle(pen: Pen, random: Random, length: number): string {
  const strands = repeat(26, (index) => {
    const spread = (index / 25 - 0.5) * 2;
    const x = spread * (60 + random() * 60);
    const end = length * (0.55 + random() * 0.3);
    const color = ['#a98c5a', '#8a6e40', '#c7ab78', '#6f5630'][index % 4] ?? '#a98c5a';
    return `<path d="M${round(spread * 26)} 0C${round(spread * 40 + random() * 30 - 15)} ${round(end * 0.4)} ${round(x + random() * 60 - 30)} ${round(end * 0.6)} ${round(x)} ${round(end)}" stroke="${color}" stroke-width="${round(2.4 + random() * 3)}" fill="none" stroke-linecap="round"/>`;
  });
  const grass = repeat(9, (index) =>
    place(
      (index - 4) * 6,
      0,
      (index - 4) * 8,
      1,
      drawLeaf(pen, {
        length: length * (0.5 + random() * 0.25),
        width: 8,
        from: '#6a7a3a',
        to: '#b7bd78',
        bend: (index - 4) * 12,
      }),
    ),
  );
  return `${grass}${strands}<path d="M-32 -4Q0 12 32 -4M-32 8Q0 24 32 8" stroke="#e6d3a6" stroke-width="7" fill="none"/>`;
}

export function drawAlmond(pen: Pen, color = '#b57a45'): string {
  const fill = pen.radial(
    [
      [0, lighten(color, 0.45)],
      [0.5, color],
      [1, darken(color, 0.45)],
    ],
    [0.38, 0.36, 0.75],
  );
  return `<path d="M0 -62C34 -40 46 8 30 40C18 60 -18 60 -30 40C-46 8 -34 -40 0 -62Z" fill="${fill}"/><path d="M-4 -46Q-22 0 -14 44M4 -46Q6 0 2 50M12 -40Q26 0 16 42" stroke="${darken(color, 0.5)}" stroke-opacity=".35" stroke-width="2.6" fill="none"/><path d="M-16 -22Q-24 4 -20 22" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

export function drawCoffeeBean(pen: Pen): string {
  return `${drawBead(pen, 30, 40, '#5a3419', 0.3)}<path d="M2 -37C-14 -14 16 12 -2 38" stroke="#2a1408" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

/** Several of the same lying in a loose heap. */
export function scatter(body: string, seed: string, spots: readonly (readonly [number, number, number?])[]): string {
  const random = createRandom(`scatter ${seed}`);
  return spots.map(([x, y, scale = 1]) => place(x, y, random() * 360, scale, body)).join('');
}
