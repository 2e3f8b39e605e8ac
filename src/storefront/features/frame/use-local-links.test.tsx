import { cleanup, createEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toClientAddress } from './use-local-links.ts';

afterEach(cleanup);

/** The address that a click on a link of these attributes is taken to, or undefined. */
function addressOf(attributes: React.AnchorHTMLAttributes<HTMLAnchorElement>, click: MouseEventInit = {}) {
  render(
    <a {...attributes}>
      <b>texto</b>
    </a>,
  );
  const target = screen.getByText('texto');
  const event = createEvent.click(target, click);
  let seen: string | undefined;
  const listen = (happened: Event) => {
    if (happened instanceof MouseEvent) seen = toClientAddress(happened);
    happened.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  target.dispatchEvent(event);
  return seen;
}

describe('toClientAddress', () => {
  it('keeps path, query and hash of a local link', () => {
    expect(addressOf({ href: '/busca?busca=a#topo' })).toBe('/busca?busca=a#topo');
  });

  it.each([
    [{ href: 'https://blog.example/' }],
    [{ href: 'mailto:oi@loja.example' }],
    [{ href: '/x', target: '_blank' }],
    [{ href: '/x', download: 'x' }],
    [{ href: '/minha-conta/' }],
    [{ href: '/checkout/acesso/' }],
    [{ href: '#topo' }],
    [{}],
  ])('leaves %o to the browser', (attributes) => {
    expect(addressOf(attributes)).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (click) => {
      expect(addressOf({ href: '/x' }, click)).toBeUndefined();
    },
  );
});
