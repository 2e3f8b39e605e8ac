// Flowers.

import { lighten, mix } from '../color.ts';
import { createRandom, type Random } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBead, drawBlossom, drawLeaf, type Botanical } from './leaf.ts';

function rosePetal(pen: Pen, size: number, color: string, depth: number): string {
  const base = mix(color, '#a3123f', depth * 0.62);
  const fill = pen.radial(
    [
      [0, mix(base, '#4a0c20', 0.55)],
      [0.56, mix(base, '#6a1030', 0.22)],
      [0.8, base],
      [0.93, lighten(base, 0.3)],
      [1, lighten(base, 0.56)],
    ],
    [0.5, 1, 1.02],
  );
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
  const shade = pen.radial([
    [0, '#4a0c20', 0.6],
    [0.66, '#4a0c20', 0.28],
    [1, '#4a0c20', 0],
  ]);
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
  const heart = pen.radial([
    [0, '#f2b53a'],
    [1, '#d98f1c'],
  ]);
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
  const petals = drawBlossom(
    pen,
    { count: 5, length: radius, width: radius * 0.42, from: '#e4dcc4', to: '#fffefa' },
    { radius: radius * 0.08, color: '#c8d278' },
  );
  return petals + stamens(12, radius * 0.3, '#e9b22a') + drawBead(pen, radius * 0.11, radius * 0.11, '#b9c95c');
}

export function drawJasmine(pen: Pen, radius: number): string {
  return drawBlossom(
    pen,
    { count: 6, length: radius, width: radius * 0.27, from: '#e3e6c4', to: '#ffffff' },
    { radius: radius * 0.13, color: '#e8d27a' },
  );
}

/** Drooping yellow ribbons of the ylang-ylang flower. */
export function drawYlang(pen: Pen, random: Random, radius: number): string {
  const petal = (turn: number, size: number, front: boolean) => {
    const bend = (turn > 180 ? -1 : 1) * 26;
    return place(
      0,
      0,
      turn,
      1,
      drawLeaf(pen, {
        length: size,
        width: size * 0.15,
        from: front ? '#c9c63a' : '#aeb33a',
        to: front ? '#fbe46a' : '#e8cf52',
        bend,
      }),
    );
  };
  const back = [96, 140, 184, 222, 264].map((turn) => petal(turn + random() * 8, radius * 1.1, false)).join('');
  const front = [116, 162, 204, 246].map((turn) => petal(turn + random() * 8, radius * 0.95, true)).join('');
  return back + front + drawBead(pen, radius * 0.11, radius * 0.09, '#8f9a2c');
}

export function drawDogRose(pen: Pen, radius: number): string {
  const petals = drawBlossom(
    pen,
    { count: 5, length: radius, width: radius * 0.56, from: '#fff3ee', to: '#f29bb0' },
    { radius: radius * 0.12, color: '#e9b22a' },
  );
  return petals + stamens(14, radius * 0.26, '#e0a01e') + drawBead(pen, radius * 0.09, radius * 0.09, '#c9b23a');
}

/** Open boll: four soft tufts in a dry husk. */
export const drawCottonBoll: Botanical = (pen, _random, radius) => {
  const husk = repeat(5, (index) =>
    place(
      0,
      0,
      -76 + index * 38,
      1,
      drawLeaf(pen, {
        length: radius * 1.06,
        width: radius * 0.24,
        from: '#5a3f26',
        to: '#b08a5c',
        bend: (index - 2) * 10,
      }),
    ),
  );
  const fluff = pen.radial(
    [
      [0, '#ffffff'],
      [0.62, '#fbfcfe'],
      [1, '#cdd8e4'],
    ],
    [0.4, 0.34, 0.72],
  );
  const tufts = [
    [-0.44, -0.42, 0.5],
    [0.44, -0.44, 0.5],
    [0, -0.82, 0.52],
    [0, -0.34, 0.52],
  ] as const;
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

const manacaColors = [
  ['#6d45a8', '#a682dc'],
  ['#9a7fc9', '#d9ccf2'],
  ['#cfc8dd', '#ffffff'],
] as const;

/** One flower of the manacá tree; `age` 0 is violet, 2 is white. */
export function drawManacaFlower(pen: Pen, radius: number, age: number): string {
  const [from, to] = manacaColors[age % 3] ?? manacaColors[0];
  return drawBlossom(
    pen,
    { count: 5, length: radius, width: radius * 0.6, from, to, turn: age * 23 },
    { radius: radius * 0.09, color: '#f0c23a' },
  );
}
