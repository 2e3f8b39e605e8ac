// Line icons on a grid of 24: one sprite in the page, whose symbols are referenced by name.

import { starPath, starRowPath } from './stars.tsx';

const shapes = {
  alert: 'M12 8v5M12 16.5v.1M10.3 4L2.5 18a2 2 0 0 0 1.7 3h15.6a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  back: 'M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4',
  bag: 'M5 8h14l1 13H4L5 8zM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  check: 'M5 13l4.5 4.5L19 7',
  chat: 'M4 20l1.3-4A8.2 8.2 0 1 1 8.3 18.9zM8.5 10.5h7M8.5 13.5h4.5',
  child:
    'M12 8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM5.5 12.5c2.5-2 4-2 6.5-2s4 0 6.5 2M9.5 10.7V21M14.5 10.7V21M9.5 16h5',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  drop: 'M12 3s6 6.5 6 11a6 6 0 0 1-12 0c0-4.5 6-11 6-11zM9.5 14.5a2.5 2.5 0 0 0 2.5 2.5',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.8 1.9-1.8H17.6V2.8c-3.9-.7-6.6.9-6.6 4.2v2.5H8V13h3v8',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v.1',
  leaf: 'M5 19C4 10 10 4 20 4c0 10-5 16-13 15M5 21c1-5 4-8 9-10',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 18v3',
  minus: 'M5 12h14',
  paw: 'M12 12c2.5 0 5 3 5 5.200 0 2-1.7 2.600-2.800 2.300-1.5-.4-2.9-.4-4.4 0C8.7 19.800 7 19.200 7 17.200 7 15 9.5 12 12 12zM5.5 12.5v-1M18.5 12.5v-1M9.5 8V6M14.5 8V6',
  pause: 'M9 5v14M15 5v14',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  pinterest:
    'M12 21a9 9 0 1 0-9-9M9.5 21L12 10M8.5 13.5C7.5 10 9 7 12.2 7c2.8 0 4.6 1.9 4.3 4.6-.3 2.7-2 4.4-3.9 4.4-1.3 0-2.1-.7-2.2-1.7',
  pix: 'M12 3l9 9-9 9-9-9zM7.5 7.5L12 12l4.5-4.5M7.5 16.5L12 12l4.5 4.5',
  play: 'M8 5l11 7-11 7z',
  plus: 'M5 12h14M12 5v14',
  pregnancy:
    'M11 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 8c-1.5 2-2 5-2 8h2v6M12.5 8c.5 2 3.5 3 3.5 5.5S14 16.5 12.5 17v5M12 12.5a1.5 1.5 0 0 1 1.5 1',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l5 5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M8 11H5v9.5h14V11h-3',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  sort: 'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  truck: 'M2 6h12v10H2zM14 10h4l4 4v2h-8zM7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4.5-7 8-7s7 2 8 7',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
} satisfies Record<string, string>;

export type IconName = keyof typeof shapes;

const iconSymbols: string = [
  ...Object.entries(shapes).map(([name, path]) => toSymbol(name, [24, 24], path)),
  toSymbol('star', [20, 20], starPath),
  toSymbol('star-row', [100, 20], starRowPath),
].join('');

function toSymbol(name: string, [width, height]: readonly [number, number], path: string): string {
  return `<symbol id="icon-${name}" viewBox="0 0 ${width} ${height}"><path d="${path}"/></symbol>`;
}

/** Rendered once per page; `Icon` references its symbols. */
export function IconSprite() {
  return (
    <svg
      id="icones"
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- constant shapes
      dangerouslySetInnerHTML={{ __html: iconSymbols }}
    />
  );
}

/** Decoration only: the accessible name is the text or label beside it. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
