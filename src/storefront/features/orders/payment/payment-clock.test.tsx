import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentClock, toDueText, toLeftText } from './payment-clock.tsx';

const now = '2026-11-26T18:12:00.000Z';
const dueAt = '2026-11-26T18:42:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(now) }));

describe('the clock of a payment', () => {
  it.each([
    [dueAt, now, 'até 15h42'],
    ['2026-11-27T02:59:00.000Z', now, 'até o fim de quinta, 26 de novembro'],
    ['2026-11-27T02:50:00.000Z', now, 'até 23h50'],
    ['2026-11-27T03:01:00.000Z', now, 'até 27/11 às 00h01'],
  ])('says %s at %s as %s', (due, at, text) => expect(toDueText(due, at)).toBe(text));

  it.each([
    [1_800_000, '30:00'],
    [61_999, '1:01'],
    [1000, '0:01'],
    [999, undefined],
    [-5000, undefined],
    [3_600_000, '1 h 00 min'],
    [7_380_000, '2 h 03 min'],
  ])('says %i ms as %s', (ms, text) => expect(toLeftText(ms)).toBe(text));

  it('counts down by the clock of the shop, although that of the browser is an hour behind [R10.8-10]', () => {
    const aheadMs = 3_600_000;
    vi.setSystemTime(Date.parse(now) - aheadMs);
    render(<PaymentClock dueAt={dueAt} now={now} aheadMs={aheadMs} />);
    expect(screen.getByRole('timer').textContent).toBe('Faltam 30:00');
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer').textContent).toBe('Faltam 28:59');
    act(() => void vi.advanceTimersByTime(29 * 60_000));
    expect(screen.getByRole('timer').textContent).toContain('O prazo acabou');
  });

  it('names the instant without script', () => {
    const markup = renderToStaticMarkup(<PaymentClock dueAt={dueAt} now={now} aheadMs={0} />);
    expect(markup).toContain('Pague até 15h42');
    expect(markup).not.toContain('Faltam');
  });
});
