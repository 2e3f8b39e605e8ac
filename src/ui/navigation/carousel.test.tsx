import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

function show() {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const scrollBy = vi.fn<(options?: ScrollToOptions | number, y?: number) => void>();
  HTMLElement.prototype.scrollBy = scrollBy;
  render(
    <Carousel label="Novidades" slideClassName="w-1/2">
      <p>Um</p>
      <p>Dois</p>
      <p>Três</p>
    </Carousel>,
  );
  return { scrollBy };
}

describe('Carousel', () => {
  it('is a named region whose slides have their position in the accessible name', () => {
    show();
    expect(screen.getByRole('region', { name: 'Novidades' })).toBeTruthy();
    expect(screen.getByRole('group', { name: '2 de 3' }).textContent).toBe('Dois');
  });

  it('moves to the next slide by "Próximo slide", and the previous button is disabled at the start', () => {
    const { scrollBy } = show();
    expect(screen.getByRole('button', { name: 'Slide anterior' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Próximo slide' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 360, behavior: 'smooth' });
  });

  it('disables the next button at the last slide', () => {
    show();
    const track = screen.getByRole('group', { name: 'Novidades: slides' });
    act(() => {
      track.scrollLeft = 600;
      fireEvent.scroll(track);
    });
    expect(screen.getByRole('button', { name: 'Próximo slide' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Slide anterior' }).getAttribute('aria-disabled')).toBe('false');
  });
});
