// Personal diffusers. Moon, lava stones, bracelet and clip stand in a wooden dish with a printed card; the two pendants hang on a
// display card.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { drawLineMotif } from '../motifs/line-motif.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawLabelText } from './parts/label.ts';
import type { DrawShape, Look, Shape } from './shape.ts';

function drawDish(pen: Pen): string {
  const wood = pen.linear([
    [0, '#6d4720'],
    [0.22, '#d9a86c'],
    [0.5, '#b5824a'],
    [1, '#5a3a16'],
  ]);
  return `<path d="M-236 -58A236 34 0 0 0 236 -58L204 -14Q196 4 150 8Q0 20 -150 8Q-196 4 -204 -14Z" fill="${wood}"/><ellipse cy="-58" rx="236" ry="34" fill="#d9ab72"/><ellipse cy="-55" rx="212" ry="26" fill="#a8743c"/>`;
}

function drawCard(pen: Pen, look: Look): string {
  const { palette, brand } = look;
  const paper = pen.linear(
    [
      [0, '#ffffff'],
      [1, darken(brand.paper, 0.06)],
    ],
    [0, 0, 1, 1],
  );
  const text = drawLabelText(look, { top: -164, bottom: -40, width: 192, ink: palette.ink, hasLatin: false });
  return `<path d="M-128 4L-116 -170H116L128 4Z" fill="#2b1806" opacity=".3" filter="${pen.blur(8)}"/><path d="M-124 0L-112 -172H112L124 0Z" fill="${paper}"/><path d="M-124 0L-121.5 -36H121.5L124 0Z" fill="${palette.tone}"/>${text}`;
}

const dishFront = '<path d="M-196 -46A226 30 0 0 0 196 -46A212 26 0 0 1 -196 -46Z" fill="#c9935a"/>';

/** `body` stands in the dish, its foot at y -50. */
function onDish(pen: Pen, look: Look, body: string, cast: string): Shape {
  const contact = `<ellipse cy="-50" rx="176" ry="18" fill="#2b1806" opacity=".45" filter="${pen.blur(8)}"/>`;
  return {
    width: 480,
    height: 430,
    cast,
    svg: `${drawDish(pen)}${contact}${body}${dishFront}${place(112, 22, 0, 0.92, drawCard(pen, look))}`,
  };
}

function drawPores(seed: string, count: number, radius: number, centreY: number, color: string): string {
  const random = createRandom(`pores ${seed}`);
  return repeat(count, () => {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random()) * radius * 0.94;
    return `<circle cx="${round(Math.cos(angle) * reach)}" cy="${round(Math.sin(angle) * reach + centreY)}" r="${round(1 + random() * 1.6)}" fill="${color}" opacity=".24"/>`;
  });
}

/** Plaster crescent standing in the dish. */
const drawMoon: DrawShape = (pen, look) => {
  const { palette } = look;
  const plaster = mix('#f5f1e8', palette.dark ? '#f5f1e8' : palette.wall, 0.14);
  const face = pen.radial(
    [
      [0, '#ffffff'],
      [0.5, plaster],
      [1, darken(plaster, 0.16)],
    ],
    [0.3, 0.36, 0.8],
  );
  const outline = 'M64 -412A186 186 0 1 0 180 -190A138 138 0 1 1 64 -412Z';
  const rim = `<path d="M-28 -418A186 186 0 0 0 -168 -150" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".5" filter="${pen.blur(2.4)}"/>`;
  const pores = `<g clip-path="${pen.clip(outline)}">${drawPores(look.text.name, 90, 182, -236, '#7a6a4c')}${rim}</g>`;
  const body = `<path d="${outline}" fill="${darken(plaster, 0.32)}" transform="translate(18 6)"/><path d="${outline}" fill="${face}"/>${pores}<path d="${outline}" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`;
  return onDish(pen, look, body, 'M-230 0V-60H-170C-200 -300 -80 -430 20 -424C60 -420 20 -260 180 -190L180 -60H230V0Z');
};

