// One at a time, in the order of asking.

export interface Turns {
  take(): Promise<void>;
  /** Ends the turn of whoever has it; the next in line gets it. */
  end(): void;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => void waiting.push(resolve));
      isTaken = true;
    },
    end() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
