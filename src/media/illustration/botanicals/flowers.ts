// Flowers.
import { darken, lighten, mix } from '../color.ts';
import { createRandom, type Random } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBead, drawBlossom, drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

function rosePetal(pen: Pen, size: number, color: string, depth: number): string {
  const base = mix(color, '#a3123f', depth * 0.62);
  const fill = pen.radial([[0, mix(base, '#4a0c20', 0.55)], [0.56, mix(base, '#6a1030', 0.22)], [0.8, base], [0.93, lighten(base, 0.3)], [1, lighten(base, 0.56)]], [0.5, 1, 1.02]);
  const w = size * 0.74;
  const d = `M0 ${round(size * 0.1)}C${round(-w * 0.9)} ${round(-size * 0.02)} ${round(-w * 1.16)} ${round(-size * 0.74)} ${round(-w * 0.5)} ${round(-size * 0.93)}Q${round(-w * 0.18)} ${round(-size * 1.02)} 0 ${round(-size * 0.94)}Q${round(w * 0.22)} ${round(-size * 1.04)} ${round(w * 0.54)} ${round(-size * 0.92)}C${round(w * 1.14)} ${round(-size * 0.7)} ${round(w * 0.88)} 0 0 ${round(size * 0.1)}Z`;
  return `<path d="${d}" fill="${fill}" stroke="${mix(base, '#4a0c20', 0.5)}" stroke-opacity=".4" stroke-width="1.8"/>`;
}

/** A garden rose from above: five rings of petals closing to a spiral. */
export function drawRose(pen: Pen, random: Random, radius: number, color = '#d8607f'): string {
  const rings = [
    { count: 6, size: 1, depth: 0.1 },
    { count: 5, size: 0.82, depth: 0.28 },
    { count: 5, size: 0.63, depth: 0.46 },
    { count: 4, size: 0.45, depth: 0.66 },
    { count: 3, size: 0.29, depth: 0.9 },
  ];
  const shade = pen.radial([[0, '#4a0c20', 0.6], [0.66, '#4a0c20', 0.28], [1, '#4a0c20', 0]]);
  const body = rings
    .map(({ count, size, depth }, ring) => {
      const petals = repeat(count, (index) => {
        const turn = (index / count) * 360 + ring * 37 + random() * 12;
        return place(0, 0, turn, 1, rosePetal(pen, radius * size * (0.96 + random() * 0.08), color, depth));
      });
      return `${ring ? `<circle r="${round(radius * size * 1.1)}" fill="${shade}"/>` : ''}${petals}`;
    })
    .join('');
  const r = radius * 0.15;
  const spiral = `M${round(-r)} ${round(r * 0.2)}C${round(-r)} ${round(-r)} ${round(r)} ${round(-r)} ${round(r)} 0C${round(r)} ${round(r * 0.8)} ${round(-r * 0.5)} ${round(r * 0.8)} ${round(-r * 0.5)} 0C${round(-r * 0.4)} ${round(-r * 0.5)} ${round(r * 0.4)} ${round(-r * 0.4)} ${round(r * 0.3)} ${round(r * 0.1)}`;
  return `${body}<circle r="${round(radius * 0.17)}" fill="${mix(color, '#5e0f28', 0.5)}"/><path d="${spiral}" stroke="${lighten(color, 0.4)}" stroke-width="${round(radius * 0.035)}" fill="none" stroke-linecap="round"/>`;
}

export function drawVanillaFlower(pen: Pen, radius: number): string {
  const petal = drawLeaf(pen, { length: radius, width: radius * 0.34, from: '#f1dc9c', to: '#fffdf2', bend: 6 });
  const heart = pen.radial([[0, '#f2b53a'], [1, '#d98f1c']]);
  return `${repeat(5, (index) => place(0, 0, index * 72 + 8, 1, petal))}<ellipse rx="${round(radius * 0.2)}" ry="${round(radius * 0.26)}" fill="${heart}"/><ellipse cx="-4" cy="-6" rx="${round(radius * 0.08)}" ry="${round(radius * 0.11)}" fill="#fff2c4" opacity=".8"/>`;
}

const stamens = (count: number, reach: number, color: string): string =>
  repeat(count, (index) => {
    const angle = (index / count) * 6.283;
    const x = round(Math.cos(angle) * reach);
    const y = round(Math.sin(angle) * reach);
    return `<path d="M0 0L${x} ${y}" stroke="#fff8dc" stroke-width="3"/><circle cx="${x}" cy="${y}" r="5" fill="${color}"/>`;
  });

/** Flower of the bitter orange: waxy white petals, yellow stamens. */
export function drawOrangeBlossom(pen: Pen, radius: number): string {
  const petals = drawBlossom(pen, { count: 5, length: radius, width: radius * 0.42, from: '#e4dcc4', to: '#fffefa' }, { radius: radius * 0.08, color: '#c8d278' });
  return petals + stamens(12, radius * 0.3, '#e9b22a') + drawBead(pen, radius * 0.11, radius * 0.11, '#b9c95c');
}

