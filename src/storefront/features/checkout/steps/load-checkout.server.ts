import { randomUUID } from 'node:crypto';
import { type Checkout, maxGiftNote } from '#contract/buying/checkout.ts';
import type { Address } from '#contract/customers/address.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { filledField, toFilledText, unknownAddress } from '../../../commerce/account/fill-address.ts';
import { findAddressOfPostalCode } from '../../../commerce/account/fill-by-postal-code.server.ts';
import { type CartLine, toCartLine } from '../../../commerce/cart/cart-line.ts';
import type { ViewOptions } from '../../../commerce/view-options.ts';
import type { Customer } from '../../../middleware/user-logado.server.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';

export interface CheckoutData {
  checkout: Omit<Checkout, 'itens'>;
  lines: readonly CartLine[];
  /** The addresses of the account, the main one first. */
  addresses: readonly Address[];
  /** What an address form starts with, by field. */
  place: Readonly<Record<string, string>>;
  /** The order is placed once under it, however often its form is posted. */
  orderKey: string;
  maxGiftNote: number;
  /** The number of the order that this browser opened last. */
  lastOrder: string | undefined;
  /** Undefined for visitors. */
  customerId: number | undefined;
}

/** What a form changes of the page: the checkout that the API has answered. */
export type ShownCheckout = Pick<CheckoutData, 'checkout' | 'lines'>;

export function toShownCheckout({ itens: items, ...checkout }: Checkout, options: ViewOptions<'geral'>): ShownCheckout {
  return { checkout, lines: items.map((item) => toCartLine(item, options)) };
}

interface LoadCheckoutInput extends Pick<ViewOptions<'geral'>, 'fields'> {
  customer: Customer | null | undefined;
  step: string | null;
  lastOrder: string | undefined;
}

/** The checkout of the visitor's cart. Throws ApiCallError if it cannot be loaded. */
export async function loadCheckout(
  storefront: StorefrontContext,
  { fields, customer, step, lastOrder }: LoadCheckoutInput,
): Promise<CheckoutData> {
  const { api, onError } = storefront;
  const [answer, addresses] = await Promise.all([
    api.call('checkout', { skipsErrorPage: 'outside debug' }),
    customer ? readAddresses(api, onError) : [],
  ]);
  const shown = toShownCheckout(answer, { ...storefront, fields });
  const { checkout } = shown;
  return {
    ...shown,
    addresses,
    // Only its form shows it.
    place: checkout.endereco && step !== 'endereco' ? {} : await findPlace(checkout, api, onError),
    orderKey: randomUUID(),
    maxGiftNote,
    lastOrder,
    customerId: customer?.id,
  };
}

type Report = StorefrontContext['onError'];

/** Without them an address can still be typed. */
async function readAddresses(api: ApiClient, onError: Report): Promise<Address[]> {
  try {
    return (await api.call('listAddresses', { skipsErrorPage: true })).enderecos;
  } catch (error) {
    onError(error, 'the addresses of the customer could not be loaded');
    return [];
  }
}

/** The entered address, else what is known of the CEP of the visit. Another CEP replaces only what this one fills in. */
async function findPlace(
  { endereco: address, cep }: Pick<Checkout, 'endereco' | 'cep'>,
  api: ApiClient,
  onError: Report,
): Promise<Record<string, string>> {
  const digits = parsePostalCode(address?.cep ?? cep ?? '');
  if (cep === undefined || digits === undefined) return {};
  try {
    const found = (await findAddressOfPostalCode(digits, api.call)) ?? unknownAddress;
    const { rua, bairro, cidade, uf } = found;
    return { cep, rua, bairro, cidade, uf, ...address, [filledField]: toFilledText(found) };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    onError(error, 'the address of the CEP could not be looked up');
    return { cep, ...address };
  }
}
