import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const close = vi.fn<() => void>();

beforeEach(() => void close.mockReset());

function show() {
  render(
    <Dialog isOpen onClose={close} title="Entrega">
      <p>Um texto</p>
    </Dialog>,
  );
  return screen.getByRole('dialog');
}

it('closes on a press on the backdrop', () => {
  const dialog = show();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});

it('stays open when a text selection that started inside ends on the backdrop', () => {
  const dialog = show();
  fireEvent.pointerDown(dialog);
  fireEvent.pointerDown(screen.getByText('Um texto'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
});

it('stays open when a press that started on the backdrop ends inside', () => {
  const dialog = show();
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(screen.getByText('Um texto'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
});

it('stays open on a press inside', () => {
  show();
  fireEvent.pointerDown(screen.getByText('Um texto'));
  fireEvent.click(screen.getByText('Um texto'));
  expect(close).not.toHaveBeenCalled();
});
