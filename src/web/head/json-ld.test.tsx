import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd, toBreadcrumbList, toInlineJson } from './json-ld.tsx';

const nasty = '</script><script>alert(1)</script><!--';

describe('structured data', () => {
  it('cannot close its script element', () => {
    const html = renderToString(<JsonLd value={{ name: nasty }} />);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('parses to the serialised value', () => {
    const { container } = render(<JsonLd value={{ '@type': 'Product', name: nasty }} />);
    const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name: nasty });
    expect(toInlineJson('<')).toBe(String.raw`"\u003c"`);
  });

  it('counts breadcrumb positions from 1', () => {
    const list = toBreadcrumbList([
      { label: 'Início', url: 'https://loja.example/' },
      { label: 'Velas', url: 'https://loja.example/velas' },
    ]);
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Início' },
        { position: 2, name: 'Velas' },
      ],
    });
  });
});
