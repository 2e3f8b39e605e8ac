// Runs jobs a few at a time: those that somebody waits for before those that are made in advance.

export interface WorkQueue {
  /** Runs `job` when a slot is free; one in the background only when nothing in the foreground waits. */
  add<T>(job: () => Promise<T>, priority: Priority): QueuedJob<T>;
}

export type Priority = 'foreground' | 'background';

export interface QueuedJob<T> {
  result: Promise<T>;
  /** Moves a waiting background job to the foreground. */
  hurry(): void;
}

export function createWorkQueue(slots: number): WorkQueue {
  const waiting: Record<Priority, (() => void)[]> = { foreground: [], background: [] };
  let running = 0;

  const startNext = (): void => {
    if (running >= slots) return;
    const start = waiting.foreground.shift() ?? waiting.background.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    add<T>(job: () => Promise<T>, priority: Priority): QueuedJob<T> {
      const { promise: result, resolve, reject } = Promise.withResolvers<T>();
      const start = (): void => {
        void job()
          .finally(() => {
            running -= 1;
            startNext();
          })
          .then(resolve, reject);
      };
      waiting[priority].push(start);
      startNext();
      return {
        result,
        hurry() {
          const index = waiting.background.indexOf(start);
          if (index < 0) return;
          waiting.background.splice(index, 1);
          waiting.foreground.push(start);
        },
      };
    },
  };
}
