// A payment that its payer disputes at the bank or at the payment service (specification 10.14).

/** What the service reports of a dispute; `won` by the shop. */
export type ReportedDispute = 'open' | 'won' | 'lost';

/** `ended` leaves the money with the shop; `regained` came back after the dispute was lost. */
export type Dispute = 'open' | 'ended' | 'lost' | 'regained';

/**
 * What has become of the dispute by what is reported; undefined where nothing changes. A service that reports none any more has ended
 * it, and one that is lost stays so, since its money is booked as paid back, until the merchant says that the money came back. What
 * the service still reports of the lost one changes nothing then.
 */
export function nextDispute(known: Dispute | undefined, reported: ReportedDispute | undefined): Dispute | undefined {
  if (known === 'lost' || reported === known) return undefined;
  if (known === 'regained' && reported === 'lost') return undefined;
  if (reported === 'open' || reported === 'lost') return reported;
  return known === 'open' ? 'ended' : undefined;
}
