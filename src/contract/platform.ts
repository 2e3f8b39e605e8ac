// The platform's further calls (contract 4.5, 4.6, 4.11, 4.14). Calls of modules that the shop does not have are refused.

import { z } from 'zod';
import { call, pageQuery, successSchema } from './call.ts';
import { flagSchema, emptyAsObject, wireIdSchema } from './shared.ts';

const campaignSchema = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value ?? '');

/** Where the visitor came from; absent values are `''`. */
export const trackingParametersSchema = z.object({
  utm_source: campaignSchema,
  utm_campaign: campaignSchema,
  utm_medium: campaignSchema,
});

/** `url` in any form that `url/verify` accepts. */
export const browsingHistorySchema = z.object({ url: z.string().min(1).max(2048) });
/** Slug or level of the visited page; stored without interpretation. */
export const browsingHashSchema = z.string().min(1).max(300);

export const chooseSalesChannelSchema = z.object({ id: wireIdSchema });
export const becomeResellerSchema = z.object({ newsletter: flagSchema.optional(), sms: flagSchema.optional() });

/** Shops of this kind have no parts, presets, sellers, representatives or channels: such lists and objects are empty. */
const emptyObjectSchema = emptyAsObject(z.strictObject({}));
const emptyListSchema = z.array(z.never()).max(0);

export const moduleCalls = {
  ping: call({
    tier: 3,
    method: 'GET',
    path: '/ping',
    summary: 'Whether the API is available',
    response: successSchema,
  }),
  noteVisit: call({
    tier: 3,
    method: 'POST',
    path: '/browsing-history/:hash{.+}',
    summary: 'Records a viewed page of the session',
    request: browsingHistorySchema,
    response: successSchema,
  }),
  noteCampaign: call({
    tier: 3,
    method: 'POST',
    path: '/tracking-parameters',
    summary: 'Records the campaign of the session',
    request: trackingParametersSchema,
    response: successSchema,
  }),
  clearCompatibility: call({
    tier: 3,
    method: 'DELETE',
    path: '/categories/compatibility/actual',
    summary: 'Clears the chosen compatibility; none can be chosen here',
    response: successSchema,
  }),
  productComponents: call({
    tier: 3,
    method: 'GET',
    path: '/product/component/:id',
    summary: 'Parts of a bundle; always empty',
    response: z.object({ componentes: emptyListSchema }),
  }),
  productPresets: call({
    tier: 3,
    method: 'GET',
    path: '/product/predefination',
    summary: 'Presets of products; always empty',
    response: z.object({ predefinicoes: emptyListSchema }),
  }),
  instagram: call({
    tier: 3,
    method: 'GET',
    path: '/showcase/instagram',
    summary: 'Instagram posts; always empty',
    response: z.object({ publicacoes: emptyListSchema }),
  }),
  salesChannel: call({
    tier: 3,
    method: 'GET',
    path: '/sales-channel/actual',
    summary: 'The chosen sales channel; always empty',
    response: emptyObjectSchema,
  }),
  chooseSalesChannel: call({
    tier: 3,
    method: 'PUT',
    path: '/sales-channel/actual',
    summary: 'Chooses a sales channel; refused while the module is disabled',
    request: chooseSalesChannelSchema,
    response: successSchema,
  }),
  representative: call({
    tier: 3,
    method: 'GET',
    path: '/representative',
    summary: 'The chosen representative; always empty',
    response: emptyObjectSchema,
  }),
  chooseRepresentative: call({
    tier: 3,
    method: 'PUT',
    path: '/representative/:hash',
    summary: 'Chooses a representative; refused while the module is disabled',
    response: successSchema,
  }),
  becomeReseller: call({
    tier: 3,
    method: 'POST',
    path: '/client/reseller',
    summary: 'Requests to become a reseller; refused while the module is disabled',
    request: becomeResellerSchema,
    response: successSchema,
  }),
  marketplaceOffers: call({
    tier: 3,
    method: 'GET',
    path: '/marketplace/product/:idProduto',
    summary: "Other sellers' offers of a product; refused while the module is disabled",
    query: z.object({
      ...pageQuery,
      productAttributeValueId: z.string().optional(),
      sellerId: z.string().optional(),
      cep: z.string().optional(),
    }),
    response: z.object({ ofertas: emptyListSchema }),
  }),
  giftListTypes: call({
    tier: 3,
    method: 'GET',
    path: '/gifts-list/type',
    summary: 'Kinds of gift lists; refused while the module is disabled',
    query: z.object({ tipo: z.string().optional(), ...pageQuery }),
    response: z.object({ tipos: emptyListSchema }),
  }),
  leaveGiftList: call({
    tier: 3,
    method: 'DELETE',
    path: '/gifts-list/actual',
    summary: 'Leaves the chosen gift list; refused while the module is disabled',
    response: successSchema,
  }),
  buyNow: call({
    tier: 3,
    method: 'POST',
    path: '/checkout/shop',
    summary: 'Buys without the cart; refused',
    response: successSchema,
  }),
};
