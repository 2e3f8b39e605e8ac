// Forms of single electric diffusers, each as its text describes it.

import { darken, lighten, mix } from '../color.ts';
import { drawText } from '../lettering.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawRibbed, drawSmooth, drawWooden } from './parts/caps.ts';
import { ceramicFill, drawHalo, drawMark, drawMistPlume, drawVent } from './parts/device.ts';
import { strip } from './parts/glass.ts';
import type { DrawShape } from './shape.ts';

const brass = '#b48a3a';
const beech = '#d3a874';
const freijo = '#a9763f';

function clearFill(pen: Pen, warmth: string): string {
  return pen.linear([
    [0, darken(warmth, 0.45), 0.72],
    [0.1, lighten(warmth, 0.5), 0.5],
    [0.24, '#ffffff', 0.86],
    [0.42, warmth, 0.4],
    [0.74, darken(warmth, 0.2), 0.42],
    [0.93, '#ffffff', 0.75],
    [1, darken(warmth, 0.5), 0.7],
  ]);
}

/** Brass lamp with a fluted glass; its flame is light and mist. */
export const drawOilLamp: DrawShape = (pen, look) => {
  const glass =
    'M-104 -196C-176 -250 -180 -366 -122 -446C-98 -480 -86 -500 -84 -524H84C86 -500 98 -480 122 -446C180 -366 176 -250 104 -196A104 14 0 0 1 -104 -196Z';
  const flutes = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((index) => {
      const x = index * 25;
      return `M${x} -192C${round(x * 1.56)} -260 ${round(x * 1.58)} -370 ${round(x * 1.12)} -446L${round(x * 0.76)} -522`;
    })
    .join('');
  const flame = pen.linear(
    [
      [0, '#fff3bf'],
      [0.5, '#ffc247'],
      [1, '#f08a1c'],
    ],
    [0, 1, 0, 0],
  );
  const light = look.isLit
    ? `${drawHalo(pen, -330, 380)}<path d="M0 -210C-62 -240 -44 -320 0 -430C44 -320 62 -240 0 -210Z" fill="${flame}" filter="${pen.blur(5)}"/><path d="M0 -218C-24 -240 -18 -284 0 -326C18 -284 24 -240 0 -218Z" fill="#fffbe6" filter="${pen.blur(3)}"/>`
    : '<ellipse cy="-204" rx="60" ry="9" fill="#3a2a10" opacity=".5"/>';
  const handle = `<path d="M150 -150C232 -160 236 -66 158 -62" stroke="${darken(brass, 0.2)}" stroke-width="22" fill="none"/><path d="M150 -154C226 -162 230 -70 158 -66" stroke="${lighten(brass, 0.5)}" stroke-width="6" fill="none"/>`;
  return {
    width: 380,
    height: 560,
    glow: '#ffd9a0',
    cast: 'M-176 0V-60H-140V-190C-180 -260 -170 -380 -90 -480V-550H90V-480C170 -380 180 -260 140 -190V-60H176V0Z',
    svg: [
      drawMistPlume(pen, look, -540),
      look.isTurned ? `<g transform="scale(-1 1)">${handle}</g>` : handle,
      `<path d="${glass}" fill="#fff8e6" opacity=".34"/>`,
      light,
      `<path d="${glass}" fill="${clearFill(pen, '#e9d3a2')}" opacity="${look.isLit ? 0.55 : 0.9}"/><path d="${flutes}" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/><path d="${flutes}" transform="translate(7 0)" stroke="#6b5020" stroke-opacity=".2" stroke-width="4" fill="none"/>`,
      drawRibbed(pen, { halfWidth: 92, top: -556, bottom: -516, sag: 11, color: brass }, 32),
      drawVent(0, -556, 44),
      drawSmooth(pen, { halfWidth: 140, top: -196, bottom: -66, sag: 17, color: brass }),
      drawSmooth(pen, { halfWidth: 172, top: -66, bottom: -12, sag: 21, color: brass }),
      drawMark(look, { y: -104, max: 200, fill: '#3c2a08' }),
    ].join(''),
  };
};

