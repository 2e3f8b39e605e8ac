// Collars, caps and pumps.

import { darken, lighten } from '../../color.ts';
import { repeat, round, type Pen } from '../../svg.ts';
import { strip } from './glass.ts';

interface Band {
  halfWidth: number;
  top: number;
  bottom: number;
  sag: number;
  color: string;
}

const rim = ({ halfWidth, top, sag }: Band, color: string) =>
  `<ellipse cy="${top}" rx="${halfWidth}" ry="${sag}" fill="${color}"/><ellipse cy="${round(top + 1)}" rx="${halfWidth - 2}" ry="${round(sag - 1)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`;

/** Brushed metal with cosine-spaced ribs. */
export function drawRibbed(pen: Pen, band: Band, ribs = 40): string {
  const { halfWidth, top, bottom, sag, color } = band;
  const path = strip(halfWidth, top, bottom, sag);
  const fill = pen.linear([
    [0, darken(color, 0.55)],
    [0.12, darken(color, 0.1)],
    [0.24, lighten(color, 0.5)],
    [0.36, color],
    [0.7, darken(color, 0.35)],
    [0.93, lighten(color, 0.2)],
    [1, darken(color, 0.6)],
  ]);
  const lines = (shift: number) =>
    repeat(
      ribs - 1,
      (index) => `M${round(-halfWidth * Math.cos(((index + 1) / ribs) * Math.PI) + shift)} ${top}V${bottom + sag}`,
    );
  return `<path d="${path}" fill="${fill}"/><g clip-path="${pen.clip(path)}"><path d="${lines(0)}" stroke="#000" stroke-opacity=".28" stroke-width="1.8"/><path d="${lines(2)}" stroke="#fff" stroke-opacity=".13" stroke-width="1.4"/></g>${rim(band, lighten(color, 0.18))}`;
}

/** Smooth cylinder: lids, collars, overcaps. */
export function drawSmooth(pen: Pen, band: Band, hasTop = true): string {
  const { halfWidth, top, bottom, sag, color } = band;
  const fill = pen.linear([
    [0, darken(color, 0.42)],
    [0.1, darken(color, 0.12)],
    [0.22, lighten(color, 0.55)],
    [0.36, color],
    [0.68, darken(color, 0.2)],
    [0.92, lighten(color, 0.16)],
    [1, darken(color, 0.45)],
  ]);
  return `<path d="${strip(halfWidth, top, bottom, sag)}" fill="${fill}"/>${hasTop ? rim(band, lighten(color, 0.22)) : ''}`;
}

/** Turned wood with grain. */
export function drawWooden(pen: Pen, band: Band): string {
  const { halfWidth, top, bottom, sag, color } = band;
  const path = strip(halfWidth, top, bottom, sag);
  const grain = repeat(11, (index) => {
    const x = round(-halfWidth * 0.95 + (index * halfWidth * 1.9) / 10);
    return `M${x} ${top}C${x + 6} ${round(top + (bottom - top) * 0.4)} ${x - 5} ${round(top + (bottom - top) * 0.7)} ${x + 3} ${bottom + sag}`;
  });
  return `${drawSmooth(pen, band)}<g clip-path="${pen.clip(path)}"><path d="${grain}" stroke="${darken(color, 0.5)}" stroke-opacity=".28" stroke-width="2" fill="none"/></g>`;
}

/** Spray head: block with nozzle to the right. `neck` is the y of the bottle's neck. */
export function drawSprayHead(pen: Pen, neck: number, color: string): string {
  const fill = pen.linear(
    [
      [0, darken(color, 0.12)],
      [0.25, lighten(color, 0.7)],
      [0.6, color],
      [1, darken(color, 0.22)],
    ],
    [0, 0, 0, 1],
  );
  const side = darken(color, 0.18);
  return `<path d="M-46 ${neck - 108}V${neck - 168}Q-46 ${neck - 190} -22 ${neck - 190}H34Q58 ${neck - 190} 58 ${neck - 168}V${neck - 108}Z" fill="${fill}"/><path d="M58 ${neck - 172}h26q8 0 8 8v16q0 8 -8 8h-26z" fill="${side}"/><circle cx="88" cy="${neck - 156}" r="4.5" fill="#4c473e"/><path d="M-36 ${neck - 172}V${neck - 116}" stroke="#fff" stroke-width="9" stroke-opacity=".7" stroke-linecap="round"/>`;
}

/** Lotion pump with its curved spout to the right. */
export function drawPump(pen: Pen, neck: number, color: string): string {
  const across = pen.linear([
    [0, darken(color, 0.35)],
    [0.24, lighten(color, 0.55)],
    [0.5, color],
    [1, darken(color, 0.35)],
  ]);
  const down = pen.linear(
    [
      [0, lighten(color, 0.45)],
      [0.45, color],
      [1, darken(color, 0.3)],
    ],
    [0, 0, 0, 1],
  );
  const spout = `M-62 ${neck - 236}Q-66 ${neck - 262} -36 ${neck - 264}L80 ${neck - 262}C120 ${neck - 260} 142 ${neck - 240} 146 ${neck - 206}L122 ${neck - 204}C118 ${neck - 222} 108 ${neck - 230} 84 ${neck - 230}L-40 ${neck - 226}Q-58 ${neck - 226} -62 ${neck - 236}Z`;
  return `<rect x="-17" y="${neck - 236}" width="34" height="150" fill="${across}"/><path d="${spout}" fill="${down}"/><path d="M-42 ${neck - 254}H78Q104 ${neck - 252} 118 ${neck - 238}" stroke="#fff" stroke-opacity=".6" stroke-width="6" fill="none" stroke-linecap="round"/>${drawSmooth(pen, { halfWidth: 40, top: neck - 108, bottom: neck - 84, sag: 6, color })}`;
}

/** Rubber bulb of a dropper. */
export function drawBulb(pen: Pen, neck: number, color: string): string {
  const fill = pen.linear([
    [0, darken(color, 0.5)],
    [0.16, color],
    [0.3, lighten(color, 0.42)],
    [0.44, color],
    [0.8, darken(color, 0.4)],
    [0.95, lighten(color, 0.2)],
    [1, darken(color, 0.5)],
  ]);
  const y = (up: number) => neck - up;
  return `<path d="M-56 ${y(136)}L-50 ${y(160)}C-46 ${y(200)} -48 ${y(270)} -34 ${y(298)}Q0 ${y(322)} 34 ${y(298)}C48 ${y(270)} 46 ${y(200)} 50 ${y(160)}L56 ${y(136)}A56 9 0 0 1 -56 ${y(136)}Z" fill="${fill}"/><path d="M-25 ${y(284)}C-32 ${y(250)} -31 ${y(200)} -33 ${y(168)}" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round" fill="none" filter="${pen.blur(3)}"/>`;
}