function drawLavaStone(pen: Pen, size: number, seed: string): string {
  const fill = pen.radial(
    [
      [0, '#8d8580'],
      [0.4, '#57504c'],
      [0.85, '#332e2c'],
      [1, '#1d1a19'],
    ],
    [0.36, 0.28, 0.8],
  );
  const s = (share: number) => round(size * share);
  const outline = `M${s(-1)} ${s(0.1)}C${s(-1)} ${s(-0.5)} ${s(-0.5)} ${s(-0.82)} ${s(0.05)} ${s(-0.8)}C${s(0.6)} ${s(-0.8)} ${s(1.02)} ${s(-0.4)} ${s(0.98)} ${s(0.12)}C${s(0.94)} ${s(0.6)} ${s(-0.96)} ${s(0.66)} ${s(-1)} ${s(0.1)}Z`;
  const random = createRandom(`lava ${seed}`);
  const holes = repeat(26, () => {
    const x = (random() * 2 - 1) * 0.82;
    const y = (random() - 0.52) * 1.1 * (1 - Math.abs(x) * 0.5);
    return `<ellipse cx="${s(x)}" cy="${s(y)}" rx="${round(2 + random() * 4)}" ry="${round(1.6 + random() * 3)}" fill="#15110f" opacity=".6"/>`;
  });
  return `<path d="${outline}" fill="${fill}"/>${holes}`;
}

const drawLavaHeap: DrawShape = (pen, look) => {
  const spots = [
    [-118, -84, 70],
    [-6, -78, 82],
    [112, -86, 68],
    [-66, -164, 70],
    [62, -168, 74],
    [-2, -246, 62],
  ] as const;
  const stones = spots.map(([x, y, size], index) => place(x, y, index * 23, 1, drawLavaStone(pen, size, `${index}`)));
  return onDish(pen, look, stones.join(''), 'M-230 0V-60H-190L-60 -310H60L190 -60H230V0Z');
};

/** Ten beads of lava and ten of wood on an elastic, standing in the dish. */
const drawBracelet: DrawShape = (pen, look) => {
  const bead = (color: string) =>
    pen.radial(
      [
        [0, lighten(color, 0.55)],
        [0.4, color],
        [1, darken(color, 0.5)],
      ],
      [0.34, 0.3, 0.8],
    );
  const dark = bead('#453e3b');
  const warm = bead('#d3ad78');
  const count = 20;
  const ring = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.283 - Math.PI / 2;
    return { x: Math.cos(angle) * 172, y: -226 + Math.sin(angle) * 150, isWarm: index % 2 === 0 };
  });
  const beads = ring.map(
    ({ x, y, isWarm }) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="25" fill="${isWarm ? warm : dark}"/>${place(x, y, 0, 1, isWarm ? '' : drawPores(`${round(x)}`, 7, 20, 0, '#000000'))}`,
  );
  return onDish(
    pen,
    look,
    `<ellipse cy="-226" rx="172" ry="150" fill="none" stroke="#2c2724" stroke-width="5"/>${beads.join('')}`,
    'M-230 0V-60H-190C-220 -300 -80 -400 0 -400C80 -400 220 -300 190 -60H230V0Z',
  );
};

/** Wooden core in an aluminium rim, with the two prongs of its silicone clip. */
const drawClip: DrawShape = (pen, look) => {
  const metal = '#b9bdc2';
  const rim = pen.linear(
    [
      [0, lighten(metal, 0.7)],
      [0.3, metal],
      [0.55, lighten(metal, 0.5)],
      [1, darken(metal, 0.35)],
    ],
    [0, 0, 1, 1],
  );
  const wood = '#dfc190';
  const core = pen.linear([
    [0, lighten(wood, 0.3)],
    [0.6, wood],
    [1, darken(wood, 0.2)],
  ]);
  const random = createRandom(`grain ${look.text.name}`);
  const grain = repeat(15, () => {
    const x = round(-118 + random() * 236);
    const bend = round(random() * 16 - 8);
    return `<path d="M${x} -340Q${x + bend} -216 ${x} -92" stroke="${darken(wood, 0.3)}" stroke-width="${round(1 + random() * 2)}" opacity=".4" fill="none"/>`;
  });
  const inside = pen.clip('M-122 -216A122 122 0 0 1 122 -216A122 122 0 0 1 -122 -216Z');
  const motif = place(0, -216, 0, 1.5, drawLineMotif(look.palette.motif, darken(wood, 0.5), 4));
  const body = `<rect x="90" y="-262" width="112" height="26" rx="13" fill="#3a3835"/><rect x="90" y="-212" width="112" height="26" rx="13" fill="#2b2a28"/><circle cx="12" cy="-210" r="150" fill="${darken(metal, 0.55)}"/><circle cy="-216" r="150" fill="${rim}"/><circle cy="-216" r="122" fill="${core}"/><g clip-path="${inside}">${grain}</g><circle cy="-216" r="122" fill="none" stroke="${darken(metal, 0.45)}" stroke-width="4"/>${motif}<path d="M-118 -290A140 140 0 0 1 20 -352" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round" fill="none" filter="${pen.blur(2.2)}"/>`;
  return onDish(pen, look, body, 'M-230 0V-60H-140C-180 -260 -80 -370 10 -366C120 -360 190 -260 150 -60H230V0Z');
};

