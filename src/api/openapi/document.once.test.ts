import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paymentNotice } from '#contract/buying/payment-notice.ts';
import { type Call, calls } from '#contract/calls.ts';
import { departments } from '#contract/messages/forms.ts';
import { createDocument, toOpenApiPath } from './document.ts';

const document = createDocument({ siteUrl: 'https://loja.test', cookieName: 'PHPSESSID' });

/** Every `$ref` anywhere below. */
function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : listReferences(child),
  );
}

function resolve(reference: string): unknown {
  const segments = reference.replace(/^#\//, '').split('/');
  return segments.reduce<unknown>(
    (value, segment) => (typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined),
    document,
  );
}

const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })),
});

function listPathParameters(operation: unknown): string[] {
  const { parameters } = operationSchema.parse(operation);
  return parameters.filter((parameter) => parameter.in === 'path' && parameter.required).map(({ name }) => name);
}

describe('the OpenAPI document', () => {
  it('describes the calls of the contract, the notices of payment services, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contracted = Object.values<Call>({ ...calls, paymentNotice }).map(
      ({ method, path }) => `${method} ${toOpenApiPath(path)}`,
    );
    expect(described.toSorted()).toEqual(contracted.toSorted());
  });

  it('writes path parameters in OpenAPI notation, without patterns', () => {
    expect(toOpenApiPath('/struct/popup/:level{.+}')).toBe('/struct/popup/{level}');
  });

  it('describes every path parameter', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(operations)) {
        expect(listPathParameters(operation)).toEqual(names);
      }
    }
  });

  it('has no dangling reference', () => {
    const references = [...new Set(listReferences(document))];
    expect(references).toContain('#/components/schemas/ProductCard');
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('describes request bodies', () => {
    const cart = document.paths['/checkout/cart'];
    expect(cart?.['get']).not.toHaveProperty('requestBody');
    expect(cart?.['post']).toHaveProperty('requestBody.required', true);
  });

  it.each([
    ['/ping', 'get', [401, 405, 500, 503]],
    ['/url/verify', 'get', [400, 401, 404, 405, 500, 503]],
    ['/url/product/listing/brand', 'get', [400, 401, 404, 405, 500, 503]],
    ['/url/product/listing/search', 'get', [401, 405, 429, 500, 503]],
    ['/postal-code/{cep}', 'get', [400, 401, 404, 405, 422, 429, 500, 503]],
    ['/marketplace/product/{idProduto}', 'get', [401, 404, 405, 422, 500, 503]],
    ['/gifts-list/type', 'get', [401, 405, 422, 500, 503]],
    ['/checkout/cart', 'post', [400, 401, 403, 405, 413, 422, 500, 503]],
    ['/checkout/login', 'post', [400, 401, 403, 405, 413, 429, 500, 503]],
  ])('lists every error status of %s by %s', (path, method, statuses) => {
    const responses = document.paths[path]?.[method]?.responses ?? {};
    expect(Object.keys(responses).map(Number)).toEqual([200, ...statuses]);
  });

  it('describes 401 for each call', () => {
    const explain = (path: string, method: string) => {
      const responses: Readonly<Record<string, unknown>> = document.paths[path]?.[method]?.responses ?? {};
      const { $ref } = z.object({ $ref: z.string() }).parse(responses['401']);
      return z.object({ description: z.string() }).parse(resolve($ref)).description;
    };
    expect(explain('/brands', 'get')).toBe('App-Token is missing or wrong.');
    expect(explain('/client', 'get')).toBe('App-Token is missing or wrong. Or: The session is not signed in.');
    expect(explain('/wishlist/add', 'post')).toContain('The session is not signed in.');
    expect(explain('/checkout/login', 'post')).toContain('The login name or the password is wrong.');
  });

  it('requires the address only for calls that refuse its absence', () => {
    const isRequired = (path: string) =>
      operationSchema.parse(document.paths[path]?.['get']).parameters.find(({ name }) => name === 'url')?.required;
    expect(['/url/verify', '/url/page', '/url/list/detail'].map(isRequired)).toEqual([true, true, true]);
    expect(['/url/home', '/url/product/listing/search', '/url/list/listing'].map(isRequired)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('describes the session by header and by cookie, and requires it for calls of customers', () => {
    expect(document.components.securitySchemes).toMatchObject({
      sessionCookie: { in: 'cookie', name: 'PHPSESSID' },
      sessionHeader: { in: 'header', name: 'Session' },
    });
    const known = [
      { appToken: [], sessionCookie: [] },
      { appToken: [], sessionHeader: [] },
    ];
    expect(document.paths['/client']?.['get']?.security).toEqual(known);
    expect(document.paths['/wishlist']?.['get']?.security).toEqual([{ appToken: [] }, ...known]);
    expect(document.paths['/brands']?.['get']?.security).toBeUndefined();
    for (const path of [
      '/wishlist',
      '/client/email',
      '/shipment/cart',
      '/tracking-parameters',
      '/promotional/coupon',
    ]) {
      for (const operation of Object.values(document.paths[path] ?? {})) {
        const places = operationSchema
          .parse(operation)
          .parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
        expect(places).toEqual(expect.arrayContaining(['header Session', 'cookie PHPSESSID']));
      }
    }
    const namesCustomer = (operation: unknown) =>
      operationSchema.parse(operation).parameters.some(({ name }) => name === 'X-Customer-Id');
    expect(namesCustomer(document.paths['/wishlist/add']?.['post'])).toBe(true);
    expect(namesCustomer(document.paths['/wishlist/verify']?.['post'])).toBe(false);
    expect(document.paths['/wishlist/add']?.['post']).toHaveProperty('responses.409');
    expect(document.paths['/checkout/login']?.['post']).toHaveProperty('responses.200.headers.Set-Cookie');
    expect(document.paths['/brands']?.['get']).not.toHaveProperty('responses.200.headers');
  });

  it('describes the token of a link for every call about one order, and the key of an order', () => {
    const listHeaders = (path: string, method: string) =>
      operationSchema
        .parse(document.paths[path]?.[method])
        .parameters.flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : []));
    const ofOrders = Object.values<Call>(calls).filter(
      ({ path }) => path.startsWith('/order/:numero') || path === '/sale/cancel',
    );
    expect(ofOrders.length).toBeGreaterThan(9);
    for (const { path, method } of ofOrders)
      expect(listHeaders(toOpenApiPath(path), method.toLowerCase()), path).toEqual(['Session', 'Order-Token']);
    expect(listHeaders('/checkout/order', 'post')).toEqual(['Session', 'Idempotency-Key']);
  });

  it('describes a notice at its own address, without App-Token, with what is signed', () => {
    const notice = document.paths['/payments/{adapter}/notice']?.['post'];
    expect(notice).toMatchObject({ servers: [{ url: 'https://loja.test/api' }], security: [] });
    const { parameters } = operationSchema.parse(notice);
    expect(parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      'path adapter',
      'query data.id',
      'query type',
      'header x-signature',
      'header x-request-id',
    ]);
    expect(Object.keys(notice?.responses ?? {})).toEqual(['200', '400', '401', '404', '413', '500', '503']);
  });

  it('names every department of the contact form', () => {
    const body = JSON.stringify(document.paths['/form/contact']?.['post']?.requestBody);
    for (const department of departments) expect(body).toContain(department);
  });

  it('is plain JSON of version 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    expect(text).not.toContain('"$schema"');
    expect(JSON.parse(text)).toEqual(document);
  });
});
