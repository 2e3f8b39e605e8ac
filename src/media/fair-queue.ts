// A bounded queue that serves clients round-robin, so that one client with many tasks does not delay the others.

/** Thrown if a task is rejected because the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export interface FairQueueOptions {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Waiting tasks of one client. */
  maxPerClient: number;
  /** Waiting tasks of all clients. */
  maxWaiting: number;
}

export interface QueuedTask {
  /** Runs before the other tasks of its client. */
  isUrgent: boolean;
  /** Must not reject. */
  run(): Promise<void>;
  /** Called instead of `run` if the full queue evicts the task for a client with fewer tasks. */
  drop(): void;
}

export interface FairQueue {
  /** Several clients may wait for one task. Throws QueueFullError if the queue is full. */
  add(client: string, task: QueuedTask): void;
  remove(task: QueuedTask): void;
}

export function createFairQueue({ concurrency, maxPerClient, maxWaiting }: FairQueueOptions): FairQueue {
  /** The waiting tasks of each client. The client that is served next is the first key. */
  const queues = new Map<string, QueuedTask[]>();
  const waiting = new Set<QueuedTask>();
  let running = 0;

  const remove = (task: QueuedTask): void => {
    if (!waiting.delete(task)) return;
    for (const [client, queue] of queues) {
      const rest = queue.filter((other) => other !== task);
      if (rest.length > 0) queues.set(client, rest);
      else queues.delete(client);
    }
  };

  const takeNext = (): QueuedTask | undefined => {
    const [first] = queues;
    if (!first) return undefined;
    const [client, queue] = first;
    const next = queue.find(({ isUrgent }) => isUrgent) ?? queue[0];
    if (!next) return undefined;
    remove(next);
    const rest = queues.get(client);
    queues.delete(client);
    if (rest) queues.set(client, rest);
    return next;
  };

  const start = async (): Promise<void> => {
    running += 1;
    for (let task = takeNext(); task; task = takeNext()) await task.run();
    running -= 1;
  };

  /** Makes room for a client that will have `count` tasks: evicts the last task of the client with the most, if it has more. */
  const evictFor = (count: number): void => {
    const longest = [...queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), []);
    const last = longest.at(-1);
    if (!last || longest.length <= count) throw new QueueFullError('too many tasks wait');
    remove(last);
    last.drop();
  };

  return {
    add(client, task) {
      const queue = queues.get(client) ?? [];
      if (queue.includes(task)) return;
      if (queue.length >= maxPerClient) throw new QueueFullError('too many tasks of this client wait');
      if (!waiting.has(task) && waiting.size >= maxWaiting) evictFor(queue.length + 1);
      waiting.add(task);
      // Read again, because the evicted task may have been in this client's queue too.
      queues.set(client, [...(queues.get(client) ?? []), task]);
      if (running < concurrency) void start();
    },
    remove,
  };
}
