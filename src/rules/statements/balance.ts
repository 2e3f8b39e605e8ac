// Balances in a statement: some banks list them between the transactions, some write one beside each.

const words =
  'anterior|inicial|final|atual|parcial|total|dispon[ií]vel|bloqueado|provis[oó]rio|consolidado|' +
  'conta|corrente|c/c|poupan[cç]a|limite|aplic\\w*|aut\\w*|mais|em|no|d[aeo]|dia|\\d{2}/\\d{2}(?:/\\d{2,4})?';
const balanceText = new RegExp(`^(?:s ?a ?l ?d ?o|sdo)(?:\\s+(?:${words}))*$`, 'i');
const openingBalanceText = /^saldo\s+(?:inicial|(?:do\s+dia\s+)?anterior)\b/i;

/**
 * Whether a text names a balance and nothing else: "SALDO ANTERIOR", "SALDO TOTAL DISPONÍVEL DIA", "S A L D O". A payer's text
 * that only begins so is a payment.
 */
export function isBalanceText(text: string): boolean {
  return balanceText.test(text);
}

/** Whether it is the balance before the first transaction. */
export function isOpeningBalanceText(text: string): boolean {
  return isBalanceText(text) && openingBalanceText.test(text);
}

export interface Booking {
  amountCents: number;
  /** What the account has after it. */
  balanceCents: number;
}

/** Whether each balance is the one before it and the amount: banks list from the oldest to the newest, or the other way round. */
export function isRunningBalance(bookings: readonly Booking[]): boolean {
  return follows(bookings) || follows([...bookings].reverse());
}

function follows(bookings: readonly Booking[]): boolean {
  return bookings.every(({ amountCents, balanceCents }, index) => {
    const before = bookings[index - 1];
    return before === undefined || before.balanceCents + amountCents === balanceCents;
  });
}
