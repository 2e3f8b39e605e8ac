import { maskPostalCode, parsePostalCode } from '#rules/postal-code.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { type FreightTarget, toShipmentRequest, toBadCepText, cepField, quoteFailedText } from './freight-target.ts';
import type { FreightResult, FreightQuote } from './use-freight-quote.ts';

interface QuoteOptions extends Pick<StorefrontContext, 'api' | 'onError'> {
  url: URL;
}

/** The freight for the CEP in the query, for visitors without script; undefined without a CEP. */
export async function quoteFreight(
  { api, onError, url }: QuoteOptions,
  target: FreightTarget,
): Promise<FreightQuote | undefined> {
  const typed = url.searchParams.get(cepField);
  if (typed === null) return undefined;
  const digits = parsePostalCode(typed);
  if (!digits) return { cep: typed, error: toBadCepText(typed) };
  const cep = maskPostalCode(digits);
  try {
    return { cep, ...(await requestQuote(api, target, cep)) };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status < 500) return { cep, error: error.message };
    onError(error, 'Erro ao calcular o frete:');
    return { cep, error: quoteFailedText };
  }
}

async function requestQuote(api: ApiClient, target: FreightTarget, cep: string): Promise<FreightResult> {
  const { call, body } = toShipmentRequest(target, cep);
  if (call === 'productShipment') return { shipment: await api.call(call, { body, skipsErrorPage: 'outside debug' }) };
  if (call === 'listShipment') return { shipment: await api.call(call, { body, skipsErrorPage: 'outside debug' }) };
  return { shipment: await api.call(call, { body, skipsErrorPage: 'outside debug' }) };
}
