import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#contract/content.ts';
import { isMenuLink, toMenuNodes } from './menu-node.ts';

describe('isMenuLink', () => {
  it.each([
    { hasAddress: false, hasChildren: false, isDesktop: true, showsAll: true, isLink: false },
    { hasAddress: false, hasChildren: true, isDesktop: true, showsAll: true, isLink: false },
    { hasAddress: true, hasChildren: false, isDesktop: false, showsAll: false, isLink: true },
    { hasAddress: true, hasChildren: false, isDesktop: true, showsAll: true, isLink: true },
    { hasAddress: true, hasChildren: true, isDesktop: false, showsAll: false, isLink: false },
    { hasAddress: true, hasChildren: true, isDesktop: true, showsAll: false, isLink: true },
    { hasAddress: true, hasChildren: true, isDesktop: false, showsAll: true, isLink: true },
    { hasAddress: true, hasChildren: true, isDesktop: true, showsAll: true, isLink: true },
  ])('is $isLink for %o', ({ isLink, ...state }) => {
    expect(isMenuLink(state)).toBe(isLink);
  });
});

const item = (changes: Partial<MenuItem>): MenuItem => ({
  label: 'Velas',
  link: 'https://loja.example/velas',
  target: '_self',
  tipo: 'categoria',
  idTipo: 1,
  destaque: false,
  rota: {},
  icone: '',
  iconeOriginal: '',
  svg: '',
  sub: [],
  ...changes,
});
const options = {
  toHref: (address: string) => address.replace('https://loja.example', ''),
  toLocalUrl: (address: string) => address,
  fields: { menu: 'icone' as const },
};

describe('toMenuNodes', () => {
  it('prefers the route to the link and keeps its query', () => {
    const rota = { name: 'x', route: 'x', path: '/ofertas', params: {}, query: { order: 'Menor Preço' } };
    expect(toMenuNodes([item({ rota })], options)).toEqual([
      { label: 'Velas', href: '/ofertas?order=Menor+Pre%C3%A7o' },
    ]);
  });

  it('keeps the fragment of the link, which a route does not have', () => {
    const rota = { name: 'x', route: 'x', path: '/velas', params: {}, query: { loja: 'caszulo' } };
    const link = 'https://loja.example/velas?loja=caszulo#cuidados';
    expect(toMenuNodes([item({ rota, link })], options)[0]?.href).toBe('/velas?loja=caszulo#cuidados');
  });

  it('has pictures only on the first level, whose panels show one', () => {
    const sub = [item({ label: 'Aromáticas', icone: '/img/aromaticas.webp' })];
    const [node] = toMenuNodes([item({ icone: '/img/velas.webp', sub })], options);
    expect(node).toMatchObject({ icon: '/img/velas.webp', sub: [{ label: 'Aromáticas', href: '/velas' }] });
    expect(node?.sub?.[0]).not.toHaveProperty('icon');
  });

  it('contains only values that are set', () => {
    const sub = [item({ label: 'Aviso', link: '', destaque: true })];
    expect(toMenuNodes([item({ target: '_blank', sub })], options)).toEqual([
      { label: 'Velas', href: '/velas', isBlank: true, sub: [{ label: 'Aviso', isHighlighted: true }] },
    ]);
  });
});