/** The lid repeats the outline of a mountain range; the foot is turned wood. */
export const drawRidge: DrawShape = (pen, look) => {
  const cup = mix('#f3ece0', look.palette.wall, 0.3);
  const far =
    'M-148 -290V-340L-104 -404Q-94 -414 -82 -404L-58 -378L-6 -452Q6 -464 18 -452L66 -388L92 -412Q102 -420 112 -410L148 -356V-290Z';
  const near =
    'M-150 -286V-316L-118 -346Q-106 -354 -94 -346L-70 -330L-36 -384Q-24 -398 -12 -384L18 -342L46 -368Q58 -376 70 -364L150 -306V-286A150 19 0 0 1 -150 -286Z';
  const light = look.isLit
    ? `<path d="M-150 -284A150 19 0 0 0 150 -284" stroke="#ffd489" stroke-width="12" fill="none" filter="${pen.blur(7)}"/>`
    : '';
  return {
    width: 340,
    height: 480,
    glow: '#ffd9a0',
    cast: 'M-166 0V-150H-150V-330L-20 -470L150 -340V-150H166V0Z',
    svg: [
      drawMistPlume(pen, look, -430),
      drawWooden(pen, { halfWidth: 164, top: -150, bottom: -12, sag: 20, color: freijo }),
      `<path d="${far}" fill="${ceramicFill(pen, darken(cup, 0.2))}"/><path d="${near}" fill="${ceramicFill(pen, cup)}"/>`,
      `<path d="${strip(150, -286, -140, 19)}" fill="${ceramicFill(pen, lighten(cup, 0.3))}"/><path d="M-150 -286A150 19 0 0 0 150 -286" stroke="${darken(cup, 0.45)}" stroke-opacity=".6" stroke-width="3" fill="none"/>`,
      light,
      drawMark(look, { y: -58, max: 180 }),
    ].join(''),
  };
};

/** Nebuliser: a borosilicate tower on a base that takes the bottle of oil. */
export const drawGlassTower: DrawShape = (pen, look) => {
  const tower =
    'M-34 -104C-36 -160 -104 -182 -104 -276C-104 -352 -44 -372 -30 -432V-566Q-30 -588 0 -590Q30 -588 30 -566V-432C44 -372 104 -352 104 -276C104 -182 36 -160 34 -104Z';
  const cold = look.isLit ? '#dff3ee' : '#d5e6e4';
  const haze = look.isLit
    ? `<path d="M-60 -240C-70 -320 -20 -360 -12 -440V-560H12V-440C20 -360 70 -320 60 -240C40 -190 -40 -190 -60 -240Z" fill="#ffffff" opacity=".75" filter="${pen.blur(14)}"/>`
    : '';
  const bottle = `<path d="M-36 0V-92Q-36 -116 -18 -120V-146H18V-120Q36 -116 36 -92V0Q0 12 -36 0Z" fill="${pen.linear([
    [0, '#240b02'],
    [0.25, '#c9701c'],
    [0.6, '#6a2a08'],
    [1, '#240b02'],
  ])}"/><rect x="-35" y="-84" width="70" height="56" fill="#fbf8f1" opacity=".92"/><path d="M-20 -66H20M-14 -50H14" stroke="${look.palette.tone}" stroke-width="4"/>`;
  return {
    width: 380,
    height: 600,
    glow: '#dff3ee',
    cast: 'M-176 0V-90H-60V-180C-110 -220 -110 -340 -34 -430V-590H34V-430C110 -340 110 -220 60 -180V-90H176V0Z',
    svg: [
      drawMistPlume(pen, look, -586),
      `<path d="${tower}" fill="#f4fbfa" opacity=".5"/>`,
      haze,
      `<path d="${tower}" fill="${clearFill(pen, cold)}" opacity=".82"/><path d="M-74 -300C-72 -250 -58 -216 -34 -190" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8" filter="${pen.blur(3)}"/><path d="M-6 -132V-330L8 -352" stroke="#8fb0ac" stroke-width="6" fill="none" opacity=".7"/>`,
      drawWooden(pen, { halfWidth: 174, top: -104, bottom: -12, sag: 22, color: beech }),
      place(look.isTurned ? -112 : 112, -96, 0, 1, bottle),
      drawSmooth(pen, { halfWidth: 46, top: -118, bottom: -84, sag: 7, color: '#3a3f40' }),
      drawMark(look, { y: -34, max: 170, fill: '#4a3210' }),
      look.isLit ? `<circle cx="-118" cy="-44" r="6" fill="#c9ffe0" filter="${pen.blur(1.5)}"/>` : '',
    ].join(''),
  };
};

