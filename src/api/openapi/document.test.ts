import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { createDocument, toOpenApiPath } from './document.ts';

const document = createDocument('https://loja.test');

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
  it('describes the calls of the contract and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contracted = Object.values(calls).map(({ method, path }) => `${method} ${toOpenApiPath(path)}`);
    expect(described.toSorted()).toEqual(contracted.toSorted());
  });

  it('writes path parameters its own way, without patterns', () => {
    expect(toOpenApiPath('/struct/popup/:level{.+}')).toBe('/struct/popup/{level}');
  });

  it('names every path parameter of an address', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(operations)) {
        expect(listPathParameters(operation)).toEqual(names);
      }
    }
  });

  it('has no reference that leads nowhere', () => {
    const references = [...new Set(listReferences(document))];
    expect(references).toContain('#/components/schemas/ProductCard');
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('describes errors, and bodies where there are some', () => {
    const cart = document.paths['/checkout/cart'];
    expect(cart?.['get']).toHaveProperty('responses.401.$ref', '#/components/responses/Error401');
    expect(cart?.['get']).not.toHaveProperty('requestBody');
    expect(cart?.['post']).toHaveProperty('responses.422.$ref', '#/components/responses/Error422');
    expect(cart?.['post']).toHaveProperty('requestBody.required', true);
  });

  it('is plain JSON of version 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    expect(text).not.toContain('"$schema"');
    expect(JSON.parse(text)).toEqual(document);
  });
});
