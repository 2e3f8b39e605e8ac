// What Mercado Pago's words mean for the money: the order statuses of "Checkout Pro" and "Checkout API" (Orders), and those of
// the payments and refunds in an order. Source: developers, docs, checkout-pro-orders and checkout-api-orders, "Status".

/** `review` is examined by the bank of a card; `disputed` is not decided yet; `lost` and `won` are what became of a chargeback, seen from the shop. */
export type Meaning = 'open' | 'review' | 'ended' | 'paid' | 'refunded' | 'disputed' | 'lost' | 'won';

/** By status and detail; `*` stands for every other detail. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['created/*', 'open'],
  ['processing/*', 'review'],
  // A card that is only authorised (`waiting_capture`) has paid nothing.
  ['action_required/*', 'open'],
  ['failed/*', 'ended'],
  ['canceled/*', 'ended'],
  ['cancelled/*', 'ended'],
  ['expired/*', 'ended'],
  // Without `*`: a detail that is not known may mean that the money is gone.
  ['processed/', 'paid'],
  ['processed/processed', 'paid'],
  ['processed/accredited', 'paid'],
  ['processed/partially_refunded', 'paid'],
  // Checkout Pro leaves an order "processed" that was paid back as a whole.
  ['processed/refunded', 'refunded'],
  ['processed/in_mediation', 'disputed'],
  ['refunded/*', 'refunded'],
  ['in_mediation/*', 'disputed'],
  ['charged_back/*', 'disputed'],
  ['charged_back/settled', 'lost'],
  ['charged_back/reimbursed', 'won'],
]);

export interface ReportedStatus {
  status?: string | undefined;
  status_detail?: string | undefined;
}

/** Undefined for words that the documentation does not have. */
export function findMeaning({ status = '', status_detail: detail = '' }: ReportedStatus): Meaning | undefined {
  return meanings.get(`${status}/${detail}`) ?? meanings.get(`${status}/*`);
}

/** For the log and for the merchant: at most 80 letters, whatever was sent. */
export function toStatusText({ status = '', status_detail: detail = '' }: ReportedStatus): string {
  return `${status}/${detail}`.replaceAll(/[^\w/-]/g, '').slice(0, 80);
}