export function drawJasmine(pen: Pen, radius: number): string {
  return drawBlossom(pen, { count: 6, length: radius, width: radius * 0.27, from: '#e3e6c4', to: '#ffffff' }, { radius: radius * 0.13, color: '#e8d27a' });
}

/** Twig with jasmine stars and pink buds. */
export const drawJasmineTwig: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#5d7340',
    pairs: 7,
    spread: [66, 40],
    leafLength: [120, 70],
    slim: 0.3,
    dark: '#38602c',
    lights: ['#9cc07f', '#6b9a58'],
    bend: 8,
  });
  const stars = repeat(5, (index) => place((index % 2 ? 1 : -1) * (26 + random() * 30), -length * (0.36 + index * 0.14), random() * 60, 1, drawJasmine(pen, 58 - index * 3)));
  const bud = drawLeaf(pen, { length: 62, width: 10, from: '#d9a9b4', to: '#fff6f4', vein: false });
  return leaves + stars + place(6, -length, 14, 1, bud) + place(-8, -length * 0.96, -22, 0.85, bud);
};

/** Drooping yellow ribbons of the ylang-ylang flower. */
export function drawYlang(pen: Pen, random: Random, radius: number): string {
  const petal = (turn: number, size: number, front: boolean) => {
    const bend = (turn > 180 ? -1 : 1) * 26;
    return place(0, 0, turn, 1, drawLeaf(pen, { length: size, width: size * 0.15, from: front ? '#c9c63a' : '#aeb33a', to: front ? '#fbe46a' : '#e8cf52', bend }));
  };
  const back = [96, 140, 184, 222, 264].map((turn) => petal(turn + random() * 8, radius * 1.1, false)).join('');
  const front = [116, 162, 204, 246].map((turn) => petal(turn + random() * 8, radius * 0.95, true)).join('');
  return back + front + drawBead(pen, radius * 0.11, radius * 0.09, '#8f9a2c');
}

export const drawYlangBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#5f6a3a',
    pairs: 5,
    spread: [66, 40],
    leafLength: [180, 110],
    slim: 0.28,
    dark: '#2f5a2a',
    lights: ['#8fb765', '#5f9148'],
    bend: 14,
  });
  return leaves + place(34, -length * 0.7, 8, 1, drawYlang(pen, random, 118)) + place(-30, -length * 0.95, -14, 0.8, drawYlang(pen, random, 118));
};

/** Umbel of small five-petalled flowers over a round leaf. */
export const drawGeranium: Botanical = (pen, random, length) => {
  const floret = (color: string) => drawBlossom(pen, { count: 5, length: 46, width: 22, from: darken(color, 0.24), to: lighten(color, 0.3), turn: random() * 60 }, { radius: 7, color: '#fbe9a8' });
  const colors = ['#d856a6', '#e57bbd', '#c9428f'];
  const umbel = repeat(13, (index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index) * 27;
    return place(Math.cos(angle) * reach, -length + Math.sin(angle) * reach * 0.8, 0, 1, floret(colors[index % 3] ?? '#d856a6'));
  });
  const rays = repeat(7, (index) => `<path d="M0 ${round(-length * 0.8)}L${round((index - 3) * 24)} ${round(-length + 20)}" stroke="#7d9a55" stroke-width="4"/>`);
  const leaf = place(0, -length * 0.3, -52, 1, drawRoundLeaf(pen, 96)) + place(0, -length * 0.2, 56, 1, drawRoundLeaf(pen, 84));
  return drawStem(length * 0.82, '#7d9a55', 8, random() * 30 - 15) + leaf + rays + umbel;
};

