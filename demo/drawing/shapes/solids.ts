// Solid goods: soap and stick.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { drawLineMotif } from '../motifs/line-motif.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawLipBalm } from './lip-balm.ts';
import { drawSmooth } from './parts/caps.ts';
import { drawLabel, drawLabelText, outlineWordmark } from './parts/label.ts';
import { bodyColors, type DrawShape, type Look } from './shape.ts';

const soapColor = ({ color, palette }: Look) =>
  color
    ? bodyColors[color]
    : mix(mix(palette.dark ? lighten(palette.tone, 0.5) : palette.wall, palette.tone, 0.3), '#fff4dc', 0.34);

/** A dark bar shines less and is marked in a lighter tone. */
const sheen = ({ color }: Look, share: number) => (color ? share * 0.42 : share);
const soapMark = ({ color }: Look, body: string) => (color ? lighten(body, 0.34) : darken(body, 0.34));

/** Pressed into the material: a light line below a dark one. */
function emboss(motif: (color: string) => string, color: string): string {
  return `<g transform="translate(2 2.6)" opacity=".75">${motif(lighten(color, 0.7))}</g>${motif(darken(color, 0.34))}`;
}

/** The bare bar, standing behind the wrapped one. */
function drawBareSoap(pen: Pen, look: Look): string {
  const color = soapColor(look);
  const face = pen.linear(
    [
      [0, lighten(color, sheen(look, 0.42))],
      [0.5, color],
      [1, darken(color, 0.16)],
    ],
    [0, 0, 1, 1],
  );
  const side = pen.linear(
    [
      [0, darken(color, 0.12)],
      [1, darken(color, 0.36)],
    ],
    [0, 0, 1, 0],
  );
  const inner = pen.linear(
    [
      [0, darken(color, 0.1)],
      [0.3, lighten(color, sheen(look, 0.12))],
      [1, lighten(color, sheen(look, 0.3))],
    ],
    [0, 0, 1, 1],
  );
  const random = createRandom(`flecks ${look.text.name}`);
  const flecks = repeat(46, () => {
    const x = round(-132 + random() * 264);
    const y = round(-384 + random() * 368);
    return `<ellipse cx="${x}" cy="${y}" rx="${round(1.6 + random() * 3.4)}" ry="1.5" transform="rotate(${round(random() * 180)} ${x} ${y})" fill="${random() > 0.5 ? look.palette.tone : darken(color, 0.4)}" opacity=".4"/>`;
  });
  const mark = `<path d="${outlineWordmark(look, { y: -78, size: 44, max: 190 })}" fill="${soapMark(look, color)}"/>`;
  return `<path d="M0 -400H166Q184 -400 184 -380V-26Q184 -4 164 -4H0Z" fill="${side}"/><rect x="-158" y="-402" width="320" height="398" rx="52" fill="${face}"/><rect x="-130" y="-374" width="264" height="342" rx="36" fill="${inner}" opacity=".7"/>${flecks}${look.color ? engrave(look, color) : emboss((ink) => place(2, -226, 0, 1.34, drawLineMotif(look.palette.motif, ink, 3.4)), color)}${mark}<path d="M-146 -350Q-146 -390 -106 -390H60" stroke="#fff" stroke-opacity="${look.color ? 0.294 : '.7'}" stroke-width="8" stroke-linecap="round" fill="none" filter="${pen.blur(3)}"/>`;
}

function engrave(look: Look, color: string): string {
  return place(2, -226, 0, 1.34, drawLineMotif(look.palette.motif, soapMark(look, color), 3.4));
}

