export interface Point {
  clientX: number;
  clientY: number;
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Tolerance, since a hand does not move in straight lines. */
const slack = 12;

/** Whether the straight line through two points hits a box beyond the second. */
export function isAimedAt(from: Point, to: Point, { left, right, top, bottom }: Box): boolean {
  const x = toStretch(from.clientX, to.clientX - from.clientX, left - slack, right + slack);
  const y = toStretch(from.clientY, to.clientY - from.clientY, top - slack, bottom + slack);
  return Math.min(x.leaves, y.leaves) > Math.max(x.enters, y.enters, 0);
}

/** Between which multiples of `step` a coordinate lies between `low` and `high`. */
function toStretch(from: number, step: number, low: number, high: number): { enters: number; leaves: number } {
  if (step === 0) {
    const isInside = from >= low && from <= high;
    return isInside ? { enters: -Infinity, leaves: Infinity } : { enters: Infinity, leaves: -Infinity };
  }
  const [first, second] = [(low - from) / step, (high - from) / step];
  return { enters: Math.min(first, second), leaves: Math.max(first, second) };
}