function drawRoundLeaf(pen: Pen, radius: number): string {
  const fill = pen.radial([[0, '#4c7f3f'], [0.55, '#6aa356'], [0.72, '#4f8444'], [1, '#8fc177']], [0.5, 0.9, 0.9]);
  const lobes = repeat(7, (index) => {
    const from = -2.5 + index * 0.714;
    const middle = from + 0.357;
    const at = (angle: number, reach: number) => `${round(Math.sin(angle) * radius * reach)} ${round(-radius - Math.cos(angle) * radius * reach)}`;
    return `${index ? '' : `L${at(from, 0.86)}`}Q${at(middle, 1.24)} ${at(from + 0.714, 0.88)}`;
  });
  const veins = repeat(5, (index) => `M0 ${round(-radius * 0.45)}L${round(Math.sin(-1.3 + index * 0.65) * radius * 0.72)} ${round(-radius - Math.cos(-1.3 + index * 0.65) * radius * 0.72)}`);
  return `<path d="M0 0L0 ${round(-radius * 0.5)}" stroke="#7d9a55" stroke-width="6"/><path d="M0 ${round(-radius * 0.4)}${lobes}Z" fill="${fill}"/><path d="${veins}" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;
}

/** Dog rose with its hips. */
export const drawRosehip: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#7a5a3c',
    pairs: 6,
    spread: [66, 40],
    leafLength: [110, 70],
    slim: 0.36,
    dark: '#3a6630',
    lights: ['#95bd72', '#679a50'],
    teeth: 8,
    tip: false,
  });
  const hip = `${drawStem(46, '#7a5a3c', 5)}${place(0, -78, 0, 1, drawBead(pen, 30, 40, '#d23a22', 0.6))}<path d="M-9 -116L-16 -134L-3 -122L2 -138L6 -121L18 -132L10 -115Z" fill="#5b4526"/>`;
  const places = [[0.5, 52], [0.66, -56], [0.82, 38], [0.98, -8]] as const;
  return leaves + places.map(([share, turn]) => place(0, -length * share, turn + random() * 10, 1, hip)).join('');
};

export function drawDogRose(pen: Pen, radius: number): string {
  const petals = drawBlossom(pen, { count: 5, length: radius, width: radius * 0.56, from: '#fff3ee', to: '#f29bb0' }, { radius: radius * 0.12, color: '#e9b22a' });
  return petals + stamens(14, radius * 0.26, '#e0a01e') + drawBead(pen, radius * 0.09, radius * 0.09, '#c9b23a');
}

/** Open boll: four soft tufts in a dry husk. */
export const drawCottonBoll: Botanical = (pen, _random, radius) => {
  const husk = repeat(5, (index) => place(0, 0, -76 + index * 38, 1, drawLeaf(pen, { length: radius * 1.06, width: radius * 0.24, from: '#5a3f26', to: '#b08a5c', bend: (index - 2) * 10 })));
  const fluff = pen.radial([[0, '#ffffff'], [0.62, '#fbfcfe'], [1, '#cdd8e4']], [0.4, 0.34, 0.72]);
  const tufts = [[-0.44, -0.42, 0.5], [0.44, -0.44, 0.5], [0, -0.82, 0.52], [0, -0.34, 0.52]] as const;
  const random = createRandom('cotton');
  const puff = tufts
    .map(([x, y, size]) => {
      const lumps = repeat(9, (index) => {
        const angle = (index / 9) * 6.283 + random();
        return `<circle cx="${round((x + Math.cos(angle) * size * 0.56) * radius)}" cy="${round((y + Math.sin(angle) * size * 0.5) * radius)}" r="${round(size * radius * (0.4 + random() * 0.16))}" fill="${fluff}"/>`;
      });
      return `${lumps}<circle cx="${round(x * radius)}" cy="${round(y * radius)}" r="${round(size * radius * 0.7)}" fill="${fluff}"/>`;
    })
    .join('');
  return husk + puff;
};

export const drawCottonBranch: Botanical = (pen, random, length) => {
  const side = place(0, -length * 0.42, -44, 1, drawStem(length * 0.24, '#7a5b3c', 6) + place(0, -length * 0.24, 24, 1, drawCottonBoll(pen, random, 66)));
  const other = place(0, -length * 0.6, 46, 1, drawStem(length * 0.2, '#7a5b3c', 6) + place(0, -length * 0.2, -26, 1, drawCottonBoll(pen, random, 60)));
  return drawStem(length * 0.94, '#7a5b3c', 8, random() * 40 - 20) + side + other + place(0, -length * 0.92, 0, 1, drawCottonBoll(pen, random, 78));
};

export const drawChamomile: Botanical = (pen, random, length) => {
  const stem = drawStem(length, '#7fa04d', 6, random() * 40 - 20);
  const threads = repeat(8, (index) => {
    const side = index % 2 ? 1 : -1;
    return place(0, -length * (0.1 + index * 0.09), side * (30 + random() * 24), 1, drawLeaf(pen, { length: 80, width: 5, from: '#6f9440', to: '#a9c873', vein: false, bend: side * 14 }));
  });
  const daisy = drawBlossom(pen, { count: 14, length: 78, width: 14, from: '#e6e0cc', to: '#ffffff' }, { radius: 27, color: '#eeb11c' });
  const smaller = place(-16, -length * 0.6, -42, 1, drawStem(length * 0.3, '#7fa04d', 5) + place(0, -length * 0.3, 20, 0.72, daisy));
  return stem + threads + smaller + place(0, -length, random() * 30, 1, daisy);
};

const manacaColors = [
  ['#6d45a8', '#a682dc'],
  ['#9a7fc9', '#d9ccf2'],
  ['#cfc8dd', '#ffffff'],
] as const;

/** One flower of the manacá tree; `age` 0 is violet, 2 is white. */
export function drawManacaFlower(pen: Pen, radius: number, age: number): string {
  const [from, to] = manacaColors[age % 3] ?? manacaColors[0];
  return drawBlossom(pen, { count: 5, length: radius, width: radius * 0.6, from, to, turn: age * 23 }, { radius: radius * 0.09, color: '#f0c23a' });
}

/** Branch of the manacá tree, its flowers violet, lilac and white at once. */
export const drawManacaBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#6d5a3c',
    pairs: 6,
    spread: [64, 40],
    leafLength: [150, 92],
    slim: 0.26,
    dark: '#27593a',
    lights: ['#83b27c', '#568f5a'],
    bend: 10,
  });
  const flowers = repeat(6, (index) => place((index % 2 ? 1 : -1) * (30 + random() * 36), -length * (0.34 + index * 0.125), random() * 60, 1, drawManacaFlower(pen, 68 - index * 3, Math.floor(random() * 3))));
  return leaves + flowers;
};
