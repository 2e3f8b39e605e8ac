// The shops: their names, words and looks, which are rows (our own call).

import { z } from 'zod';
import { call } from './call.ts';

/** Fonts, shapes and motion: `src/storefront/styles/tokens.css` defines them. */
const themeSchema = z.enum(['classico', 'editorial']);
export type Theme = z.infer<typeof themeSchema>;

/** Colours whose text pairs are checked: `src/storefront/styles/tokens.css` defines them. */
export const paletteNames = ['mata', 'noite'] as const;
const paletteSchema = z.enum(paletteNames);
export type Palette = z.infer<typeof paletteSchema>;

/** The colours of tiles; each is a surface and a text. */
const essenceSchema = z.enum([
  'lavanda',
  'laranja',
  'alecrim',
  'capim',
  'eucalipto',
  'rosa',
  'baunilha',
  'petroleo',
  'noite',
]);
export type Essence = z.infer<typeof essenceSchema>;

const linkFields = { botao: z.string(), path: z.string() };

const homeTextsSchema = z.object({
  /** Coloured tiles that open collections; their `texto` has two lines of about 18 letters. */
  colecoes: z.object({
    titulo: z.string(),
    itens: z.array(z.object({ label: z.string(), texto: z.string(), path: z.string(), essencia: essenceSchema })),
  }),
  maisPedidos: z.object({ texto: z.string(), path: z.string() }),
  /** Shown while no banner is configured. */
  destaque: z.object({ sobretitulo: z.string(), titulo: z.string(), texto: z.string(), ...linkFields }),
  /** The second button beside that of the banner. */
  segundoBotao: z.object(linkFields),
});
export type HomeTexts = z.infer<typeof homeTextsSchema>;

const newsletterTextsSchema = z.object({ titulo: z.string(), texto: z.string() });

const promisesSchema = z.object({
  /** About exchanges: `resumo` stands beside every price and leads to the page about them. */
  troca: z.object({ titulo: z.string(), texto: z.string(), resumo: z.string() }),
  /** About all that the shop sells; an empty `titulo` for none. */
  produtos: z.object({ titulo: z.string(), texto: z.string() }),
});

const pageTextsSchema = z.object({
  /** Below the heading of `/marcas`; empty for none. */
  marcas: z.string(),
  /** The description of `/lista` for search engines. */
  listas: z.string(),
  /** What to try after a search without results. */
  semResultado: z.array(z.string()),
});

export const shopSchema = z.object({
  /** Menus, banners and showcases of a shop besides the main one have hashes that begin with `{id}-`. */
  id: z.string(),
  nome: z.string(),
  /** As it is written in running text: `na Loja`. */
  noTexto: z.string(),
  /** One sentence under the logo of the footer. */
  slogan: z.string(),
  /** The value of the query key `loja`; empty for the main shop. */
  loja: z.string(),
  /** The path of its home page. */
  path: z.string(),
  tema: themeSchema,
  paleta: paletteSchema,
  /** `nome` is `texto`, or the shop's name without one; `flor` is a drawing beside it, `manuscrito` a drawing alone. */
  logo: z.object({ desenho: z.enum(['nome', 'flor', 'manuscrito']), texto: z.string() }),
  /** The id of the shop that its home page invites to; empty for none. */
  convida: z.string(),
  inicio: homeTextsSchema,
  newsletter: newsletterTextsSchema,
  promessas: promisesSchema,
  textos: pageTextsSchema,
});
/** One of the shops, as the contract answers it. */
export type Shop = z.infer<typeof shopSchema>;

export const shopCalls = {
  shops: call('GET', '/shops', {
    summary: 'The shops: names, words and looks',
    response: z.object({ lojas: z.array(shopSchema).min(1) }),
  }),
};
