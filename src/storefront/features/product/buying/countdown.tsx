import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { CountdownView } from '../offer-view.server.ts';

const secondMs = 1000;
const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 86_400;

interface Rest {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left until `endsAt`; undefined when it is over. Both in epoch milliseconds. */
export function toRest(endsAt: number, now: number): Rest | undefined {
  const left = Math.floor((endsAt - now) / secondMs);
  if (!(left > 0)) return undefined;
  return {
    days: Math.floor(left / daySeconds),
    hours: Math.floor((left % daySeconds) / hourSeconds),
    minutes: Math.floor((left % hourSeconds) / minuteSeconds),
    seconds: left % minuteSeconds,
  };
}

/** The end stands in the HTML; the figures come with script into a place that is kept free for them. */
export function Countdown({ countdown }: { countdown: CountdownView }) {
  const { hasStarted, rest } = useRest(countdown.endsAt);
  return (
    <div className="countdown" data-theme={countdown.isBlack ? 'black' : undefined}>
      <p className="flex items-start gap-2.5">
        <Icon name="clock" className="mt-0.5 size-5" />
        <span>
          <strong className="block font-semibold">{countdown.title}</strong>
          <time dateTime={countdown.endsAt} className="text-small">
            {countdown.endsText}
          </time>
        </span>
      </p>
      <p className="countdown-figures" role="timer" aria-live="off">
        {rest && (
          <>
            <Figure value={rest.days} unit={rest.days === 1 ? 'dia' : 'dias'} />
            <Figure value={rest.hours} unit="h" />
            <Figure value={rest.minutes} unit="min" />
            <Figure value={rest.seconds} unit="s" />
          </>
        )}
        {hasStarted && !rest && 'Oferta encerrada'}
      </p>
    </div>
  );
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className="countdown-figure">
      <b>{String(value).padStart(2, '0')}</b> <small>{unit}</small>
    </span>
  );
}

/** Starts after hydration, so that server and browser agree on the first picture. */
function useRest(endsAt: string): { hasStarted: boolean; rest: Rest | undefined } {
  const [state, setState] = useState<{ hasStarted: boolean; rest: Rest | undefined }>({
    hasStarted: false,
    rest: undefined,
  });
  useEffect(() => {
    const end = Date.parse(endsAt);
    const tick = () => setState({ hasStarted: true, rest: toRest(end, Date.now()) });
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  return state;
}
