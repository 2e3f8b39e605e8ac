// Placeholders in the merchant's texts, so that the threshold of free shipping stands in one place: `{frete-gratis}` is "R$ 159",
// `{frete-gratis-condicao}` is "a partir de R$ 159" or "acima de R$ 159". For the South and Southeast both end in `-sul-sudeste`.

import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { type FreeShippingRule, formatThreshold, toThresholdText } from '#rules/free-shipping.ts';
import type { ReadModel } from '../published/model.ts';
import { getSettings } from './settings.ts';

export interface Placeholders {
  /** The text with the shop's values; undefined if it promises what the shop does not offer now. */
  fill(text: string): string | undefined;
  /** HTML without the paragraphs and list items that promise what the shop does not offer now, and headings left alone. */
  fillHtml(html: string): string;
}

const placeholder = String.raw`\{frete-gratis(?:-condicao)?(?:-sul-sudeste)?\}`;
const pattern = new RegExp(placeholder, 'g');
/** A paragraph or list item with a placeholder, without others inside. */
const block = String.raw`<(p|li)\b[^>]*>(?:(?!</?(?:p|li)\b).)*${placeholder}(?:(?!</?(?:p|li)\b).)*</\1>\s*`;
const blocks = new RegExp(block, 'gs');
/** The same below a heading that would be left without text. */
const sections = new RegExp(
  String.raw`<h([2-6])\b(?:(?!</h).)*</h\d>\s*${block.replace(String.raw`\1`, String.raw`\2`)}(?=<h[2-6]\b|$)`,
  'gs',
);

export function createPlaceholders(model: ReadModel, shopId: string): Placeholders {
  const rule = toFreeShippingRule(getSettings(model, shopId));
  const replace = (text: string): string => text.replaceAll(pattern, (name) => (rule ? toValue(rule, name) : ''));
  return {
    fill: (text) => (rule || text.search(pattern) === -1 ? replace(text) : undefined),
    fillHtml: (html) => replace(rule ? html : html.replaceAll(sections, '').replaceAll(blocks, '')),
  };
}

function toValue(rule: FreeShippingRule, name: string): string {
  const reais = name.includes('-sul-sudeste') ? rule.regionalThreshold : rule.threshold;
  return name.includes('-condicao') ? toThresholdText(rule, reais) : formatThreshold(reais);
}
