import type { List } from '#contract/list.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { findSelected } from '../../commerce/find-selected.ts';
import { type KitChoice, readChoices } from './kit-choices.ts';
import { type KitOfferView, type KitViewOptions, toKitOffer } from './kit-view.server.ts';

/** What the form of an open kit gets back; `error` is for the shopper. Without the server there is no more than that. */
export interface KitPricing {
  choices?: KitChoice[];
  offer?: KitOfferView;
  error?: string;
  /** The server did not answer, or failed. */
  canRetry?: true;
}

interface PriceChoicesInput {
  api: ApiClient;
  list: List;
  form: FormData;
  toPurchase: KitViewOptions['toPurchase'];
}

/** Asks the API what the sent choice costs (specification 7: `list/shop`). */
export async function priceChoices({ api, list, form, toPurchase }: PriceChoicesInput): Promise<KitPricing> {
  const parts = list.produtos.map((part) => {
    const selected = findSelected(part.atributos.simples?.valores ?? []);
    return { id: part.id, quantity: part.quantidade, selectedValueId: selected?.idAtributoValor ?? 0 };
  });
  const choices = readChoices(form, parts);
  const produtos = parts.map(({ id }, index) => ({
    id,
    idAtributoValor: choices[index]?.valueId ?? 0,
    quantidade: choices[index]?.quantity ?? 0,
  }));
  try {
    const { precos, carrinho } = await api.call('listShop', {
      body: { idListaCompra: list.id, produtos, carrinho: true },
      skipsErrorPage: true,
    });
    return { choices, offer: toKitOffer(precos, carrinho, toPurchase) };
  } catch (error) {
    if (error instanceof ApiCallError) return { choices, error: error.message };
    throw error;
  }
}
