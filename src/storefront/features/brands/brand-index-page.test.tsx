import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandIndexPage } from './brand-index-page.tsx';

it('introduces the brands in the words of the shop, and by none without them', () => {
  const { rerender, container } = render(<BrandIndexPage intro="Quem faz." letters={[]} breadcrumb={[]} />);
  screen.getByText('Quem faz.');
  rerender(<BrandIndexPage intro="" letters={[]} breadcrumb={[]} />);
  // The one paragraph that is left says that there are no brands.
  expect(container.querySelectorAll('p')).toHaveLength(1);
});
