import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { cartItemSchema } from '#contract/cart.ts';
import { listCardSchema } from '#contract/list.ts';
import { productCardSchema } from '#contract/product.ts';
import {
  badgeSchema,
  brandSchema,
  cartPayloadSchema,
  errorSchema,
  imageSchema,
  installmentSchema,
  listingInfoSchema,
  pricesSchema,
  routeSchema,
  structureSchema,
} from '#contract/shared.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Named schemas that many responses share. */
const sharedSchemas: Readonly<Record<string, z.ZodType>> = {
  Error: errorSchema,
  Route: routeSchema,
  Prices: pricesSchema,
  Installment: installmentSchema,
  Image: imageSchema,
  Brand: brandSchema,
  Badge: badgeSchema,
  Structure: structureSchema,
  ListingInfo: listingInfoSchema,
  CartPayload: cartPayloadSchema,
  CartItem: cartItemSchema,
  ProductCard: productCardSchema,
  ListCard: listCardSchema,
};

const toReference = (name: string) => `#/components/schemas/${name}`;

/** Registers every response of the contract: the shared schemas, and one schema for each distinct response. */
export function createComponents() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(sharedSchemas)) registry.add(schema, { id });
  for (const [name, { response }] of Object.entries(calls)) {
    if (!registry.has(response))
      registry.add(response, { id: `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer` });
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: toReference });
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIds(schema)])),
    /** Reference to a registered schema. Throws for an unregistered one. */
    refer(schema: z.ZodType): JsonSchema {
      const id = registry.get(schema)?.id;
      if (!id) throw new Error('the schema has no name in the OpenAPI document');
      return { $ref: toReference(id) };
    },
  };
}

export function toRequestSchema(schema: z.ZodType): JsonSchema {
  return withoutIds(z.toJSONSchema(schema, { io: 'input' }));
}

// OpenAPI 3.1 sets the dialect and the ids itself.
function withoutIds(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, ...rest } = schema;
  return rest;
}
