// The addresses that search engines may show. Our own call, beside the contract.

import { z } from 'zod';
import { call, pageQuery } from './call.ts';
import { dateTimeSchema } from './shared.ts';

/** Maximum number of addresses in one response. */
export const largestSitemapPage = 5000;

export const sitemapResponseSchema = z.object({
  paginas: z.array(
    z.object({
      /** With a leading slash, never with `loja`, as in the page's `seo.canonical`. */
      path: z.string(),
      /** Absent when unknown. */
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