function drawWrappedSoap(pen: Pen, look: Look): string {
  const { palette, brand } = look;
  const color = soapColor(look);
  const front = pen.linear(
    [
      [0, lighten(color, sheen(look, 0.22))],
      [0.55, color],
      [1, darken(color, 0.26)],
    ],
    [0, 0, 0, 1],
  );
  const ends = pen.linear([
    [0, '#2b1806', 0.34],
    [0.12, '#2b1806', 0],
    [0.3, '#ffffff', 0.22],
    [0.5, '#ffffff', 0],
    [0.86, '#2b1806', 0.05],
    [1, '#2b1806', 0.36],
  ]);
  const top = pen.linear(
    [
      [0, lighten(color, sheen(look, 0.85))],
      [1, lighten(color, sheen(look, 0.36))],
    ],
    [0, 0, 1, 0.6],
  );
  const paper = pen.linear(
    [
      [0, brand.paper],
      [1, darken(brand.paper, 0.07)],
    ],
    [0, 0, 0, 1],
  );
  const paperTop = pen.linear(
    [
      [0, lighten(brand.paper, 0.6)],
      [1, darken(brand.paper, 0.02)],
    ],
    [0, 0, 1, 0],
  );
  const face = 'M-226 -142Q-228 -176 -196 -180H196Q228 -176 226 -142V-40Q226 4 184 6H-184Q-226 4 -226 -40Z';
  const lid =
    'M-222 -158Q-222 -170 -212 -182L-180 -236Q-170 -252 -148 -252H148Q170 -252 180 -236L212 -182Q222 -170 222 -158Q214 -172 190 -172H-190Q-214 -172 -222 -158Z';
  const motif = `<g transform="translate(0 -213) scale(1 .44)">${drawLineMotif(palette.motif, palette.tone, 3.4)}</g>`;
  const band = `<path d="M-140 6V-173H140V6Z" fill="${paper}"/><path d="M-140 -173L-116 -252H116L140 -173Z" fill="${paperTop}"/><path d="M-140 -34H140V6H-140Z" fill="${palette.tone}"/>${motif}`;
  const text = drawLabelText(
    { ...look, text: { ...look.text, volume: '' } },
    { top: -166, bottom: -38, width: 246, ink: palette.ink, hasLatin: false },
  );
  const volume = look.text.volume
    ? drawText(look.text.volume, { y: -8, size: 22, font: 'bold', fill: '#ffffff', track: 0.06 })
    : '';
  return `<path d="${face}" fill="${front}"/><path d="${face}" fill="${ends}"/><path d="${lid}" fill="${top}"/><path d="M-204 -172H204" stroke="#fff" stroke-opacity="${look.color ? 0.336 : '.8'}" stroke-width="7" stroke-linecap="round" filter="${pen.blur(3)}"/><rect x="-147" y="-172" width="294" height="180" fill="#2b1806" opacity=".16" filter="${pen.blur(5)}"/>${band}${text}${volume}<path d="${face}" fill="${ends}" opacity=".45"/>`;
}

export const drawSoap: DrawShape = (pen, look) => ({
  width: 470,
  height: 500,
  cast: 'M-220 0V-240H-120V-460H190V-240H226V0Z',
  svg: `${place(52, -52, 4, 1, drawBareSoap(pen, look))}<ellipse cx="20" cy="-58" rx="230" ry="26" fill="${darken(soapColor(look), 0.7)}" opacity=".34" filter="${pen.blur(14)}"/>${drawWrappedSoap(pen, look)}`,
});

/** Paper tube with the balm pushed up, its cap beside it. */
const drawDeodorant: DrawShape = (pen, look) => {
  const halfWidth = 104;
  const paper = mix(look.brand.paper, look.palette.wall, look.palette.dark ? 0.06 : 0.24);
  const balm = mix('#fff7e2', look.palette.dark ? look.palette.tone : look.palette.wall, 0.22);
  const balmFill = pen.linear([
    [0, darken(balm, 0.24)],
    [0.26, lighten(balm, 0.7)],
    [0.5, balm],
    [1, darken(balm, 0.24)],
  ]);
  const cap = { halfWidth: 108, top: -196, bottom: -8, sag: 13, color: paper };
  const ring = (y: number) =>
    drawSmooth(pen, { halfWidth: 106, top: y, bottom: y + 16, sag: 12, color: look.brand.metal }, false);
  const tube = [
    drawSmooth(pen, { halfWidth: 94, top: -560, bottom: -520, sag: 11, color: '#f4efe4' }),
    `<path d="M-84 -556V-612C-84 -676 84 -700 84 -632V-556A84 10 0 0 1 -84 -556Z" fill="${balmFill}"/><path d="M-58 -630C-40 -660 10 -672 40 -662" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round" fill="none" filter="${pen.blur(3)}"/>`,
    drawSmooth(pen, { halfWidth, top: -526, bottom: -14, sag: 12, color: paper }, false),
    drawLabel(pen, look, { halfWidth: 103.5, top: -500, bottom: -44, sag: 12, band: 0.4, hasLatin: false }),
    ring(-522),
  ].join('');
  const motif = place(0, -96, 0, 0.8, drawLineMotif(look.palette.motif, look.palette.tone, 3.4));
  return {
    width: 400,
    height: 690,
    cast: 'M-190 0V-540H-170V-660H0V-540H20V-180H290V0Z',
    svg: `${place(-76, 0, 0, 1, tube)}${place(178, 26, 0, 1, `${drawSmooth(pen, cap)}${motif}`)}`,
  };
};

/** The small one is for lips. */
export const drawStick: DrawShape = (pen, look) =>
  (/labial/i.test(look.text.kind) ? drawLipBalm : drawDeodorant)(pen, look);
