import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs once for every answer that comes while the component is there. */
export function useEachAnswer<Answer extends { at: number }>(
  answer: Answer | undefined,
  onAnswer: (answer: Answer) => void,
): void {
  const seen = useRef(answer?.at);
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!answer || answer.at === seen.current) return;
    seen.current = answer.at;
    tell(answer);
  }, [answer]);
}
