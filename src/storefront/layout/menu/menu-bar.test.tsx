import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inRouter } from '../../testing/in-router.tsx';
import { MenuBar, toPanelSide } from './menu-bar.tsx';
import type { MenuNode } from './menu-node.ts';

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

function Page() {
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

function show(): HTMLElement {
  render(inRouter(<Page />));
  return screen.getByRole('navigation');
}

const toggleOf = (label: string) => screen.getByRole('button', { name: `Submenu de ${label}` });
const isOpen = (label: string) => toggleOf(label).getAttribute('aria-expanded') === 'true';
const itemOf = (label: string) => screen.getByRole('link', { name: label }).closest('li') ?? expect.unreachable();
function focus(element: HTMLElement): void {
  act(() => element.focus());
}
const wait = (ms: number) => void act(() => vi.advanceTimersByTime(ms));

/** Moves the mouse from one element to another; it enters the menu from outside if `from` is absent. */
function move(target: Element, from?: Element): void {
  const pointer = { pointerType: 'mouse', relatedTarget: from ? target : document.body };
  if (from) fireEvent.pointerOut(from, pointer);
  else fireEvent.pointerOver(target, pointer);
}
const leave = (target: Element) => fireEvent.pointerOut(target, { pointerType: 'mouse', relatedTarget: document.body });

describe('MenuBar', () => {
  it('contains the links of all three levels and one to each level as a whole', () => {
    show();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/oleos', '/oleos/florais', '/oleos/florais/lavandas', '/velas/vidro']),
    );
    expect(screen.getByRole('link', { name: 'Ver tudo Óleos' }).getAttribute('href')).toBe('/oleos');
  });

  it('opens one panel at a time by its button, and closes it on Escape with the focus on the button', () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    expect(isOpen('Óleos')).toBe(true);
    fireEvent.click(toggleOf('Velas'));
    expect([isOpen('Óleos'), isOpen('Velas')]).toEqual([false, true]);
    focus(screen.getByRole('link', { name: 'Em vidro' }));
    fireEvent.keyDown(screen.getByRole('link', { name: 'Em vidro' }), { key: 'Escape' });
    expect(isOpen('Velas')).toBe(false);
    expect(document.activeElement).toBe(toggleOf('Velas'));
  });

  it('leaves an Escape to what is in front of it', () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    key.preventDefault();
    fireEvent(document.body, key);
    expect(isOpen('Óleos')).toBe(true);
  });

  it('closes when the focus leaves the menu', () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    focus(screen.getByRole('link', { name: 'Florais' }));
    expect(isOpen('Óleos')).toBe(true);
    focus(screen.getByRole('button', { name: 'Anda' }));
    expect(isOpen('Óleos')).toBe(false);
  });

  it('moves a panel that would overflow the window into view', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1366);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1266, 0, 264, 330));
    show();
    fireEvent.click(toggleOf('Óleos'));
    expect(document.getElementById('menu-0')?.style.marginInlineStart).toBe('-172px');
    expect(document.getElementById('menu-1')?.style.marginInlineStart).toBe('');
  });

  it('closes a panel on a navigation, also when the visitor goes back', async () => {
    show();
    fireEvent.click(toggleOf('Óleos'));
    fireEvent.click(screen.getByText('Anda'));
    await screen.findByText('/velas');
    await waitFor(() => expect(isOpen('Óleos')).toBe(false));
    fireEvent.click(screen.getByText('Anda'));
    await screen.findByText('/');
    expect(isOpen('Óleos')).toBe(false);
  });
});

it('opens an item of the target _blank in a new tab, by every link to it', () => {
  const isBlank = true as const;
  const leaf = { label: 'Três', href: '/tres', isBlank };
  const middle = { label: 'Dois', href: '/dois', isBlank, sub: [leaf] };
  const menu: MenuNode[] = [{ label: 'Um', href: '/um', isBlank, icon: '/icone.webp', sub: [middle] }];
  render(inRouter(<MenuBar items={menu} />));
  const links = [...document.querySelectorAll('a')].map((link) => [link.pathname, link.target, link.rel]);
  expect(links).toHaveLength(6);
  for (const path of ['/um', '/dois', '/tres']) expect(links).toContainEqual([path, '_blank', 'noopener']);
  expect(links.filter(([, target]) => target !== '_blank')).toEqual([]);
});

it('stays open under a mouse that was there before the menu was hydrated', async () => {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, selector: string) {
    return selector === ':hover' ? this.contains(toggleOf('Velas')) : matches.call(this, selector);
  });
  show();
  await waitFor(() => expect(isOpen('Velas')).toBe(true));
});

describe('under a mouse or the keyboard, the menu', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    show();
  });

  it('closes a panel that the mouse has opened on Escape, and does not move the focus', () => {
    move(itemOf('Óleos'));
    wait(120);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isOpen('Óleos')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Óleos')).toBe(false);
    expect(document.activeElement).toBe(document.body);
    wait(1000);
    expect(isOpen('Óleos')).toBe(false);
  });

  it('opens 120 ms after the mouse enters and closes 300 ms after it leaves', () => {
    move(itemOf('Óleos'));
    wait(119);
    expect(isOpen('Óleos')).toBe(false);
    wait(1);
    expect(isOpen('Óleos')).toBe(true);
    leave(itemOf('Óleos'));
    wait(299);
    expect(isOpen('Óleos')).toBe(true);
    wait(1);
    expect(isOpen('Óleos')).toBe(false);
  });

  it('closes when the mouse moves to an item without a panel', () => {
    move(itemOf('Óleos'));
    wait(120);
    move(itemOf('Ofertas'), itemOf('Óleos'));
    wait(120);
    expect(isOpen('Óleos')).toBe(false);
  });

  it('opens nothing on touch or focus, and closes when the focus leaves', () => {
    fireEvent.pointerOver(itemOf('Óleos'), { pointerType: 'touch', relatedTarget: document.body });
    wait(1000);
    focus(screen.getByRole('link', { name: 'Óleos' }));
    expect(isOpen('Óleos')).toBe(false);
    fireEvent.click(toggleOf('Óleos'));
    focus(screen.getByRole('link', { name: 'Florais' }));
    expect(isOpen('Óleos')).toBe(true);
    focus(screen.getByRole('link', { name: 'Velas' }));
    expect(isOpen('Óleos')).toBe(false);
  });

  it('shows the third level of the entry that has the focus or a resting mouse', () => {
    const active = () => document.querySelector('#menu-0 [data-active] > :first-child')?.textContent;
    fireEvent.click(toggleOf('Óleos'));
    expect(active()).toBe('Florais');
    move(screen.getByRole('link', { name: 'Cítricos' }));
    wait(119);
    expect(active()).toBe('Florais');
    wait(1);
    expect(active()).toBe('Cítricos');
    focus(screen.getByRole('link', { name: 'Florais' }));
    expect(active()).toBe('Florais');
  });

  it('preserves the third level while the mouse crosses an entry on its way to the link to all', () => {
    const active = () => document.querySelector('#menu-0 [data-active] > :first-child')?.textContent;
    fireEvent.click(toggleOf('Óleos'));
    move(screen.getByRole('link', { name: 'Cítricos' }));
    move(screen.getByRole('link', { name: 'Ver tudo Óleos' }), screen.getByRole('link', { name: 'Cítricos' }));
    wait(1000);
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
