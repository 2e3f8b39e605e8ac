// Freight: the CEP form, the quote and how it is shown, for pages and cart. This file: the place of the visit.
import { parsePostalCode } from '#rules/postal-code.ts';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { keepLocation } from '../delivery-location.ts';
import { toShopHref } from '../../../shops/shop.ts';
import { tryLaterText } from '#web/errors/try-later-text.ts';
import { badCepText } from '../texts.ts';

/** Sends the CEP of the visit to the shop and stores its place; returns an error text for the shopper, or "". */
export async function rememberLocation(cep: string, loja: string | undefined): Promise<string> {
  if (!parsePostalCode(cep)) return badCepText;
  try {
    const { cidade, estado, regiao, ...place } = await callApi<'setZipcode'>({
      method: 'POST',
      path: toShopHref({ loja }, '/checkout/zipcode'),
      body: { cep },
    });
    keepLocation({ cep: place.cep, cidade, estado, regiao });
    return '';
  } catch (error) {
    if (!(error instanceof BrowserApiError)) throw error;
    return error.status >= 400 && error.status < 500 ? error.message : tryLaterText;
  }
}

/** Removes the place in the browser at once, and in the session as soon as the request arrives. */
export function forgetLocation(loja: string | undefined): void {
  keepLocation(undefined);
  callApi<'forgetZipcode'>({ method: 'DELETE', path: toShopHref({ loja }, '/checkout/zipcode') }).catch(
    () => undefined,
  );
}
