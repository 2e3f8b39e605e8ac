// What stands in a glass: its tint, the surface seen from slightly above, and the meniscus that climbs the walls.

import { mix } from '../../color.ts';
import { round, type Pen } from '../../svg.ts';
import type { Glass } from '../shape.ts';

/** The surface of the liquid, inside the walls. */
export interface Level {
  y: number;
  halfWidth: number;
}

/** Where the front edge leaves the ellipse to climb, against its half width; there it stands at 0.37 of its height. */
const climb = { at: 0.93, drop: 0.37, rise: 0.75 };

/** The near edge from wall to wall: lower in the middle, climbing the glass at both ends. */
function toFrontEdge({ y, halfWidth }: Level, sag: number): string {
  const x = round(halfWidth * climb.at);
  const foot = round(y + sag * climb.drop);
  const head = round(y - sag * climb.rise);
  return `M${-halfWidth} ${head}Q${round(-halfWidth * 0.995)} ${round(y + 1)} ${-x} ${foot}A${halfWidth} ${sag} 0 0 0 ${x} ${foot}Q${round(halfWidth * 0.995)} ${round(y + 1)} ${halfWidth} ${head}`;
}

/** Drawn over the empty glass and clipped to it; the reflections of the glass go over it. */
export function drawLiquid(pen: Pen, glass: Glass, level: Level, vessel: { halfWidth: number; sag: number }): string {
  const { edge, deep, glow, rim, bright } = glass;
  const { y, halfWidth } = level;
  const sag = round((vessel.sag * halfWidth) / vessel.halfWidth);
  const front = toFrontEdge(level, sag);
  const depth = pen.linear(
    [
      [0, deep, 0.34],
      [0.5, deep, 0.2],
      [1, '#000000', 0.34],
    ],
    [0, 0, 0, 1],
  );
  // Seen through air alone, the glass above the surface is lighter, most of all toward the light.
  const empty = pen.linear([
    [0, glow, 0],
    [0.16, glow, 0.26],
    [0.55, glow, 0.12],
    [0.86, glow, 0.22],
    [1, glow, 0],
  ]);
  const surface = pen.linear([
    [0, edge, 0.5],
    [0.14, mix(bright, glow, 0.5), 0.5],
    [0.42, bright, 0.3],
    [0.78, mix(deep, bright, 0.5), 0.42],
    [0.93, glow, 0.46],
    [1, edge, 0.5],
  ]);
  const shine = pen.linear([
    [0, rim, 0.2],
    [0.1, glow, 0.95],
    [0.36, glow, 0.3],
    [0.66, glow, 0.16],
    [0.88, glow, 0.75],
    [1, rim, 0.1],
  ]);
  const under = pen.linear([
    [0, edge, 0.7],
    [0.3, edge, 0.4],
    [0.7, edge, 0.34],
    [1, edge, 0.7],
  ]);
  const reach = vessel.halfWidth;
  const region = [-reach, y - 60, reach * 2, 120] as const;
  return [
    `<path d="${front}V${y - 600}H${-halfWidth}Z" fill="${empty}"/>`,
    `<path d="${front}H${reach}V40H${-reach}V${round(y - sag * climb.rise)}Z" fill="${depth}"/>`,
    `<ellipse cy="${y}" rx="${round(halfWidth * 0.985)}" ry="${round(sag * 0.96)}" fill="${surface}"/>`,
    `<path d="M${round(-halfWidth * 0.94)} ${round(y - sag * 0.34)}A${halfWidth} ${sag} 0 0 1 ${round(halfWidth * 0.94)} ${round(y - sag * 0.34)}" fill="none" stroke="${rim}" stroke-opacity=".26" stroke-width="1.6" filter="${pen.blur(0.8, region)}"/>`,
    `<path d="${front}" transform="translate(0 4)" fill="none" stroke="${under}" stroke-width="7" filter="${pen.blur(2.2, region)}"/>`,
    `<path d="${front}" fill="none" stroke="${shine}" stroke-width="2.6" filter="${pen.blur(0.6, region)}"/>`,
  ].join('');
}
