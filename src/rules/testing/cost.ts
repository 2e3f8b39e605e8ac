// What an input costs, compared with a smaller one: says the same on a slow machine and on a busy one.

const attempts = 3;
/** What less time costs cannot be distinguished: the clock of some machines ticks a hundred times a second. */
const tickUs = 10_000;

/**
 * How many times as much processor time the work on the second input takes as on the first: about as many times as it is larger where
 * the cost is linear. The least of some attempts counts, because compilation and garbage collection add to one now and then.
 */
export function compareCosts<Input>(work: (input: Input) => unknown, smaller: Input, larger: Input): number {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const [index, input] of [smaller, larger].entries()) {
      const before = process.threadCpuUsage();
      work(input);
      const { user, system } = process.threadCpuUsage(before);
      least[index] = Math.min(least[index] ?? 0, user + system);
    }
  }
  const [first = 0, second = 0] = least;
  return (second + tickUs) / (first + tickUs);
}
