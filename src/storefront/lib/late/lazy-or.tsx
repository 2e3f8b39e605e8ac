import { type ComponentType, startTransition, use, useEffect, useState } from 'react';

interface Retryable {
  /** Asks for the code again; what stands in stays until it has come. */
  retry: () => void;
}

/**
 * A part whose code comes when it is first rendered, inside a `Suspense`. Where it cannot come, `Instead` stands in for as long as it
 * is shown; when the part is shown again, so is its code asked for.
 */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & Retryable>,
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props> | undefined> | undefined;
  const ask = async () => {
    try {
      return await load();
    } catch {
      return undefined;
    }
  };
  const askOnce = () => (asked ??= ask());
  const forget = (answer: typeof asked) => {
    if (asked === answer) asked = undefined;
  };

  return function LazyOr(props: Props) {
    const [answer, setAnswer] = useState(askOnce);
    const Part = use(answer);
    useEffect(() => (Part ? undefined : () => forget(answer)), [Part, answer]);
    const retry = () => {
      forget(answer);
      startTransition(() => setAnswer(askOnce));
    };
    return Part ? <Part {...props} /> : <Instead {...props} retry={retry} />;
  };
}
