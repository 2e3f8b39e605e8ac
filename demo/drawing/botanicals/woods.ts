// Woods that stand or lie next to a product.

import { darken, lighten } from '../color.ts';
import { pick, type Random } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';

/** Cut log: bark, rings, a split. */
export function drawWoodSlice(pen: Pen, radius: number, heart = '#d9ab74'): string {
  const wood = pen.radial([
    [0, darken(heart, 0.16)],
    [0.5, heart],
    [1, lighten(heart, 0.34)],
  ]);
  const bark = pen.linear(
    [
      [0, '#8a6038'],
      [1, '#4d3019'],
    ],
    [0, 0, 1, 1],
  );
  const r = (share: number) => round(radius * share);
  const rings = [0.14, 0.26, 0.37, 0.49, 0.6, 0.7, 0.79, 0.86]
    .map(
      (share, index) =>
        `<ellipse cx="${r(0.03 * (index % 3))}" cy="${r(-0.02 * (index % 2))}" rx="${r(share)}" ry="${r(share * 0.97)}" fill="none" stroke="${darken(heart, 0.36)}" stroke-opacity="${index % 2 ? 0.5 : 0.32}" stroke-width="${round(1.6 + (index % 3))}"/>`,
    )
    .join('');
  return `<circle cx="${r(0.07)}" cy="${r(0.08)}" r="${r(1)}" fill="#3f2712"/><circle r="${r(1)}" fill="${bark}"/><circle r="${r(0.92)}" fill="${wood}"/>${rings}<path d="M${r(0.04)} ${r(-0.04)}L${r(0.72)} ${r(-0.5)}" stroke="#5a3719" stroke-opacity=".6" stroke-width="${r(0.022)}"/>`;
}

/** Split sticks of heartwood standing in a loose bundle. */
export function drawWoodSticks(pen: Pen, random: Random, length: number): string {
  const fill = pen.linear([
    [0, '#7d5023'],
    [0.3, '#dca968'],
    [0.6, '#b88145'],
    [1, '#6a4119'],
  ]);
  return [-12, -5, 2, 9, 16]
    .map((turn, index) => {
      const size = length * (0.82 + random() * 0.2);
      const width = 20 + (index % 3) * 6;
      const body = `<path d="M${-width / 2} 0V${round(-size + 12)}L${round(-width * 0.1)} ${round(-size)}L${width / 2} ${round(-size + 20)}V0Z" fill="${fill}"/><path d="M${-width / 5} -10V${round(-size + 30)}M${width / 5} -20V${round(-size + 44)}" stroke="#5f3a14" stroke-opacity=".4" stroke-width="2"/>`;
      return place((index - 2) * 19, 0, turn, 1, body);
    })
    .join('');
}

/** A heap of planed chips of heartwood, curled and split along the grain. */
export function drawWoodChips(pen: Pen, random: Random, halfWidth: number): string {
  const chip = (color: string) => {
    const [long, high] = [44 + random() * 34, 15 + random() * 11];
    const face = pen.linear(
      [
        [0, lighten(color, 0.34)],
        [0.6, color],
        [1, darken(color, 0.14)],
      ],
      [0, 0, 1, 1],
    );
    const [l, h, lift] = [round(long), round(high), round(6 + random() * 12)];
    const outline = `M${-l} ${round(h * 0.5)}L${round(-l * 0.86)} ${-h}Q0 ${-h - lift} ${l} ${round(-h * 0.7)}L${round(l * 0.9)} ${round(h * 0.8)}Q0 ${round(h - lift)} ${-l} ${round(h * 0.5)}Z`;
    const grain = [-0.4, 0, 0.4]
      .map(
        (share) =>
          `M${round(-l * 0.86)} ${round(h * share)}Q0 ${round(h * share - lift)} ${round(l * 0.9)} ${round(h * share + 2)}`,
      )
      .join('');
    return `<path d="${outline}" transform="translate(3 7)" fill="${darken(color, 0.5)}"/><path d="${outline}" fill="${face}"/><path d="${grain}" stroke="${darken(color, 0.42)}" stroke-opacity=".42" stroke-width="2" fill="none"/>`;
  };
  const rows = [
    [0, 6, 1],
    [-26, 5, 0.74],
    [-50, 3, 0.44],
  ] as const;
  return rows
    .map(([y, count, share]) =>
      repeat(count, (index) => {
        const x = ((index + 0.5) / count - 0.5) * 2 * halfWidth * share;
        const color = pick(random, ['#dba06a', '#c98a55', '#e8b988', '#b9764a']);
        return place(x + random() * 16 - 8, y + random() * 16, random() * 90 - 45, 0.86, chip(color));
      }),
    )
    .join('');
}
