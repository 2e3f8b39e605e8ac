import type { List } from '#contract/list.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { findSelected } from '../../commerce/product/card-view.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { findWrongQuantities, type KitChoice, parseChoices, pricingFailure, wrongQuantityText } from './kit-choices.ts';
import { type KitOfferView, toKitOffer } from './kit-view.server.ts';

/** The price of the choice in an open kit's form; `error` is for the shopper. After a network failure it holds only that. */
export interface KitPricing {
  choices?: KitChoice[];
  offer?: KitOfferView;
  error?: string;
  /** The typed quantities that are no whole numbers, by field. */
  refused?: Readonly<Record<string, string>>;
  /** Set after a network failure or a server error. */
  canRetry?: true;
}

interface PriceChoicesInput extends Pick<StorefrontContext, 'api' | 'onError'> {
  list: List;
  form: FormData;
}

/** Prices the submitted choice through the API (specification 7: `list/shop`). */
export async function priceChoices({ api, onError, list, form }: PriceChoicesInput): Promise<KitPricing> {
  const parts = list.produtos.map((part) => {
    const selected = findSelected(part.atributos.simples?.valores ?? []);
    return { id: part.id, quantity: part.quantidade, selectedValueId: selected?.idAtributoValor ?? 0 };
  });
  const choices = parseChoices(form, parts);
  const refused = findWrongQuantities(form, parts);
  if (Object.keys(refused).length > 0) return { choices, refused, error: wrongQuantityText };
  const produtos = parts.map(({ id }, index) => ({
    id,
    idAtributoValor: choices[index]?.valueId ?? 0,
    quantidade: choices[index]?.quantity ?? 0,
  }));
  try {
    const { precos, carrinho } = await api.call('listShop', {
      body: { idListaCompra: list.id, produtos, carrinho: true },
      skipsErrorPage: 'outside debug',
    });
    return { choices, offer: toKitOffer(precos, carrinho) };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status < 500) return { choices, error: error.message };
    onError(error, 'the choice of a kit could not be priced');
    return { choices, ...pricingFailure };
  }
}
