import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ToastMessage, ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const reason = new AbortController();
const messages: readonly ToastMessage[] = [
  { text: 'Adicionado à sacola' },
  { text: 'Sem internet', until: reason.signal },
];

function Buttons() {
  const show = useToast();
  return messages.map((message) => (
    <button key={message.text} type="button" onClick={() => show(message)}>
      {message.text}
    </button>
  ));
}

function openToasts(): void {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent.replace('Fechar', '');
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

it('disappears after five seconds', () => {
  openToasts();
  press('Adicionado à sacola');
  pass(4999);
  expect(shown()).toBe('Adicionado à sacola');
  pass(1);
  expect(shown()).toBe('');
});

it('shows newer messages over a persistent one, which stays until its signal aborts', () => {
  openToasts();
  press('Sem internet');
  pass(60_000);
  expect(shown()).toBe('Sem internet');
  press('Adicionado à sacola');
  expect(shown()).toBe('Adicionado à sacola');
  pass(5000);
  expect(shown()).toBe('Sem internet');
  act(() => reason.abort());
  expect(shown()).toBe('');
});

it('closes a persistent message on request', () => {
  openToasts();
  press('Sem internet');
  press('Fechar');
  expect(shown()).toBe('');
  press('Adicionado à sacola');
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
});
