import { cleanup, createEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toClientLink } from './use-local-links.ts';

type Attributes = React.AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-navigation'?: string };

/** The destination of a click on a link with these attributes, or undefined. */
function linkOf(attributes: Attributes, click: MouseEventInit = {}) {
  render(
    <a {...attributes}>
      <b>texto</b>
    </a>,
  );
  const target = screen.getByText('texto');
  const event = createEvent.click(target, click);
  let seen: ReturnType<typeof toClientLink>;
  const listen = (happened: Event) => {
    if (happened instanceof MouseEvent) seen = toClientLink(happened);
    happened.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  target.dispatchEvent(event);
  return seen;
}

describe('toClientLink', () => {
  it('keeps path, query and hash of a local link, also where it only begins like a document of its own', () => {
    expect(linkOf({ href: '/busca?busca=a#topo' })?.address).toBe('/busca?busca=a#topo');
    cleanup();
    expect(linkOf({ href: '/apicultura-mel' })?.address).toBe('/apicultura-mel');
  });

  it.each([
    ['/pagina/contato?utm_source=x#formas', '/pagina/contato#formas', 'utm_source=x'],
    ['/busca?busca=a%20b&gclid=1#topo', '/busca?busca=a%20b#topo', 'gclid=1'],
    ['?utm_source=x#rodape', `${window.location.pathname}#rodape`, 'utm_source=x'],
  ])('removes tracking parameters and keeps the hash, also on the current page: %s', (href, address, origin) => {
    expect(linkOf({ href })).toMatchObject({ address, origin });
  });

  it.each([
    [window.location.href, true],
    ['/outra', false],
  ])('replaces the history entry only for a link to the current page: %s, %s', (href, replace) => {
    expect(linkOf({ href })?.options).toEqual({ replace });
  });

  it.each([
    ['in-place', { preventScrollReset: true, state: { isInPlace: true } }],
    ['in-place-replace', { preventScrollReset: true, state: { isInPlace: true }, replace: true }],
    ['nenhum', {}],
  ])('uses the navigation mode of the link: %s', (way, options) => {
    expect(linkOf({ href: '/x', 'data-navigation': way })?.options).toEqual({ replace: false, ...options });
  });

  it.each([
    [{ href: 'https://blog.example/' }],
    [{ href: '/pagina', 'data-navigation': 'document' }],
    [{ href: 'mailto:oi@loja.example' }],
    [{ href: '/x', target: '_blank' }],
    [{ href: '/x', download: 'x' }],
    [{ href: '/minha-conta/' }],
    [{ href: '/checkout/acesso/' }],
    [{ href: '#topo' }],
    [{}],
  ])('leaves %o to the browser', (attributes) => {
    expect(linkOf(attributes)).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (click) => {
      expect(linkOf({ href: '/x' }, click)).toBeUndefined();
    },
  );
});
