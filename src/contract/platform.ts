// The platform's further calls (contract 4.5, 4.6, 4.11, 4.14). Calls of modules that the shop does not have are refused.

import { z } from 'zod';
import { call, pageQuery, successSchema } from './call.ts';
import { absentAs, flagSchema, emptyAsObject, wireIdSchema } from './shared.ts';

const campaignSchema = absentAs(z.string().trim().max(200), '');

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
  ping: call('GET', '/ping', {
    tier: 3,
    summary: 'Whether the API is available',
    response: successSchema,
  }),
  noteVisit: call('POST', '/browsing-history/:hash{.+}', {
    tier: 3,
    summary: 'Records a viewed page of the session',
    request: browsingHistorySchema,
    response: successSchema,
  }),
  noteCampaign: call('POST', '/tracking-parameters', {
    tier: 3,
    summary: 'Records the campaign of the session',
    request: trackingParametersSchema,
    response: successSchema,
  }),
  clearCompatibility: call('DELETE', '/categories/compatibility/actual', {
    tier: 3,
    summary: 'Clears the chosen compatibility; none can be chosen here',
    response: successSchema,
  }),
  productComponents: call('GET', '/product/component/:id', {
    tier: 3,
    summary: 'Parts of a bundle; always empty',
    response: z.object({ componentes: emptyListSchema }),
  }),
  productPresets: call('GET', '/product/predefination', {
    tier: 3,
    summary: 'Presets of products; always empty',
    response: z.object({ predefinicoes: emptyListSchema }),
  }),
  instagram: call('GET', '/showcase/instagram', {
    tier: 3,
    summary: 'Instagram posts; always empty',
    response: z.object({ publicacoes: emptyListSchema }),
  }),
  salesChannel: call('GET', '/sales-channel/actual', {
    tier: 3,
    summary: 'The chosen sales channel; always empty',
    response: emptyObjectSchema,
  }),
  chooseSalesChannel: call('PUT', '/sales-channel/actual', {
    tier: 3,
    summary: 'Chooses a sales channel; refused while the module is disabled',
    request: chooseSalesChannelSchema,
    response: successSchema,
  }),
  representative: call('GET', '/representative', {
    tier: 3,
    summary: 'The chosen representative; always empty',
    response: emptyObjectSchema,
  }),
  chooseRepresentative: call('PUT', '/representative/:hash', {
    tier: 3,
    summary: 'Chooses a representative; refused while the module is disabled',
    response: successSchema,
  }),
  becomeReseller: call('POST', '/client/reseller', {
    tier: 3,
    summary: 'Requests to become a reseller; refused while the module is disabled',
    request: becomeResellerSchema,
    response: successSchema,
  }),
  marketplaceOffers: call('GET', '/marketplace/product/:idProduto', {
    tier: 3,
    summary: "Other sellers' offers of a product; refused while the module is disabled",
    query: z.object({
      ...pageQuery,
      productAttributeValueId: z.string().optional(),
      sellerId: z.string().optional(),
      cep: z.string().optional(),
    }),
    response: z.object({ ofertas: emptyListSchema }),
  }),
  giftListTypes: call('GET', '/gifts-list/type', {
    tier: 3,
    summary: 'Kinds of gift lists; refused while the module is disabled',
    query: z.object({ tipo: z.string().optional(), ...pageQuery }),
    response: z.object({ tipos: emptyListSchema }),
  }),
  leaveGiftList: call('DELETE', '/gifts-list/actual', {
    tier: 3,
    summary: 'Leaves the chosen gift list; refused while the module is disabled',
    response: successSchema,
  }),
  buyNow: call('POST', '/checkout/shop', {
    tier: 3,
    summary: 'Buys without the cart; refused',
    response: successSchema,
  }),
};
