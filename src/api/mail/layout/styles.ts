// Inline styles of mails in the look of a shop; the classes of the document override them in dark mode.

import type { Palette, Shop, Theme } from '#contract/shops.ts';

const sans = 'Figtree,Helvetica,Arial,sans-serif';

/** From the design tokens of the pages. */
interface Colours {
  page: string;
  band: string;
  onBand: string;
  ink: string;
  quiet: string;
  button: string;
  dark: { page: string; card: string; soft: string; button: string; onButton: string };
}

export type Look = Pick<Shop, 'tema' | 'paleta'>;

const palettes: Readonly<Record<Palette, Colours>> = {
  mata: {
    page: '#eef5f0',
    band: '#0f3d2d',
    onBand: '#eef6f1',
    ink: '#1c2b24',
    quiet: '#4a5a52',
    button: '#17563f',
    dark: { page: '#0d1a14', card: '#16261e', soft: '#1f332a', button: '#cfe8da', onButton: '#0f3d2d' },
  },
  noite: {
    page: '#fbf6ec',
    band: '#14293a',
    onBand: '#f0c877',
    ink: '#1b2733',
    quiet: '#4d5a66',
    button: '#14293a',
    dark: { page: '#0b141c', card: '#14222e', soft: '#1e303f', button: '#f0c877', onButton: '#14293a' },
  },
};

/** Fonts of the name and of headings. */
const displayFonts: Readonly<Record<Theme, string>> = {
  classico: 'Marcellus,Georgia,serif',
  editorial: "'Instrument Serif',Georgia,serif",
};

export type Styles = ReturnType<typeof findStyles>;

export function findStyles({ tema, paleta }: Look) {
  const { page, band, onBand, ink, quiet, button, dark } = palettes[paleta];
  const display = displayFonts[tema];
  return {
    page: `margin:0;padding:0;background:${page}`,
    band: `padding:20px 32px;background:${band};border-radius:16px 16px 0 0`,
    wordmark: `font:400 22px/1.3 ${display};color:${onBand};text-decoration:none`,
    /** A picture that is not shown has its alternative in the look of the words. */
    mark: `display:inline-block;vertical-align:middle;border:0;font:400 22px/40px ${display};color:${onBand}`,
    markWords: 'padding-left:10px;vertical-align:middle;letter-spacing:0.12em',
    card: 'padding:36px 32px;background:#ffffff;border-radius:0 0 16px 16px',
    heading: `margin:0 0 20px;font:400 26px/1.2 ${display};color:${ink}`,
    text: `margin:0 0 16px;font:400 16px/1.5 ${sans};color:${ink}`,
    quote: `margin:0 0 20px;padding:16px 20px;background:${page};border-radius:8px;font:400 16px/1.5 ${sans};color:${ink}`,
    note: `margin:24px 0 0;font:400 14px/1.5 ${sans};color:${quiet};word-break:break-word`,
    button: `padding:14px 28px;background:${button};border-radius:999px`,
    buttonText: `font:600 16px/1.25 ${sans};color:#ffffff;text-decoration:none`,
    address: `margin:0 0 20px;font:400 13px/1.5 ${sans};color:${quiet};word-break:break-all`,
    label: `padding:4px 16px 4px 0;font:400 14px/1.5 ${sans};color:${quiet}`,
    value: `padding:4px 0;font:400 16px/1.5 ${sans};color:${ink};word-break:break-word`,
    item: `padding:12px 0;border-bottom:1px solid ${page};font:400 16px/1.4 ${sans};color:${ink};word-break:break-word`,
    picture: 'width:64px;padding-right:16px',
    thumbnail: `display:block;width:64px;height:80px;border:0;border-radius:8px;object-fit:cover;background:${page};font:400 11px/1.3 ${sans};color:${quiet}`,
    detail: `font:400 14px/1.5 ${sans};color:${quiet}`,
    amount: 'padding-left:16px;white-space:nowrap',
    sum: `padding:8px 0 0;font:400 16px/1.4 ${sans};color:${ink}`,
    total: `padding:8px 0 0;font:600 18px/1.4 ${sans};color:${ink}`,
    codeLabel: `margin:0 0 4px;font:400 14px/1.5 ${sans};color:${quiet}`,
    code: `margin:0 0 20px;padding:16px 20px;background:${page};border-radius:8px;font:400 14px/1.5 Menlo,Consolas,monospace;color:${ink};overflow-wrap:anywhere`,
    footer: `padding:20px 32px;font:400 13px/1.6 ${sans};color:${quiet}`,
    quietLink: `color:${quiet}`,
    inkLink: 'color:inherit',
    /** Repeated as an attribute, which some mail programs require. */
    buttonColor: button,
    dark,
  };
}
