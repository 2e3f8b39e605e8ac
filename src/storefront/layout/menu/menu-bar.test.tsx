import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuNode } from './menu-node.ts';
import { ServedContext } from '../../lib/served/served.tsx';
import { type LedMenu, leadMenu } from './lead/lead-menu.ts';
import { MenuBar } from './menu-bar.tsx';
import { MenuItems, toPanelSide } from './menu-items.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items: MenuNode[] = [
  {
    label: 'Óleos',
    href: '/oleos',
    sub: [
      { label: 'Florais', href: '/oleos/florais', sub: [{ label: 'Lavandas', href: '/oleos/florais/lavandas' }] },
      { label: 'Cítricos', href: '/oleos/citricos', sub: [{ label: 'Limões', href: '/oleos/citricos/limoes' }] },
    ],
  },
  { label: 'Velas', href: '/velas', sub: [{ label: 'Em vidro', href: '/velas/vidro' }] },
  { label: 'Ofertas', href: '/ofertas' },
];

const served = { menu: renderToStaticMarkup(<MenuItems items={items} />) };

function Bar() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <ServedContext value={served}>
      <output>{pathname}</output>
      <button type="button" onClick={() => void (pathname === '/' ? navigate('/velas') : navigate(-1))}>
        Anda
      </button>
      <MenuBar />
    </ServedContext>
  );
}

function show(): HTMLElement {
  const Page = createRoutesStub([{ path: '*', Component: Bar }]);
  render(<Page />);
  return screen.getByRole('navigation');
}

const toggleOf = (label: string) => screen.getByRole('button', { name: `Submenu de ${label}` });
const isOpen = (label: string) => toggleOf(label).getAttribute('aria-expanded') === 'true';
const itemOf = (label: string) => screen.getByRole('link', { name: label }).closest('li') ?? expect.unreachable();

/** Under a mouse that comes from `from`. */
const enter = (target: Element, from: Element = document.body) =>
  fireEvent.pointerOver(target, { pointerType: 'mouse', relatedTarget: from });
const leave = (target: Element) => fireEvent.pointerOut(target, { pointerType: 'mouse', relatedTarget: document.body });

describe('MenuBar', () => {
  it('holds the links of all three levels and a way to each whole level', () => {
    show();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/oleos', '/oleos/florais', '/oleos/florais/lavandas', '/velas/vidro']),
    );
    expect(screen.getByRole('link', { name: 'Ver tudo Óleos' }).getAttribute('href')).toBe('/oleos');
  });

  it('opens one panel at a time by its button, from the first press on, and closes it by Escape with focus on the button', async () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    await waitFor(() => expect(isOpen('Óleos')).toBe(true));
    fireEvent.click(toggleOf('Velas'));
    await waitFor(() => expect([isOpen('Óleos'), isOpen('Velas')]).toEqual([false, true]));
    fireEvent.keyDown(screen.getByRole('link', { name: 'Em vidro' }), { key: 'Escape' });
    expect(isOpen('Velas')).toBe(false);
    expect(document.activeElement).toBe(toggleOf('Velas'));
  });

  it('leaves panels to styles until script opens one, or focus comes, which opens none', async () => {
    const pressed = show();
    fireEvent.pointerMove(pressed, { pointerType: 'mouse' });
    expect(pressed.hasAttribute('data-enhanced')).toBe(false);
    fireEvent.click(toggleOf('Óleos'));
    await waitFor(() => expect(isOpen('Óleos')).toBe(true));
    expect(pressed.hasAttribute('data-enhanced')).toBe(true);
    cleanup();
    const focused = show();
    screen.getByRole('link', { name: 'Óleos' }).focus();
    expect(focused.hasAttribute('data-enhanced')).toBe(true);
  });

  it('keeps a panel closed when the visitor comes back to the page on which it was open', async () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    await waitFor(() => expect(isOpen('Óleos')).toBe(true));
    fireEvent.click(screen.getByText('Anda'));
    await screen.findByText('/velas');
    await waitFor(() => expect(isOpen('Óleos')).toBe(false));
    fireEvent.click(screen.getByText('Anda'));
    await screen.findByText('/');
    expect(isOpen('Óleos')).toBe(false);
  });
});

describe('a menu that is led', () => {
  let led: LedMenu | undefined;

  beforeEach(() => {
    led = leadMenu(show());
    vi.useFakeTimers();
  });
  afterEach(() => led?.stop());

  it('closes what the mouse has opened by Escape, and leaves the focus where it is', () => {
    enter(itemOf('Óleos'));
    vi.advanceTimersByTime(120);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isOpen('Óleos')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Óleos')).toBe(false);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1000);
    expect(isOpen('Óleos')).toBe(false);
  });

  it('opens under a mouse after 120 ms and closes 300 ms after it left', () => {
    enter(itemOf('Óleos'));
    vi.advanceTimersByTime(119);
    expect(isOpen('Óleos')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen('Óleos')).toBe(true);
    leave(itemOf('Óleos'));
    vi.advanceTimersByTime(299);
    expect(isOpen('Óleos')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen('Óleos')).toBe(false);
  });

  it('closes when the mouse goes on to an item without a panel', () => {
    enter(itemOf('Óleos'));
    vi.advanceTimersByTime(120);
    enter(itemOf('Ofertas'), itemOf('Óleos'));
    vi.advanceTimersByTime(120);
    expect(isOpen('Óleos')).toBe(false);
  });

  it('opens nothing under a finger or by focus, and closes when focus goes on', () => {
    fireEvent.pointerOver(itemOf('Óleos'), { pointerType: 'touch', relatedTarget: document.body });
    vi.advanceTimersByTime(1000);
    screen.getByRole('link', { name: 'Óleos' }).focus();
    expect(isOpen('Óleos')).toBe(false);
    led?.toggle(toggleOf('Óleos'));
    screen.getByRole('link', { name: 'Florais' }).focus();
    expect(isOpen('Óleos')).toBe(true);
    screen.getByRole('link', { name: 'Velas' }).focus();
    expect(isOpen('Óleos')).toBe(false);
  });

  it('shows the third level of the entry that has the focus, or the mouse for a while', () => {
    const active = () => document.querySelector('#menu-0 [data-active] > :first-child')?.textContent;
    led?.toggle(toggleOf('Óleos'));
    expect(active()).toBe('Florais');
    enter(screen.getByRole('link', { name: 'Cítricos' }));
    vi.advanceTimersByTime(119);
    expect(active()).toBe('Florais');
    vi.advanceTimersByTime(1);
    expect(active()).toBe('Cítricos');
    screen.getByRole('link', { name: 'Florais' }).focus();
    expect(active()).toBe('Florais');
  });

  it('leaves the third level as it is when the mouse only crosses an entry on its way to the link to all', () => {
    const active = () => document.querySelector('#menu-0 [data-active] > :first-child')?.textContent;
    led?.toggle(toggleOf('Óleos'));
    enter(screen.getByRole('link', { name: 'Cítricos' }));
    enter(screen.getByRole('link', { name: 'Ver tudo Óleos' }));
    vi.advanceTimersByTime(1000);
    expect(active()).toBe('Florais');
  });
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
