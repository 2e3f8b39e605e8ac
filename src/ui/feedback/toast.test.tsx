import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ToastMessage, ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const reason = new AbortController();
const messages: readonly ToastMessage[] = [
  { text: 'Adicionado à sacola' },
  { text: 'Sem internet', until: reason.signal },
  { text: 'Removido da sacola', action: { label: 'Desfazer', onPress: () => undefined, isUndo: true } },
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
      <h2 tabIndex={-1}>Sua sacola</h2>
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

const list = () => screen.getByRole('heading', { name: 'Sua sacola' });
const undo = () => screen.getByRole('button', { name: 'Desfazer' });

/** Removes something: by keyboard, the focus is then shown on the heading of its list. */
function remove({ byKeyboard }: { byKeyboard: boolean }): void {
  openToasts();
  list().focus();
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesNow(this: Element, selector) {
    return selector === ':focus-visible' ? byKeyboard && this === document.activeElement : matches.call(this, selector);
  });
  press('Removido da sacola');
}

it('gives the undo of a removal by keyboard the focus, and the focus back with its press', () => {
  remove({ byKeyboard: true });
  expect(document.activeElement).toBe(undo());
  pass(60_000);
  expect(shown()).toBe('Removido da sacolaDesfazer');
  press('Desfazer');
  expect([document.activeElement, shown()]).toEqual([list(), '']);
  press('Adicionado à sacola');
  pass(5000);
  expect(shown()).toBe('');
});

it('gives the focus back before Tab moves it on, and then disappears', () => {
  remove({ byKeyboard: true });
  fireEvent.keyDown(undo(), { key: 'Tab' });
  expect(document.activeElement).toBe(list());
  pass(5000);
  expect(shown()).toBe('');
});

it('gives the focus back also after the window has been left', () => {
  remove({ byKeyboard: true });
  fireEvent.focus(undo(), { relatedTarget: null });
  press('Desfazer');
  expect(document.activeElement).toBe(list());
});

it('is not undone by the key that removed, while it is held', () => {
  remove({ byKeyboard: true });
  expect(fireEvent.keyDown(undo(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(undo(), { key: 'Enter' })).toBe(true);
});

it('leaves the focus alone after a removal by pointer', () => {
  remove({ byKeyboard: false });
  expect(document.activeElement).toBe(list());
});
