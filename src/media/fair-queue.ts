// A short queue in which clients take turns, so that one who asks for much does not keep the others waiting.

/** Thrown for a task that is not done because too many wait. */
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
  /** Before the other tasks of its client. */
  isUrgent: boolean;
  /** Must not reject. */
  run(): Promise<void>;
  /** Called instead of `run` when a client with fewer tasks needs the place. */
  drop(): void;
}

export interface FairQueue {
  /** Several clients may wait for one task. Throws QueueFullError if there is no place. */
  add(client: string, task: QueuedTask): void;
  remove(task: QueuedTask): void;
}

export function createFairQueue({ concurrency, maxPerClient, maxWaiting }: FairQueueOptions): FairQueue {
  /** The client whose turn is next comes first. */
  const lines = new Map<string, QueuedTask[]>();
  const waiting = new Set<QueuedTask>();
  let running = 0;

  const remove = (task: QueuedTask): void => {
    if (!waiting.delete(task)) return;
    for (const [client, line] of lines) {
      const rest = line.filter((other) => other !== task);
      if (rest.length > 0) lines.set(client, rest);
      else lines.delete(client);
    }
  };

  const takeNext = (): QueuedTask | undefined => {
    const [turn] = lines;
    if (!turn) return undefined;
    const [client, line] = turn;
    const next = line.find(({ isUrgent }) => isUrgent) ?? line[0];
    if (!next) return undefined;
    remove(next);
    const rest = lines.get(client);
    lines.delete(client);
    if (rest) lines.set(client, rest);
    return next;
  };

  const start = async (): Promise<void> => {
    running += 1;
    for (let task = takeNext(); task; task = takeNext()) await task.run();
    running -= 1;
  };

  /** Drops the last task of the longest line, if that is longer than the one of the client will be. */
  const makePlace = (length: number): void => {
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), []);
    const last = longest.at(-1);
    if (!last || longest.length <= length + 1) throw new QueueFullError('too many tasks wait');
    remove(last);
    last.drop();
  };

  return {
    add(client, task) {
      const line = lines.get(client) ?? [];
      if (line.includes(task)) return;
      if (line.length >= maxPerClient) throw new QueueFullError('too many tasks of this client wait');
      if (!waiting.has(task) && waiting.size >= maxWaiting) makePlace(line.length);
      waiting.add(task);
      // Read again: the task that was dropped may have been in this line too.
      lines.set(client, [...(lines.get(client) ?? []), task]);
      if (running < concurrency) void start();
    },
    remove,
  };
}
