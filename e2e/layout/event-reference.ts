// Google's reference of GA4's events and of Consent Mode v2, as far as the shop uses them, for comparison with the data layer.

import { z } from 'zod';

const reaisSchema = z.number().min(0).multipleOf(0.01);

const itemSchema = z.strictObject({
  item_id: z.string().min(1),
  item_name: z.string().min(1),
  item_brand: z.string().min(1).optional(),
  item_category: z.string().min(1).optional(),
  item_variant: z.string().min(1).optional(),
  price: reaisSchema.optional(),
  discount: reaisSchema.optional(),
  coupon: z.string().optional(),
  quantity: z.int().min(1).optional(),
  index: z.int().min(0).optional(),
});
const itemsSchema = z.array(itemSchema).min(1);

const valueSchema = z.strictObject({ currency: z.literal('BRL'), value: reaisSchema, items: itemsSchema });

function isSumOfItems({ value, items }: Pick<z.infer<typeof valueSchema>, 'value' | 'items'>): boolean {
  const cents = items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0);
  return Math.round(value * 100) === cents;
}

const listFields = { item_list_id: z.string(), item_list_name: z.string(), currency: z.literal('BRL') };
const promotionSchema = z.strictObject({
  promotion_id: z.string(),
  promotion_name: z.string(),
  creative_name: z.string(),
  creative_slot: z.string(),
  items: itemsSchema,
});
const coupon = z.string().optional();
const goodsSchema = valueSchema.refine(isSumOfItems);
const transactionSchema = valueSchema
  .extend({
    transaction_id: z.string().regex(/^[\dA-Z]{4}-[\dA-Z]{4}$/),
    shipping: reaisSchema,
    tax: reaisSchema,
    coupon,
  })
  .refine(isSumOfItems);

const ecommerceSchemas = {
  view_promotion: promotionSchema,
  select_promotion: promotionSchema,
  view_item_list: z.strictObject({ ...listFields, items: itemsSchema }),
  select_item: z.strictObject({ ...listFields, items: itemsSchema.length(1) }),
  view_item: goodsSchema,
  add_to_cart: goodsSchema,
  remove_from_cart: goodsSchema,
  view_cart: goodsSchema,
  begin_checkout: valueSchema.extend({ coupon }).refine(isSumOfItems),
  add_shipping_info: valueSchema.extend({ coupon, shipping_tier: z.string().min(1) }).refine(isSumOfItems),
  add_payment_info: valueSchema.extend({ coupon, payment_type: z.string().min(1) }).refine(isSumOfItems),
  purchase: transactionSchema,
  refund: transactionSchema,
};

const grantSchema = z.enum(['granted', 'denied']);
const grants = {
  ad_storage: grantSchema,
  ad_user_data: grantSchema,
  ad_personalization: grantSchema,
  analytics_storage: grantSchema,
};

const schemas: readonly z.ZodType<unknown>[] = [
  z.tuple([z.literal('consent'), z.literal('default'), z.looseObject({ ...grants, wait_for_update: z.int() })]),
  z.tuple([z.literal('consent'), z.literal('update'), z.strictObject(grants)]),
  z.strictObject({ ecommerce: z.null() }),
  z.strictObject({ event: z.literal('consent_update'), ...grants }),
  z.strictObject({
    event: z.literal('page_view'),
    page_location: z.url(),
    page_title: z.string().min(1),
    page_type: z.string().min(1),
    shop: z.enum(['main', 'caszulo']),
  }),
  ...Object.entries(ecommerceSchemas).map(([event, ecommerce]) =>
    z.strictObject({ event: z.literal(event), ecommerce }),
  ),
];
const entrySchema = z.union(schemas);

/** What is not as the reference says; empty if all is. */
export function listFaults(entries: readonly unknown[]): string[] {
  return entries.flatMap((entry) =>
    entrySchema.safeParse(entry).success ? [] : [`not of the reference: ${JSON.stringify(entry)}`],
  );
}
