// What is asked for one after the other reaches the shop in that order: on a poor line a later request may overtake an earlier one.

interface Turn<Answer> {
  send: () => Promise<Answer>;
  /** Sends it without hearing the answer, since the document goes. */
  leave: () => void;
  /** While this waits, a later turn about the same thing takes its place. */
  about?: string | undefined;
}

/** What was not answered by then holds nothing else up: its line is dead. */
const longestMs = 10_000;

/** Answers what takes the turns of one queue; undefined for a turn that another one has replaced, or whose document goes. */
export function createTurns(): <Answer>(turn: Turn<Answer>) => Promise<Answer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Set<Turn<unknown>>();
  const leaveAll = () => {
    for (const { leave } of waiting) leave();
    waiting.clear();
  };
  return (turn) => {
    for (const other of waiting) {
      if (turn.about !== undefined && other.about === turn.about) waiting.delete(other);
    }
    waiting.add(turn);
    window.addEventListener('pagehide', leaveAll);
    const take = () => (waiting.delete(turn) ? turn.send() : undefined);
    const mine = Promise.race([last, wait(longestMs)]).then(take, take);
    last = mine;
    return mine;
  };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** For a form of texts only. */
export function leaveForm(action: string, form: FormData): void {
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  navigator.sendBeacon(action, new URLSearchParams(fields));
}
