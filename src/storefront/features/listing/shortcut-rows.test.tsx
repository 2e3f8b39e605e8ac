import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShortcutRows } from './shortcut-rows.tsx';

const pillWidth = 100;
const rowWidth = 250;

/** Six pills of a row, of which one is current. jsdom has no layout, so their places are given. */
function show(current: number): HTMLElement {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    if (this.tagName === 'UL') return new DOMRect(0, 0, rowWidth, 44);
    return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * pillWidth, 0, pillWidth, 44);
  });
  const shortcuts = [0, 1, 2, 3, 4, 5].map((place) => ({
    label: `Até R$ ${place}`,
    href: `/c/presentes?preco=0-${place}`,
    isCurrent: place === current,
  }));
  render(<ShortcutRows groups={[{ label: 'Por preço', shortcuts }]} />);
  return screen.getByRole('list', { name: 'Por preço' });
}

it.each([
  ['is cut off', 2, 125],
  ['is out of sight', 4, 325],
  ['is visible', 1, 0],
  ['does not exist', -1, 0],
])('scrolls a row only to a current pill that is cut off: if it %s', (_, current, scrolled) => {
  expect(show(current).scrollLeft).toBe(scrolled);
});