/** `piece` hangs on a display card, its middle at y -344; the cord ends at y -440. */
function onCard(pen: Pen, { palette, brand, text }: Look, cordStroke: string, piece: string): Shape {
  const board = pen.linear(
    [
      [0, lighten(brand.paper, 0.7)],
      [1, darken(brand.paper, 0.08)],
    ],
    [0, 0, 1, 1],
  );
  const kind = [text.kind.toUpperCase(), text.volume].filter(Boolean).join(' · ');
  const words = [
    drawText(brand.wordmark, {
      y: -156,
      size: 34 * brand.scale,
      font: brand.font,
      track: brand.track,
      max: 240,
      fill: palette.ink,
    }),
    drawText(text.name, { y: -92, size: 58, font: brand.nameFont, max: 270, fill: palette.ink }),
    drawText(kind, { y: -54, size: 17, font: 'bold', track: 0.1, max: 270, fill: palette.ink }),
  ];
  return {
    width: 380,
    height: 620,
    cast: 'M-180 0V-610H180V0Z',
    svg: `<rect x="-172" y="-612" width="356" height="612" rx="10" fill="${darken(brand.paper, 0.34)}"/><rect x="-180" y="-616" width="356" height="616" rx="10" fill="${board}"/><rect x="-162" y="-598" width="320" height="580" rx="6" fill="none" stroke="${palette.tone}" stroke-opacity=".5" stroke-width="2.4"/><path d="M-74 -572Q-40 -470 -8 -450M74 -572Q40 -470 8 -450" stroke="#2b1806" stroke-opacity=".2" stroke-width="9" fill="none" transform="translate(6 8)" filter="${pen.blur(3)}"/><path d="M-74 -576L-62 -576M62 -576H74" stroke="${darken(brand.paper, 0.5)}" stroke-width="7" stroke-linecap="round"/><path d="M-68 -576Q-38 -476 0 -440Q38 -476 68 -576" ${cordStroke} fill="none"/>${piece}${words.join('')}`,
  };
}

