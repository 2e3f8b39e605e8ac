// Runs jobs a few at a time, in their order.

export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T>;

/** A queue that runs `job` when one of its slots is free. */
export function createWorkQueue(slots: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const startNext = (): void => {
    if (running >= slots) return;
    const start = waiting.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return <T>(job: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push(() => {
      void job()
        .finally(() => {
          running -= 1;
          startNext();
        })
        .then(resolve, reject);
    });
    startNext();
    return promise;
  };
}
