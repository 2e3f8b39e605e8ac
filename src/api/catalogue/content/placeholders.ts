// Placeholders in the merchant's texts, so that the threshold of free shipping stands in one place:
// `{frete-gratis}` and, for the South and Southeast, `{frete-gratis-sul-sudeste}`.

import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { formatThreshold } from '#rules/free-shipping.ts';
import type { ReadModel } from '../published/model.ts';
import { getSettings } from './settings.ts';

export interface Placeholders {
  /** The text with the shop's values; undefined if it promises what the shop does not offer now. */
  fill(text: string): string | undefined;
  /** HTML without the paragraphs and list items that promise what the shop does not offer now, and headings left alone. */
  fillHtml(html: string): string;
}

const pattern = /\{frete-gratis(-sul-sudeste)?\}/g;
const headingAlone = /<h([2-6])\b[^>]*>[^<]*<\/h\1>\s*(?=<h[2-6]\b|$)/g;
const block = /<(p|li)\b[^>]*>(?:(?!<\/\1>).)*?\{frete-gratis(?:-sul-sudeste)?\}.*?<\/\1>/gs;

export function createPlaceholders(model: ReadModel, shopId: string): Placeholders {
  const rule = toFreeShippingRule(getSettings(model, shopId));
  const replace = (text: string): string =>
    text.replaceAll(pattern, (_, regional?: string) =>
      rule ? formatThreshold(regional ? rule.regionalThreshold : rule.threshold) : '',
    );
  return {
    fill: (text) => (rule || text.search(pattern) === -1 ? replace(text) : undefined),
    fillHtml: (html) => replace(rule ? html : html.replaceAll(block, '').replaceAll(headingAlone, '')),
  };
}
