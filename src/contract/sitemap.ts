// The addresses that search engines may show. Our own call, beside the contract.
import { z } from 'zod';
import { call, pageQuery } from './call.ts';
import { dateTimeSchema } from './shared.ts';

/** At most so many addresses in one answer. */
export const largestSitemapPage = 5000;

export const sitemapResponseSchema = z.object({
  paginas: z.array(
    z.object({
      /** With a leading slash, never with `loja`: what `seo.canonical` of the page says. */
      path: z.string(),
      /** Where it is known. */
      atualizadoEm: dateTimeSchema.optional(),
    }),
  ),
  info: z.object({ total: z.int(), offset: z.int(), limit: z.int() }),
});

export const sitemapCalls = {
  sitemap: call({
    tier: 'own',
    method: 'GET',
    path: '/url/sitemap',
    summary: 'Canonical addresses that search engines may show',
    query: z.object(pageQuery),
    response: sitemapResponseSchema,
  }),
};
