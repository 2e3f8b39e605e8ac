/** A line of a statement as the file has it: nothing is understood yet but which part is what. */
export interface StatementLine {
  /** Where it stands, for messages to the merchant: "Linha 12". */
  place: string;
  bank: string;
  account: string;
  day: string;
  amount: string;
  fitid: string;
  text: string;
  /** True if the bank calls it a debit, whatever the sign of its amount. */
  isDebit: boolean;
  /** True if a payer's text may have written it: a person confirms it, never the shop. */
  isDoubtful: boolean;
}

/** What a reader of one format answers; problems are sentences for the merchant. */
export interface StatementReading {
  lines: StatementLine[];
  problems: string[];
}
