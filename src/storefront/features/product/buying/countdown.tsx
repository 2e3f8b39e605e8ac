import { useEffect, useEffectEvent, useState } from 'react';
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

interface CountdownProps {
  countdown: CountdownView;
  /** Called soon after the end, and every quarter of a minute until the page shows the price in force. */
  onEnd: () => void;
}

/** The HTML holds the end time; the figures are rendered after hydration into reserved space. */
export function Countdown({ countdown, onEnd }: CountdownProps) {
  const { hasStarted, left } = useTimeLeft(countdown.endsAt);
  const isOver = hasStarted && !left;
  useRepeatedly(isOver, onEnd);
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
        {isOver && <span>Oferta encerrada. Conferindo o preço de agora…</span>}
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

const retryMs = 15_000;
/** All open pages reach the end in the same second; they ask for the price at a random moment of the next three. */
const spreadMs = 3000;
/** The visitor's clock may be far ahead of the shop's, so the number of requests for an offer that goes on is limited. */
const maxTries = 20;

/** A page that is hidden or offline waits until it is visible and online. */
function useRepeatedly(isActive: boolean, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (!isActive) return undefined;
    let tries = 0;
    const attempt = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) {
        tries += 1;
        runNow();
      }
      if (tries < maxTries) timer = setTimeout(attempt, retryMs);
    };
    let timer = setTimeout(attempt, Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [isActive]);
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
