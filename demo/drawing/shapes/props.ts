// Things that stand beside a product in use: folded linen, a dish of oil or cream, foam.

import { darken, lighten, mix } from '../color.ts';
import type { Palette } from '../palettes.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import type { Look, Shape } from './shape.ts';

const shade = '#3a2408';

/** Three folded cloths; the top is at `-height + 30`. */
export function drawLinen(pen: Pen, { palette }: Look): Shape {
  const halfWidth = 270;
  const layer = 74;
  const soft = palette.dark ? mix(palette.tone, '#f1e9dc', 0.74) : mix(palette.wall, '#ffffff', 0.6);
  const cloths = [mix(soft, palette.tone, 0.26), lighten(soft, 0.35), mix(soft, palette.tone, 0.1)];
  const body = cloths.map((color, index) => {
    const base = -index * layer;
    const half = halfWidth - index * 9;
    const fill = pen.linear(
      [
        [0, lighten(color, 0.5)],
        [0.4, color],
        [1, mix(color, shade, 0.3)],
      ],
      [0, 0, 0, 1],
    );
    const side = pen.linear([
      [0, shade, 0.24],
      [0.12, '#ffffff', 0.2],
      [0.3, '#ffffff', 0],
      [0.8, shade, 0.02],
      [1, shade, 0.3],
    ]);
    const path = `M${-half + 34} ${base - layer}H${half - 16}Q${half} ${base - layer + 4} ${half} ${base - layer / 2}Q${half} ${base} ${half - 16} ${base}H${-half + 34}C${-half - 10} ${base} ${-half - 10} ${base - layer} ${-half + 34} ${base - layer}Z`;
    const folds = [0.34, 0.66]
      .map(
        (share) =>
          `M${-half + 40} ${round(base - layer * share)}C${-half * 0.3} ${round(base - layer * share + 7)} ${half * 0.4} ${round(base - layer * share - 5)} ${half - 4} ${round(base - layer * share + 2)}`,
      )
      .join('');
    return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="${side}"/><path d="${folds}" stroke="${shade}" stroke-opacity=".2" stroke-width="4" fill="none"/><path d="M${-half + 34} ${base - 3}H${half - 14}" stroke="${shade}" stroke-opacity=".34" stroke-width="7" filter="${pen.blur(4, [-320, base - 30, 640, 60])}"/>`;
  });
  const top = -layer * 3;
  const upper = `<path d="M${-halfWidth + 50} ${top + 4}C${-halfWidth + 70} ${top - 34} ${halfWidth - 90} ${top - 38} ${halfWidth - 34} ${top + 4}Z" fill="${lighten(cloths[2] ?? soft, 0.55)}"/>`;
  return {
    width: halfWidth * 2,
    height: layer * 3 + 30,
    cast: `M${-halfWidth} 0V${top}H${halfWidth}V0Z`,
    svg: upper + body.join(''),
  };
}

/** A tea towel spread out, seen from above, striped at both ends, with the folds of its cupboard; its middle at the origin. */
export function drawSpreadCloth(
  pen: Pen,
  { wall, tone }: Palette,
  { width, height }: { width: number; height: number },
): string {
  const [x, y] = [-width / 2, -height / 2];
  const color = mix(mix(wall, tone, 0.12), '#ffffff', 0.66);
  const fill = pen.linear(
    [
      [0, lighten(color, 0.4)],
      [0.5, color],
      [1, mix(color, shade, 0.1)],
    ],
    [0, 0, 1, 1],
  );
  const stripes = [70, 98]
    .flatMap((inset) => [y + inset, -y - inset - 12])
    .map((top) => `<rect x="${x}" y="${top}" width="${width}" height="12" fill="${tone}" opacity=".5"/>`);
  const region = [x, y, width, height] as const;
  const fold = (path: string, dx: number, dy: number) =>
    `<path d="${path}" stroke="${shade}" stroke-opacity=".2" stroke-width="12" filter="${pen.blur(7, region)}"/><path d="${path}" transform="translate(${dx} ${dy})" stroke="#fff" stroke-opacity=".6" stroke-width="6" filter="${pen.blur(3, region)}"/>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fill}"/>${stripes.join('')}<g fill="none">${fold(`M${x} ${round(y * 0.3)}h${width}`, 0, -10)}${fold(`M${round(width * 0.08)} ${y}v${height}`, -10, 0)}</g><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="6" fill="none" stroke="${shade}" stroke-opacity=".2" stroke-width="3" stroke-dasharray="9 7"/>`;
}

function drawPlate(pen: Pen, rim: string): string {
  const side = pen.linear([
    [0, darken(rim, 0.4)],
    [0.2, lighten(rim, 0.7)],
    [0.5, rim],
    [0.9, darken(rim, 0.24)],
    [1, darken(rim, 0.42)],
  ]);
  const inside = pen.radial([
    [0, lighten(rim, 0.2)],
    [0.8, darken(rim, 0.06)],
    [1, darken(rim, 0.2)],
  ]);
  return `<path d="M-176 -70C-168 -20 -104 4 0 4C104 4 168 -20 176 -70Z" fill="${side}"/><ellipse cy="-70" rx="176" ry="46" fill="${lighten(rim, 0.7)}"/><ellipse cy="-67" rx="162" ry="39" fill="${inside}"/>`;
}

const dish = { width: 350, height: 120, cast: 'M-170 0V-76H170V0Z' };

/** A ceramic dish with oil in it. */
export function drawOilDish(pen: Pen): Shape {
  const oil = pen.radial(
    [
      [0, '#fff0b0'],
      [0.5, '#f0c552'],
      [1, '#b97f1c'],
    ],
    [0.36, 0.4, 0.7],
  );
  return {
    ...dish,
    svg: `${drawPlate(pen, '#efe7da')}<ellipse cy="-62" rx="146" ry="30" fill="${oil}"/><path d="M-104 -68C-80 -84 -30 -88 6 -84" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round" fill="none" filter="${pen.blur(2)}"/><ellipse cx="70" cy="-54" rx="20" ry="5" fill="none" stroke="#fff6d0" stroke-opacity=".7" stroke-width="3"/>`,
  };
}

/** The dish with a clear serum. */
export function drawSerumDish(pen: Pen, tint: string): Shape {
  const serum = pen.radial(
    [
      [0, '#ffffff', 0.9],
      [0.6, mix('#f7f4ea', tint, 0.3), 0.8],
      [1, mix('#d9d2c0', tint, 0.4), 0.9],
    ],
    [0.36, 0.4, 0.7],
  );
  return {
    ...dish,
    svg: `${drawPlate(pen, '#efe7da')}<ellipse cy="-63" rx="112" ry="23" fill="${serum}"/><path d="M-78 -68C-56 -80 -20 -83 8 -80" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" filter="${pen.blur(1.6)}"/>`,
  };
}

/** A swirl of cream, its base at the origin and `halfWidth` wide. */
export function drawCream(pen: Pen, halfWidth: number): string {
  const fill = pen.linear(
    [
      [0, '#ffffff'],
      [0.5, '#fffaf0'],
      [1, '#e6d6bd'],
    ],
    [0, 0, 0.5, 1],
  );
  const coil = (level: number) => {
    const half = halfWidth * (1 - level * 0.27);
    const y = -halfWidth * 0.27 * level;
    const high = halfWidth * 0.34;
    return `<path d="M${round(-half)} ${round(y - high * 0.3)}C${round(-half)} ${round(y - high)} ${round(half)} ${round(y - high * 1.15)} ${round(half)} ${round(y - high * 0.42)}C${round(half)} ${round(y + high * 0.36)} ${round(-half)} ${round(y + high * 0.4)} ${round(-half)} ${round(y - high * 0.3)}Z" fill="${fill}"/><path d="M${round(-half * 0.8)} ${round(y - high * 0.02)}C${round(-half * 0.3)} ${round(y + high * 0.2)} ${round(half * 0.4)} ${round(y + high * 0.16)} ${round(half * 0.86)} ${round(y - high * 0.2)}" stroke="${shade}" stroke-opacity=".16" stroke-width="${round(halfWidth * 0.045)}" fill="none" stroke-linecap="round" filter="${pen.blur(2)}"/>`;
  };
  const h = (share: number) => round(halfWidth * share);
  const tip = `<path d="M${h(-0.24)} ${h(-0.84)}C${h(-0.2)} ${h(-1.06)} ${h(0.02)} ${h(-1.04)} ${h(0.1)} ${h(-1.3)}C${h(0.26)} ${h(-1.1)} ${h(0.32)} ${h(-0.92)} ${h(0.22)} ${h(-0.82)}Z" fill="${fill}"/>`;
  return coil(0) + coil(1) + coil(2) + tip;
}

export function drawCreamDish(pen: Pen): Shape {
  return { ...dish, svg: `${drawPlate(pen, '#e3d3bd')}${place(0, -56, 0, 1, drawCream(pen, 112))}` };
}

/** A low heap of lather with clear bubbles on it. */
export function drawFoam(pen: Pen, seed: string): Shape {
  const halfWidth = 210;
  const random = createRandom(`foam ${seed}`);
  const lather = pen.linear(
    [
      [0, '#ffffff'],
      [0.6, '#f7fafb'],
      [1, '#cfdde2'],
    ],
    [0, 0, 0, 1],
  );
  const clear = pen.radial(
    [
      [0, '#ffffff', 0.1],
      [0.7, '#ffffff', 0.2],
      [0.9, '#dcecf2', 0.65],
      [1, '#ffffff', 0.95],
    ],
    [0.5, 0.5, 0.5],
  );
  const heapOf = (share: number) => 1 - share ** 2;
  const puffs = repeat(9, (index) => {
    const share = index / 4 - 1;
    const radius = 30 + heapOf(share) * 26;
    return `<circle cx="${round(share * (halfWidth - 26))}" cy="${round(-radius * 0.62 - heapOf(share) * 14)}" r="${round(radius)}" fill="${lather}"/>`;
  });
  const bubbles = repeat(30, () => {
    const share = random() * 2 - 1;
    const radius = round(7 + random() * 17);
    const x = round(share * halfWidth * 0.94);
    const y = round(-radius - random() * (18 + 84 * heapOf(share)));
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${clear}"/><ellipse cx="${round(x - radius * 0.34)}" cy="${round(y - radius * 0.42)}" rx="${round(radius * 0.24)}" ry="${round(radius * 0.14)}" fill="#fff"/>`;
  });
  return {
    width: halfWidth * 2,
    height: 130,
    cast: `M${-halfWidth} 0Q0 -120 ${halfWidth} 0Z`,
    svg: `<g filter="${pen.blur(1.6)}">${puffs}</g>${bubbles}`,
  };
}

/** Twelve fibre sticks in two bundles, lying on the floor. */
export function drawFibreSticks(pen: Pen): Shape {
  const reach = 330;
  const bundle = (color: string, y: number, turn: number) => {
    const fill = pen.linear(
      [
        [0, lighten(color, 0.4)],
        [0.45, color],
        [1, darken(color, 0.5)],
      ],
      [0, 0, 0, 1],
    );
    const sticks = repeat(6, (index) => {
      const rise = index * 17;
      return `<rect x="${-reach + (index % 3) * 9}" y="${y - rise - 16}" width="${reach * 2}" height="16" rx="6" fill="${fill}"/>`;
    });
    const band = `<rect x="-46" y="${y - 110}" width="92" height="118" rx="10" fill="#f4efe6"/><rect x="-46" y="${y - 110}" width="92" height="118" rx="10" fill="${shade}" opacity=".1"/>`;
    return place(0, 0, turn, 1, sticks + band);
  };
  return {
    width: reach * 2,
    height: 240,
    cast: `M${-reach} 0V-190H${reach}V0Z`,
    svg: bundle('#c9a46c', -120, -3) + bundle('#cfab74', 0, 1),
  };
}
