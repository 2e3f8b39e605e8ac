import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ToastMessage, ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openToasts(): (message: ToastMessage) => void {
  let show: (message: ToastMessage) => void = () => undefined;
  function Grab() {
    show = useToast();
    return null;
  }
  render(
    <ToastProvider>
      <Grab />
    </ToastProvider>,
  );
  return (message) => act(() => show(message));
}

const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('goes after five seconds', () => {
  const show = openToasts();
  show({ text: 'Adicionado à sacola' });
  pass(4999);
  expect(shown()).toBe('Adicionado à sacola');
  pass(1);
  expect(shown()).toBe('');
});

it('lets others pass over a message that lasts, until its reason is gone', () => {
  const show = openToasts();
  const reason = new AbortController();
  show({ text: 'Sem internet', until: reason.signal });
  pass(60_000);
  expect(shown()).toBe('Sem internet');
  show({ text: 'Não foi possível atualizar' });
  expect(shown()).toBe('Não foi possível atualizar');
  pass(5000);
  expect(shown()).toBe('Sem internet');
  act(() => reason.abort());
  expect(shown()).toBe('');
});
