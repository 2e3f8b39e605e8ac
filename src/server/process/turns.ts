// Makes pages a few at a time, in the order in which they were asked for.

export interface TurnOptions {
  /** Pages that are made side by side. */
  atOnce: number;
  /** Milliseconds after which a page that still waits, for a slow database or a remote API, makes room for the next. */
  longestMs: number;
}

/**
 * Of many pages that are begun at once each lives as long as all of them take, and what lives is copied again and again by the
 * collector of garbage; a few are enough to keep a core busy while others wait for the database.
 */
export function inTurns<Asked, Answer>(
  make: (asked: Asked) => Promise<Answer>,
  { atOnce, longestMs }: TurnOptions,
): (asked: Asked) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = async (asked: Asked): Promise<Answer> => {
    let hasTurn = true;
    const end = (): void => {
      if (!hasTurn) return;
      hasTurn = false;
      running -= 1;
      waiting.shift()?.();
    };
    running += 1;
    const timer = setTimeout(end, longestMs);
    try {
      return await make(asked);
    } finally {
      clearTimeout(timer);
      end();
    }
  };

  return (asked) => {
    if (running < atOnce) return begin(asked);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.push(() => resolve(begin(asked)));
    return promise;
  };
}
