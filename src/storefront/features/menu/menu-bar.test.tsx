import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuNode } from '../../lib/views/menu-node.ts';
import { MenuBar, toPanelSide } from './menu-bar.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items: MenuNode[] = [
  {
    label: 'Óleos',
    href: '/oleos',
    sub: [{ label: 'Florais', href: '/oleos/florais', sub: [{ label: 'Lavandas', href: '/oleos/florais/lavandas' }] }],
  },
  { label: 'Velas', href: '/velas', sub: [{ label: 'Em vidro', href: '/velas/vidro' }] },
  { label: 'Ofertas', href: '/ofertas' },
];

function show() {
  const Page = createRoutesStub([{ path: '/', Component: () => <MenuBar items={items} /> }]);
  render(<Page />);
}

const toggleOf = (label: string) => screen.getByRole('button', { name: `Submenu de ${label}` });
const isOpen = (label: string) => toggleOf(label).getAttribute('aria-expanded') === 'true';
const itemOf = (label: string) => screen.getByRole('link', { name: label }).closest('li') ?? expect.unreachable();

describe('MenuBar', () => {
  it('holds the links of all three levels and a way to each whole level', () => {
    show();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/oleos', '/oleos/florais', '/oleos/florais/lavandas', '/velas/vidro']),
    );
    expect(screen.getByRole('link', { name: 'Ver tudo Óleos' }).getAttribute('href')).toBe('/oleos');
  });

  it('opens one panel at a time by its button, and closes it by Escape with focus on the button', () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    expect(isOpen('Óleos')).toBe(true);
    fireEvent.click(toggleOf('Velas'));
    expect([isOpen('Óleos'), isOpen('Velas')]).toEqual([false, true]);
    fireEvent.keyDown(screen.getByRole('link', { name: 'Em vidro' }), { key: 'Escape' });
    expect(isOpen('Velas')).toBe(false);
    expect(document.activeElement).toBe(toggleOf('Velas'));
  });

  it('closes what the mouse has opened by Escape, and leaves the focus where it is', () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(itemOf('Óleos'), { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(120));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isOpen('Óleos')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Óleos')).toBe(false);
    expect(document.activeElement).toBe(document.body);
    act(() => void vi.advanceTimersByTime(1000));
    expect(isOpen('Óleos')).toBe(false);
  });

  it('opens under a mouse after 120 ms and closes 300 ms after it left', () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(itemOf('Óleos'), { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(119));
    expect(isOpen('Óleos')).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOpen('Óleos')).toBe(true);
    fireEvent.pointerLeave(itemOf('Óleos'), { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(299));
    expect(isOpen('Óleos')).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOpen('Óleos')).toBe(false);
  });
});

it('keeps a panel closed when the visitor comes back to the page on which it was open', async () => {
  function Bar() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    return (
      <>
        <output>{pathname}</output>
        <button type="button" onClick={() => void (pathname === '/' ? navigate('/velas') : navigate(-1))}>
          Anda
        </button>
        <MenuBar items={items} />
      </>
    );
  }
  const Page = createRoutesStub([{ path: '*', Component: Bar }]);
  render(<Page />);
  fireEvent.click(toggleOf('Óleos'));
  fireEvent.click(screen.getByText('Anda'));
  await screen.findByText('/velas');
  fireEvent.click(screen.getByText('Anda'));
  await screen.findByText('/');
  expect(isOpen('Óleos')).toBe(false);
});

describe('toPanelSide', () => {
  it.each([
    [0, 4, 'right'],
    [1, 4, 'right'],
    [2, 4, 'left'],
    [2, 5, 'right'],
    [3, 5, 'left'],
    [0, 1, 'right'],
  ])('opens item %i of %i to the %s', (index, count, side) => {
    expect(toPanelSide(index, count)).toBe(side);
  });
});