/** Dry-air machine for shops: a cabinet with a grille, a timetable on its display and a lock. */
export const drawScentMachine: DrawShape = (pen, look) => {
  const shell = mix('#2c322f', look.palette.tone, 0.16);
  const face = pen.linear(
    [
      [0, lighten(shell, 0.28)],
      [0.4, shell],
      [1, darken(shell, 0.32)],
    ],
    [0, 0, 1, 1],
  );
  const slots = repeat(7, (index) => `<rect x="-140" y="${-520 + index * 22}" width="280" height="9" rx="4.5"/>`);
  const ink = look.isLit ? '#baf5cd' : '#6f8378';
  const rows = ['SEG A SEX  8:00', 'SÁBADO  9:00'].map((text, index) =>
    drawText(text, { y: -262 + index * 38, size: 24, font: 'bold', track: 0.06, max: 190, fill: ink }),
  );
  return {
    width: 420,
    height: 600,
    cast: 'M-204 0V-580H204V0Z',
    svg: [
      drawMistPlume(pen, look, -600),
      `<path d="M196 -566L222 -548V-18L196 0Z" fill="${darken(shell, 0.5)}"/><rect x="-204" y="-584" width="404" height="576" rx="34" fill="${face}"/><path d="M-190 -556Q-186 -572 -166 -572H120" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round" fill="none" filter="${pen.blur(2.4)}"/>`,
      drawSmooth(pen, { halfWidth: 40, top: -610, bottom: -580, sag: 6, color: '#8d9490' }),
      drawVent(0, -610, 22),
      `<g fill="${darken(shell, 0.6)}">${slots}</g>`,
      look.isTurned
        ? ''
        : `<rect x="-128" y="-308" width="256" height="112" rx="14" fill="#0f1613"/><rect x="-122" y="-302" width="244" height="100" rx="10" fill="${look.isLit ? '#12291d' : '#1a221e'}"/>`,
      ...(look.isTurned ? [] : rows),
      look.isTurned
        ? ''
        : `<circle cx="130" cy="-120" r="22" fill="#b9bfba"/><circle cx="130" cy="-120" r="16" fill="#7d8580"/><path d="M130 -128V-110" stroke="#1a201c" stroke-width="6" stroke-linecap="round"/>`,
      place(-34, -104, 0, 1, drawMark(look, { y: 0, max: 200, fill: '#e9efe9' })),
      '<rect x="-150" y="-10" width="60" height="14" rx="6" fill="#15191a"/><rect x="90" y="-10" width="60" height="14" rx="6" fill="#15191a"/>',
    ].join(''),
  };
};

