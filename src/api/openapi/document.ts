// The OpenAPI 3.1 document, generated from the table of calls, so that it describes exactly the mounted calls; and the notices of payment
// services, which are none of them.

import { paymentNotice } from '#contract/buying/payment-notice.ts';
import { type Call, type CallName, calls } from '#contract/calls.ts';
import { outcomes } from '#contract/outcomes.ts';
import { apiBasePath } from '#contract/site-paths.ts';
import { createComponents, toRequestSchema } from './components.ts';
import { listErrorResponses, toErrorReferences } from './error-responses.ts';
import { createNoticeOperation } from './notice.ts';
import { toParameter } from './parameter.ts';
import { describeSession } from './session.ts';

/** Path parameters of Hono's notation, with their pattern: `:level{.+}`. */
const pathParameter = /:(\w+)(?:\{[^}]*\})?/g;

export function createDocument({ siteUrl, cookieName }: { siteUrl: string; cookieName: string }) {
  const components = createComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of listCalls()) {
    const path = (paths[toOpenApiPath(call.path)] ??= {});
    path[call.method.toLowerCase()] = toOperation(name, call, cookieName, components.refer);
  }
  paths[toOpenApiPath(paymentNotice.path)] = { post: createNoticeOperation(siteUrl, components.refer) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: '2.0.0',
      description:
        'Money is in reais with two decimals, percentages are whole numbers, times are ISO 8601 with offset.',
    },
    servers: [{ url: `${siteUrl}${apiBasePath}` }],
    security: [{ appToken: [] }],
    paths,
    components: {
      schemas: components.schemas,
      responses: listErrorResponses(listCalls()),
      securitySchemes: {
        appToken: { type: 'apiKey', in: 'header', name: 'App-Token' },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by the first response of a call that needs a session, and renewed at sign-in.',
        },
        sessionHeader: {
          type: 'apiKey',
          in: 'header',
          name: 'Session',
          description: "The cookie's value, for clients without cookies; it takes precedence when both are sent.",
        },
      },
    },
  };
}

/** `/struct/popup/:level{.+}` as `/struct/popup/{level}`. */
export function toOpenApiPath(path: string): string {
  return path.replaceAll(pathParameter, '{$1}');
}

function listCalls(): [CallName, Call][] {
  return Object.entries<Call>(calls).flatMap(([name, call]) => (isCallName(name) ? [[name, call]] : []));
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

type Operation = ReturnType<typeof toOperation> | ReturnType<typeof createNoticeOperation>;
type Refer = ReturnType<typeof createComponents>['refer'];

function toOperation(operationId: CallName, call: Call, cookieName: string, refer: Refer) {
  const session = describeSession(outcomes[operationId], cookieName);
  const isUrlRequired = outcomes[operationId].refusals?.includes('no-url') ?? false;
  return {
    operationId,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    'x-tier': call.tier ?? 'own',
    ...(session.security && { security: session.security }),
    parameters: [
      ...toParameters(call, isUrlRequired),
      ...session.parameters,
      ...Object.entries(outcomes[operationId].headers ?? {}).map(([header, use]) => toParameter(header, 'header', use)),
    ],
    ...(call.request && {
      requestBody: { required: true, content: { 'application/json': { schema: toRequestSchema(call.request) } } },
    }),
    responses: {
      200: {
        description: 'It worked.',
        ...(session.headers && { headers: session.headers }),
        ...(call.contentType !== '' && {
          content: { [call.contentType ?? 'application/json']: { schema: refer(call.response) } },
        }),
      },
      ...toErrorReferences(operationId, call),
    },
  };
}

function toParameters({ path, query }: Call, isUrlRequired: boolean) {
  const names = [...path.matchAll(pathParameter)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.keys(query?.shape ?? {}).map((name) => ({
    name,
    in: 'query',
    required: isUrlRequired && name === 'url',
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery];
}
