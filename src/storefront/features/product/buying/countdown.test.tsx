import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, toTimeLeft } from './countdown.tsx';

const countdown = {
  title: 'Black Friday',
  endsAt: '2026-11-27T23:59:59-03:00',
  endsText: 'até 27/11/2026 às 23h59',
  isBlack: true,
};
const end = Date.parse(countdown.endsAt);

beforeEach(() => {
  vi.useFakeTimers({ now: end - 90_061_000 });
});

describe('Countdown', () => {
  it('renders its end on the server, without figures that would not match on hydration', () => {
    const html = renderToString(<Countdown countdown={countdown} onEnd={vi.fn<() => void>()} />);
    expect(html).toContain('até 27/11/2026 às 23h59');
    expect(html).not.toContain('countdown-figure"');
  });

  it('ticks in the browser, and asks for the price at its end until there is another', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const onEnd = vi.fn<() => void>();
    const { unmount } = render(<Countdown countdown={countdown} onEnd={onEnd} />);
    expect(screen.getByRole('timer').textContent).toBe('01 dia01 h01 min01 s');
    await act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('timer').textContent).toBe('01 dia01 h01 min00 s');
    expect(onEnd).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTime(90_060_000));
    expect(screen.getByRole('timer').textContent).toBe('Oferta encerrada. Conferindo o preço de agora…');
    expect(onEnd).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTime(1500));
    expect(onEnd).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTime(15_000));
    expect(onEnd).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTime(3_600_000));
    expect(onEnd, 'not forever, since the clock may be wrong').toHaveBeenCalledTimes(20);
    unmount();
  });

  it.each([
    ['hidden', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
    ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('does not ask for the price while the page is %s', async (_, leave) => {
    const away = leave();
    const onEnd = vi.fn<() => void>();
    render(<Countdown countdown={countdown} onEnd={onEnd} />);
    await act(() => vi.advanceTimersByTime(90_061_000 + 3_600_000));
    expect(onEnd).not.toHaveBeenCalled();
    away.mockRestore();
    await act(() => vi.advanceTimersByTime(15_000));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [999, undefined],
    [0, undefined],
    [-5000, undefined],
    [Number.NaN, undefined],
  ])('has %d ms left as %o', (left, rest) => {
    expect(toTimeLeft(end, end - left)).toEqual(rest);
  });
});