/** Seed of unglazed clay. */
const drawClaySeed: DrawShape = (pen, look) => {
  const { palette, text } = look;
  const clay = mix('#cf9a72', palette.dark ? palette.tone : palette.wall, 0.24);
  const face = pen.radial(
    [
      [0, lighten(clay, 0.5)],
      [0.55, clay],
      [1, darken(clay, 0.3)],
    ],
    [0.34, 0.34, 0.8],
  );
  const outline =
    'M0 -462C58 -428 98 -370 92 -312C86 -262 46 -234 0 -232C-46 -234 -86 -262 -92 -312C-98 -370 -58 -428 0 -462Z';
  const pores = `<g clip-path="${pen.clip(outline)}">${drawPores(text.name, 46, 104, -338, '#5a3a20')}</g>`;
  const groove = `<path d="M-2 -408C22 -360 22 -310 2 -256" stroke="${darken(clay, 0.3)}" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M1 -406C25 -360 25 -310 5 -256" stroke="${lighten(clay, 0.5)}" stroke-width="2" stroke-linecap="round" fill="none"/>`;
  const cord = darken(palette.tone, 0.2);
  const piece = `<path d="${outline}" fill="#2b1806" opacity=".34" transform="translate(10 10)" filter="${pen.blur(8)}"/><path d="${outline}" fill="${darken(clay, 0.42)}" transform="translate(5 3)"/><path d="${outline}" fill="${face}"/>${pores}${groove}<circle cy="-428" r="10" fill="${darken(clay, 0.6)}"/><path d="M-4 -446Q0 -438 0 -428" stroke="${cord}" stroke-width="7" fill="none"/>`;
  return onCard(pen, look, `stroke="${cord}" stroke-width="7"`, piece);
};

/** Steel locket with a leaf cut out of its front, behind which lies a disc of felt. */
const drawLocket: DrawShape = (pen, look) => {
  const steel = '#b4b9bf';
  const face = pen.linear(
    [
      [0, lighten(steel, 0.75)],
      [0.35, steel],
      [0.55, lighten(steel, 0.6)],
      [1, darken(steel, 0.35)],
    ],
    [0, 0, 1, 1],
  );
  const felt = look.palette.tone;
  const leaf =
    'M0 -418C52 -386 64 -338 44 -298C34 -280 16 -272 0 -266C-16 -272 -34 -280 -44 -298C-64 -338 -52 -386 0 -418Z';
  const veins =
    'M0 -420V-258M0 -380L36 -352M0 -380L-36 -352M0 -346L44 -318M0 -346L-44 -318M0 -312L34 -292M0 -312L-34 -292';
  const cutOut = `<path d="${leaf}" fill="${felt}"/><g clip-path="${pen.clip(leaf)}"><path d="${leaf}" fill="none" stroke="#10140f" stroke-opacity=".55" stroke-width="12" transform="translate(3 4)" filter="${pen.blur(3)}"/><path d="${veins}" stroke="${steel}" stroke-width="5" fill="none"/></g><path d="${leaf}" fill="none" stroke="${lighten(steel, 0.7)}" stroke-width="2.4"/>`;
  const ring = `<circle cy="-448" r="11" fill="none" stroke="${darken(steel, 0.2)}" stroke-width="5"/>`;
  const piece = `<circle cx="10" cy="-334" r="106" fill="#2b1806" opacity=".34" filter="${pen.blur(8)}"/><circle cx="5" cy="-341" r="104" fill="${darken(steel, 0.5)}"/><circle cy="-344" r="104" fill="${face}"/><circle cy="-344" r="92" fill="none" stroke="${darken(steel, 0.3)}" stroke-width="2.4"/>${cutOut}${ring}<path d="M-84 -392A96 96 0 0 1 -20 -438" stroke="#fff" stroke-opacity=".85" stroke-width="6" stroke-linecap="round" fill="none" filter="${pen.blur(1.8)}"/>`;
  return onCard(
    pen,
    look,
    `stroke="${darken(steel, 0.25)}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 8.5"`,
    piece,
  );
};

const forms: readonly (readonly [RegExp, DrawShape])[] = [
  [/folha|medalhão/i, drawLocket],
  [/pingente|colar/i, drawClaySeed],
  [/vulcânica|lava/i, drawLavaHeap],
  [/pulseira|pessoal/i, drawBracelet],
  [/carro|clipe/i, drawClip],
];

/** The form that the words on the label name; a plaster moon otherwise. */
export const drawStone: DrawShape = (pen, look) => {
  const words = `${look.text.kind} ${look.text.name}`;
  const form = forms.find(([pattern]) => pattern.test(words))?.[1] ?? drawMoon;
  return form(pen, look);
};