/** Sunrise lamp: a beech ring round a milky disc. */
export const drawLampRing: DrawShape = (pen, look) => {
  const disc = look.isLit
    ? pen.radial(
        [
          [0, '#fff6d6'],
          [0.5, '#ffd27a'],
          [1, '#f58a32'],
        ],
        [0.5, 0.6, 0.62],
      )
    : pen.radial(
        [
          [0, '#ffffff'],
          [0.7, '#f7f3ea'],
          [1, '#ddd3c2'],
        ],
        [0.36, 0.3, 0.8],
      );
  const frame = pen.linear(
    [
      [0, lighten(beech, 0.4)],
      [0.5, beech],
      [1, darken(beech, 0.38)],
    ],
    [0, 0, 1, 1],
  );
  const grain = [196, 203, 210]
    .map(
      (r) =>
        `<circle cy="-300" r="${r}" fill="none" stroke="${darken(beech, 0.4)}" stroke-opacity=".2" stroke-width="2"/>`,
    )
    .join('');
  return {
    width: 440,
    height: 520,
    glow: '#ffcf8a',
    cast: 'M-150 0V-80C-240 -160 -240 -420 0 -518C240 -420 240 -160 150 -80V0Z',
    svg: [
      drawMistPlume(pen, look, -510),
      look.isLit ? drawHalo(pen, -300, 470, '#ffb04a') : '',
      `<circle cx="12" cy="-296" r="216" fill="${darken(beech, 0.5)}"/><circle cy="-300" r="216" fill="${frame}"/>${grain}<circle cy="-300" r="188" fill="${darken(beech, 0.42)}"/><circle cy="-299" r="185" fill="${look.isTurned ? frame : disc}"/>`,
      look.isLit || look.isTurned
        ? ''
        : `<path d="M-130 -380A152 152 0 0 1 -10 -450" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".9" filter="${pen.blur(5)}"/>`,
      drawVent(0, -514, 26),
      drawWooden(pen, { halfWidth: 156, top: -92, bottom: -12, sag: 19, color: beech }),
      drawMark(look, { y: -30, max: 170, fill: '#4a3210' }),
    ].join(''),
  };
};

/** A river stone with a lid, on a USB-C cable. */
export const drawPebble: DrawShape = (pen, look) => {
  const stone = mix('#b9bbb2', look.palette.tone, 0.14);
  const fill = pen.radial(
    [
      [0, lighten(stone, 0.7)],
      [0.45, stone],
      [0.85, darken(stone, 0.3)],
      [1, darken(stone, 0.52)],
    ],
    [0.34, 0.26, 0.82],
  );
  const outline =
    'M-204 -96C-214 -210 -116 -290 14 -286C146 -282 222 -200 206 -96C196 -14 118 8 0 10C-118 8 -196 -14 -204 -96Z';
  const random = createRandom('seixo');
  const grains = repeat(150, () => {
    const x = (random() * 2 - 1) * 200;
    const y = -140 + (random() * 2 - 1) * 140;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(1 + random() * 2)}" fill="${random() > 0.6 ? '#ffffff' : darken(stone, 0.55)}" opacity=".35"/>`;
  });
  const cable = (color: string, width: number, dy: number) =>
    `<path d="M176 ${-30 + dy}C240 ${-24 + dy} 262 ${34 + dy} 330 ${26 + dy}C420 ${14 + dy} 430 ${70 + dy} 520 ${62 + dy}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
  return {
    width: 430,
    height: 300,
    glow: '#ffd9a0',
    cast: 'M-204 0V-100C-200 -210 -110 -290 14 -286C146 -280 210 -200 206 -96V0Z',
    svg: [
      drawMistPlume(pen, look, -280),
      cable('#2e302d', 13, 0),
      cable('#8b8f88', 3, -3),
      `<path d="${outline}" fill="${fill}"/><g clip-path="${pen.clip(outline)}">${grains}<path d="M-220 -172C-120 -120 120 -120 222 -172" stroke="${darken(stone, 0.6)}" stroke-opacity=".7" stroke-width="4" fill="none"/><path d="M-220 -167C-120 -115 120 -115 222 -167" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/></g>`,
      drawVent(12, -276, 30),
      `<ellipse cx="-92" cy="-222" rx="34" ry="20" transform="rotate(-32 -92 -222)" fill="#fff" opacity=".5" filter="${pen.blur(9)}"/>`,
      look.isLit
        ? `<circle cy="-96" r="26" fill="#ffd58a" opacity=".8" filter="${pen.blur(10)}"/><circle cy="-96" r="7" fill="#fff3d0"/>`
        : `<circle cy="-96" r="7" fill="${darken(stone, 0.5)}"/>`,
      drawMark(look, { y: -36, max: 150, fill: darken(stone, 0.72) }),
    ].join(''),
  };
};
