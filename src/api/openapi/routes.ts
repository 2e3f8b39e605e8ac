import { Hono } from 'hono';
import { cacheControl } from '../http/caching.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { createDocument } from './document.ts';
import { renderReferencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

const cssPath = '/docs/reference.css';
const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * GET /openapi.json and the reference page /docs; the document is created once, on the first request, since few processes ever
 * serve it.
 */
export function createOpenApiRoutes(options: Parameters<typeof createDocument>[0]) {
  let known: ReturnType<typeof createDocument> | undefined;
  const document = () => (known ??= createDocument(options));
  const routes = new Hono<ApiEnvironment>();
  routes.use(cacheControl('public, max-age=300'));
  routes.get('/openapi.json', (c) => c.json(document()));
  routes.get('/docs', (c) => {
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(renderReferencePage(document(), `/api${cssPath}`));
  });
  routes.get(cssPath, (c) => c.body(referenceStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  return routes;
}
