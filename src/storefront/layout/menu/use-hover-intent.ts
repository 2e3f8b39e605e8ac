import { createRef, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** How long the pointer may rest on its way to the open panel before the entry under it is selected. */
const aimedDelayMs = 300;
/** Smaller moves have no reliable direction. */
const trailStepPx = 4;
const trailLength = 3;

interface HoverIntent<Choice> {
  /** Attached to the open panel: while the pointer moves towards it, it crosses other entries without selecting them. */
  target: RefObject<HTMLDivElement | null>;
  /** Selects after `delayMs`, or later while the pointer is on its way to the open panel. */
  consider: (choice: Choice, delayMs: number) => void;
  track: (event: PointerEvent) => void;
  cancel: () => void;
}

/**
 * Hover with a delay that lets the mouse cross other entries diagonally on its way to the open panel. `choose` is the setter of a
 * state: the first one is called for good.
 */
export function useHoverIntent<Choice>(choose: (choice: Choice) => void): HoverIntent<Choice> {
  const [intent] = useState(() => createHoverIntent(choose));
  useEffect(() => intent.cancel, [intent]);
  return intent;
}

function createHoverIntent<Choice>(choose: (choice: Choice) => void): HoverIntent<Choice> {
  const target = createRef<HTMLDivElement>();
  let trail: Point[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { choice: Choice; delayMs: number } | undefined;
  let isDelayed = false;

  const isAiming = (): boolean => {
    const [from] = trail;
    const to = trail.at(-1);
    if (!from || !to || from === to || !target.current) return false;
    return isAimedAt(from, to, target.current.getBoundingClientRect());
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (!pending) return;
    const { choice, delayMs } = pending;
    isDelayed = isAiming();
    timer = setTimeout(
      () => {
        pending = undefined;
        choose(choice);
      },
      isDelayed ? aimedDelayMs : delayMs,
    );
  };

  return {
    target,
    consider(choice, delayMs) {
      pending = { choice, delayMs };
      schedule();
    },
    track({ clientX, clientY }) {
      const last = trail.at(-1);
      if (last && Math.hypot(clientX - last.clientX, clientY - last.clientY) < trailStepPx) return;
      trail = [...trail.slice(1 - trailLength), { clientX, clientY }];
      if (pending && (isDelayed || isAiming())) schedule();
    },
    cancel() {
      clearTimeout(timer);
      pending = undefined;
    },
  };
}

interface Point {
  clientX: number;
  clientY: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A tolerance, because the pointer does not move in straight lines. */
const slack = 12;

/** Whether the straight line through two points hits a box beyond the second. */
export function isAimedAt(from: Point, to: Point, { left, right, top, bottom }: Box): boolean {
  const x = toStretch(from.clientX, to.clientX - from.clientX, left - slack, right + slack);
  const y = toStretch(from.clientY, to.clientY - from.clientY, top - slack, bottom + slack);
  return Math.min(x.leaves, y.leaves) > Math.max(x.enters, y.enters, 0);
}

/** The range of multiples of `step` for which a coordinate is between `low` and `high`. */
function toStretch(from: number, step: number, low: number, high: number): { enters: number; leaves: number } {
  if (step === 0) {
    const isInside = from >= low && from <= high;
    return isInside ? { enters: -Infinity, leaves: Infinity } : { enters: Infinity, leaves: -Infinity };
  }
  const [first, second] = [(low - from) / step, (high - from) / step];
  return { enters: Math.min(first, second), leaves: Math.max(first, second) };
}
