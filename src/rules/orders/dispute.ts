// A payment that its payer disputes at the bank or at the payment service (specification 10.14).

/** What the service says of a dispute; `won` by the shop. */
export type ToldDispute = 'open' | 'won' | 'lost';

/** `ended` leaves the money with the shop; `regained` came back after the dispute was lost. */
export type Dispute = 'open' | 'ended' | 'lost' | 'regained';

/**
 * What has become of the dispute by what is told; undefined where nothing changes. A service that tells of none any more has ended
 * it, and one that is lost stays so, since its money is booked as paid back, until the merchant says that the money came back. What
 * the service still tells of the lost one changes nothing then.
 */
export function nextDispute(known: Dispute | undefined, told: ToldDispute | undefined): Dispute | undefined {
  if (known === 'lost' || told === known) return undefined;
  if (known === 'regained' && told === 'lost') return undefined;
  if (told === 'open' || told === 'lost') return told;
  return known === 'open' ? 'ended' : undefined;
}
