import { useEffect, useState } from 'react';
import { toEndOfDayText } from '#rules/orders/deadline-text.ts';
import { Icon } from '#ui/icon.tsx';

const secondMs = 1000;
const hourSeconds = 3600;
const local = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** "até 15h42", on another day "até 27/11 às 15h42", or "até o fim de terça, 1º de dezembro"; both are ISO 8601. */
export function toDueText(dueAt: string, now: string): string {
  const endOfDay = toEndOfDayText(dueAt);
  if (endOfDay !== undefined) return `até ${endOfDay}`;
  const due = toParts(dueAt);
  return due.day === toParts(now).day ? `até ${due.time}` : `até ${due.day} às ${due.time}`;
}

function toParts(dateTime: string): { day: string; time: string } {
  const parts = Object.fromEntries(local.formatToParts(new Date(dateTime)).map(({ type, value }) => [type, value]));
  return { day: `${parts['day']}/${parts['month']}`, time: `${parts['hour']}h${parts['minute']}` };
}

/** "24:05", "2 h 03 min"; undefined when nothing is left. */
export function toLeftText(ms: number): string | undefined {
  const seconds = Math.floor(ms / secondMs);
  if (seconds <= 0) return undefined;
  if (seconds >= hourSeconds) {
    const minutes = Math.floor((seconds % hourSeconds) / 60);
    return `${Math.floor(seconds / hourSeconds)} h ${String(minutes).padStart(2, '0')} min`;
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface PaymentClockProps {
  /** ISO 8601; `now` is the time of the shop when the page was rendered. */
  dueAt: string;
  now: string;
  /** How far the shop's clock is ahead of the browser's. */
  aheadMs: number;
}

/** Until when an order can be paid; with script also how much time is left, by the clock of the shop. */
export function PaymentClock({ dueAt, now, aheadMs }: PaymentClockProps) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const tick = () => setLeft(Date.parse(dueAt) - Date.now() - aheadMs);
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [dueAt, aheadMs]);
  return (
    <p className="flex items-start gap-2">
      <Icon name="clock" className="mt-0.5 size-5 text-brand" />
      <span>
        <time dateTime={dueAt} className="block">
          {`Pague ${toDueText(dueAt, now)}`}
        </time>
        <span role="timer" aria-live="off" className="block min-h-6 text-small text-ink-2 tabular-nums">
          {left !== undefined && <LeftText ms={left} />}
        </span>
      </span>
    </p>
  );
}

function LeftText({ ms }: { ms: number }) {
  const text = toLeftText(ms);
  return <span>{text ? `Faltam ${text}` : 'O prazo acabou. Conferindo o pagamento…'}</span>;
}
