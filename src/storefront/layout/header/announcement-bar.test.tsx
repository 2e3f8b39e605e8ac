import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar.tsx';

beforeEach(() => void vi.useFakeTimers());

const items = [{ label: 'Cupom' }, { label: 'Frete', href: '/pagina/entrega' }, { label: 'Pix' }];
const shown = () => screen.getByRole('group').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('AnnouncementBar', () => {
  it('wraps around at both ends by its arrows', () => {
    render(<AnnouncementBar items={items} />);
    expect(shown()).toBe('Cupom');
    press('Slide anterior');
    expect(shown()).toBe('Pix');
    press('Próximo slide');
    press('Próximo slide');
    expect(shown()).toBe('Frete');
  });

  it('advances every 6 s until it is paused', () => {
    render(<AnnouncementBar items={items} />);
    wait(6000);
    expect(shown()).toBe('Frete');
    press('Pausar avisos');
    wait(60_000);
    expect(shown()).toBe('Frete');
    expect(screen.getByRole('button', { name: 'Retomar avisos' })).toBeTruthy();
  });

  it('pauses while the focus is inside', () => {
    render(<AnnouncementBar items={items} />);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Próximo slide' }));
    wait(60_000);
    expect(shown()).toBe('Cupom');
  });

  it('does not advance under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<AnnouncementBar items={items} />);
    wait(60_000);
    expect(shown()).toBe('Cupom');
  });

  it('has no arrows for a single announcement and renders nothing without any', () => {
    const { rerender, container } = render(<AnnouncementBar items={[{ label: 'Cupom' }]} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<AnnouncementBar items={[]} />);
    expect(container.textContent).toBe('');
  });

  it('shows an announcement when there are fewer than before', () => {
    const { rerender } = render(<AnnouncementBar items={items} />);
    press('Slide anterior');
    press('Pausar avisos');
    rerender(<AnnouncementBar items={items.slice(0, 2)} />);
    expect(shown()).toBe('Cupom');
    press('Próximo slide');
    expect(shown()).toBe('Frete');
  });
});
