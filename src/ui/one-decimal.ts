const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "4,0", as the mean of reviews is written. */
export function formatOneDecimal(value: number): string {
  return oneDecimal.format(value);
}
