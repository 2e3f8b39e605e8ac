// Dear work in turns: so much at once, so much waiting, and no more.
import { ApiError } from '../errors.ts';

export interface WorkQueue {
  /** Runs the work when its turn comes. Throws `unavailable` with Retry-After when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface WorkQueueOptions {
  atOnce: number;
  maxWaiting: number;
  retryAfterSeconds: number;
}

export function createWorkQueue({ atOnce, maxWaiting, retryAfterSeconds }: WorkQueueOptions): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) {
      throw new ApiError('unavailable', 'Muita gente está entrando agora. Tente de novo em instantes.', {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    }
    return new Promise((resolve) => void waiting.push(resolve));
  }

  /** The turn goes straight to the next in line, so that nobody slips in between. */
  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
