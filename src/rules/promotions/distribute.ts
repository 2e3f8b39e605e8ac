/**
 * Splits an amount by weights into whole centavos that add up to it: the largest remainders get the odd centavos, the
 * first ones among equals. No share exceeds its weight as long as the amount does not exceed their sum; without any
 * weight all shares are 0.
 */
export function distribute(amountCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  // The product of two amounts may exceed the integers that a double holds exactly.
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(sum)));
  const remainders = exact.map((product, index) => ({ index, rest: Number(product % BigInt(sum)) }));
  const odd = amountCents - shares.reduce((total, share) => total + share, 0);
  const byRest = remainders.sort((first, second) => second.rest - first.rest || first.index - second.index);
  for (const { index } of byRest.slice(0, odd)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
