import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Story } from './story.tsx';

const banner = {
  eyebrow: '',
  title: 'Colhida cedo',
  text: '',
  button: '',
  href: '/marcas/serra-clara',
  alt: '',
  desktop: '',
  mobile: '',
};

it('opens the lot of its product, without script too', () => {
  const lot = { product: 'Óleo de lavanda', href: '/oleo', facts: [{ label: 'Validade', value: '02/2029' }] };
  render(<Story banner={banner} lot={lot} />);
  const box = screen.getByRole('group');
  expect(box.tagName).toBe('DETAILS');
  expect(within(box).getByText('Lote e laudo: Óleo de lavanda').tagName).toBe('SUMMARY');
  expect(within(box).getByRole('definition').textContent).toBe('02/2029');
  expect(within(box).getByText('Ver este óleo').getAttribute('href')).toBe('/oleo');
});

it('has no such box for a product without a lot', () => {
  render(<Story banner={banner} lot={undefined} />);
  expect(screen.queryByRole('group')).toBeNull();
});
