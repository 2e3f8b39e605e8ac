/** "4,0", as the mean of reviews is written: without `Intl.NumberFormat`, whose first use takes a phone a tenth of a second. */
export function formatOneDecimal(value: number): string {
  return (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1).replace('.', ',');
}
