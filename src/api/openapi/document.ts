// The OpenAPI 3.1 document, made from the table of calls: what is described is what is mounted.
import type { Call } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { createComponents, type JsonSchema, toRequestSchema } from './components.ts';

/** Path parameters of Hono's notation, with their pattern: `:level{.+}`. */
const pathParameter = /:(\w+)(?:\{[^}]*\})?/g;

const errorTexts = {
  400: 'The body or a field is missing or ill-typed.',
  401: 'App-Token is missing or wrong.',
  403: 'The change came from a page of another site.',
  404: 'Nothing is registered under this address or name.',
  413: 'The body is larger than 1 MB.',
  422: 'Well-formed but refused, such as a product that is sold out.',
  429: 'Too many requests; see Retry-After.',
  500: 'A fault of the server; X-Request-Id names it in the log.',
  503: 'Not available for the moment; see Retry-After.',
} as const;
type ErrorStatus = keyof typeof errorTexts;

const everywhere: readonly ErrorStatus[] = [401, 404, 429, 500, 503];
const onChanges: readonly ErrorStatus[] = [400, 403, 413, 422];

/** `siteUrl` without a slash at the end. */
export function createDocument(siteUrl: string) {
  const components = createComponents();
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = (paths[toOpenApiPath(call.path)] ??= {});
    path[call.method.toLowerCase()] = toOperation(name, call, components.refer);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: '2.0.0',
      description:
        'Money is in reais with two decimals, percentages are whole numbers, times are ISO 8601 with offset.',
    },
    servers: [{ url: `${siteUrl}/api/v2/front` }],
    security: [{ appToken: [] }],
    paths,
    components: {
      schemas: components.schemas,
      responses: Object.fromEntries(
        Object.entries(errorTexts).map(([status, description]) => [`Error${status}`, toErrorResponse(description)]),
      ),
      securitySchemes: { appToken: { type: 'apiKey', in: 'header', name: 'App-Token' } },
    },
  };
}

/** `/struct/popup/:level{.+}` as `/struct/popup/{level}`. */
export function toOpenApiPath(path: string): string {
  return path.replaceAll(pathParameter, '{$1}');
}

function toOperation(operationId: string, call: Call, refer: ReturnType<typeof createComponents>['refer']) {
  const statuses = call.method === 'GET' ? everywhere : [...everywhere, ...onChanges];
  return {
    operationId,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    'x-tier': call.tier,
    parameters: toParameters(call),
    ...(call.request && {
      requestBody: { required: true, content: { 'application/json': { schema: toRequestSchema(call.request) } } },
    }),
    responses: {
      200: { description: 'It worked.', content: { 'application/json': { schema: refer(call.response) } } },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
    },
  };
}

function toParameters({ path, query }: Call) {
  const names = [...path.matchAll(pathParameter)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.keys(query?.shape ?? {}).map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
  }));
  const session = {
    name: 'Session',
    in: 'header',
    required: false,
    description: 'Value of the session cookie, which may be sent instead.',
    schema: { type: 'string' },
  };
  return [...inPath, ...inQuery, ...(path.startsWith('/checkout/') ? [session] : [])];
}

function toErrorResponse(description: string): JsonSchema {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
