import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { linkAsButton } from './link-as-button.ts';

it('is activated by a click and by Space, once however long the key is held, and by no other key', () => {
  const press = vi.fn<() => void>();
  render(
    <a {...linkAsButton(press)} href="#menu">
      Menu
    </a>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(fireEvent.click(button)).toBe(false);
  // The browser would scroll the page.
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(fireEvent.keyDown(button, { key: ' ', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
  expect(press).toHaveBeenCalledTimes(2);
});
