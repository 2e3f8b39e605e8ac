import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { CountdownView } from '../view/offer-view.server.ts';

const secondMs = 1000;
const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 86_400;

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time until `endsAt`; undefined if it has passed. Both are epoch milliseconds. */
export function toTimeLeft(endsAt: number, now: number): TimeLeft | undefined {
  const seconds = Math.floor((endsAt - now) / secondMs);
  if (!(seconds > 0)) return undefined;
  return {
    days: Math.floor(seconds / daySeconds),
    hours: Math.floor((seconds % daySeconds) / hourSeconds),
    minutes: Math.floor((seconds % hourSeconds) / minuteSeconds),
    seconds: seconds % minuteSeconds,
  };
}

/** The HTML holds the end time; the figures are rendered after hydration into reserved space. */
export function Countdown({ countdown }: { countdown: CountdownView }) {
  const { hasStarted, left } = useTimeLeft(countdown.endsAt);
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
        {left && (
          <>
            <Figure value={left.days} unit={left.days === 1 ? 'dia' : 'dias'} />
            <Figure value={left.hours} unit="h" />
            <Figure value={left.minutes} unit="min" />
            <Figure value={left.seconds} unit="s" />
          </>
        )}
        {hasStarted && !left && <span>Oferta encerrada</span>}
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

/** Starts after hydration, so that the first render matches the server's HTML. */
function useTimeLeft(endsAt: string): { hasStarted: boolean; left: TimeLeft | undefined } {
  const [state, setState] = useState<{ hasStarted: boolean; left: TimeLeft | undefined }>({
    hasStarted: false,
    left: undefined,
  });
  useEffect(() => {
    const end = Date.parse(endsAt);
    const tick = () => setState({ hasStarted: true, left: toTimeLeft(end, Date.now()) });
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  return state;
}
