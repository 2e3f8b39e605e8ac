import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const toOwn = (file: string) => `/img/products/vela-1.0123456789-${file}`;

function show(medium: string) {
  const picture = { medium, alt: 'Vela' };
  const { container } = render(<ProductPicture picture={picture} alt={picture.alt} sizes="50vw" widths={[320, 640]} />);
  return { image: within(container).getByAltText('Vela'), source: container.querySelector('source') };
}

describe('the picture of a product', () => {
  it('is offered as AVIF in the widths of its slot, with one WebP fallback', () => {
    const { image, source } = show(toOwn('640.webp'));
    expect(source).toHaveProperty('type', 'image/avif');
    expect(source).toHaveProperty('srcset', `${toOwn('320.avif')} 320w, ${toOwn('640.avif')} 640w`);
    expect(source).toHaveProperty('sizes', '50vw');
    expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual([toOwn('640.webp'), null]);
  });

  it('keeps its format if it is an original', () => {
    const { image, source } = show(toOwn('640.jpg'));
    expect(source).toBeNull();
    expect(image.getAttribute('srcset')).toBe(`${toOwn('320.jpg')} 320w, ${toOwn('640.jpg')} 640w`);
    expect(image.getAttribute('sizes')).toBe('50vw');
  });
});
