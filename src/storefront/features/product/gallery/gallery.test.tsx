import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { GalleryPicture } from '../../../commerce/pictures/picture.ts';
import { Gallery } from './gallery.tsx';

function show(count: number): HTMLElement {
  const pictures = Array.from({ length: count }, (_, index): GalleryPicture => {
    const file = `/pictures/${index}.webp`;
    return { id: index, valueId: 0, alt: 'Kit', small: file, medium: file, big: file, zoom: file };
  });
  render(<Gallery pictures={pictures} name="Kit" />);
  return screen.getByRole('list', { name: 'Miniaturas' });
}

it.each([
  [6, 6, undefined],
  [7, 5, '+2 fotos'],
  [9, 5, '+4 fotos'],
])('has a thumbnail for each of %i pictures, or counts the last ones in the sixth place', (count, links, more) => {
  const thumbs = show(count);
  expect(within(thumbs).getAllByRole('link')).toHaveLength(links);
  expect(within(thumbs).queryByRole('button')?.textContent).toBe(more);
});

/** The row of four pictures, of which one and a half fit, and their thumbnails. */
function showWide() {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 320;
  });
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1280);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(720);
  const thumbs = show(4);
  const [track] = screen.getAllByRole('list');
  if (!track) throw new Error('no pictures');
  // jsdom scrolls nothing.
  track.scrollTo = () => undefined;
  return {
    scroll(left: number) {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    },
    press(index: number) {
      fireEvent.click(within(thumbs).getByRole('link', { name: `Imagem ${index + 1} de 4` }));
    },
    readMarked: () => within(thumbs).getByRole('link', { current: true }).textContent,
  };
}

it.each([
  ['the first', 0, 1],
  ['one that is nearer to the edge than its neighbours', 300, 2],
  ['the last one, at the end', 560, 4],
])('marks the thumbnail of the shown picture where one and a half fit: %s', (_, scrolled, marked) => {
  const { scroll, readMarked } = showWide();
  scroll(scrolled);
  expect(readMarked()).toBe(`Imagem ${marked} de 4`);
});

it('keeps the pressed thumbnail marked at the end, where its picture cannot reach the edge', () => {
  const { scroll, press, readMarked } = showWide();
  press(2);
  scroll(300);
  scroll(560);
  expect(readMarked()).toBe('Imagem 3 de 4');
  scroll(0);
  expect(readMarked()).toBe('Imagem 1 de 4');
  scroll(560);
  expect(readMarked()).toBe('Imagem 4 de 4');
  press(2);
  expect(readMarked()).toBe('Imagem 3 de 4');
  press(0);
  scroll(560);
  expect(readMarked()).toBe('Imagem 4 de 4');
});
