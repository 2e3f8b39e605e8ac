import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Progress, ProgressBar } from './progress-bar.tsx';

beforeEach(() => void vi.useFakeTimers());

function show(first: Progress) {
  const { container, rerender } = render(<ProgressBar progress={first} />);
  return {
    phase: () => container.querySelector('[data-phase]')?.getAttribute('data-phase'),
    become: (progress: Progress) => rerender(<ProgressBar progress={progress} />),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

describe('ProgressBar', () => {
  it('stays hidden for requests of less than 200 ms', () => {
    const { phase, become, wait } = show('loading');
    wait(199);
    become('idle');
    wait(1000);
    expect(phase()).toBeUndefined();
  });

  it('creeps after 200 ms, completes and is removed', () => {
    const { phase, become, wait } = show('loading');
    wait(200);
    expect(phase()).toBe('creeping');
    become('idle');
    expect(phase()).toBe('done');
    wait(600);
    expect(phase()).toBeUndefined();
  });

  it('turns red after a failure', () => {
    const { phase, become, wait } = show('loading');
    wait(300);
    become('failed');
    expect(phase()).toBe('failed');
    wait(600);
    expect(phase()).toBeUndefined();
  });
});
