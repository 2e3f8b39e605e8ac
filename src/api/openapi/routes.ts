import { Hono } from 'hono';
import { cacheControl } from '../http/caching.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { createDocument } from './document.ts';

/** GET /openapi.json; the document is made at the first call and kept. */
export function createOpenApiRoutes(siteUrl: string) {
  let document: ReturnType<typeof createDocument> | undefined;
  return new Hono<ApiEnvironment>().get('/openapi.json', cacheControl('public, max-age=300'), (c) => {
    document ??= createDocument(siteUrl);
    return c.json(document);
  });
}
