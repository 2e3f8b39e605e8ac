import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InDocument, JsonLd, toBreadcrumbList, toInlineJson } from './json-ld.tsx';

afterEach(cleanup);

const nasty = '</script><script>alert(1)</script><!--';

describe('structured data', () => {
  it('cannot end its script element', () => {
    const html = renderToString(<JsonLd value={{ name: nasty }} />);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('still says what was put in', () => {
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

it('is written by the server, and stays as it is in the browser, which renders none', () => {
  vi.stubEnv('SSR', true);
  const html = renderToString(
    <InDocument>
      <JsonLd value={{ name: 'a' }} />
    </InDocument>,
  );
  vi.unstubAllEnvs();
  expect(html).toContain('"name":"a"');
  document.body.innerHTML = `<main>${html}</main>`;
  const container = document.querySelector('main') ?? undefined;
  const page = <InDocument>{false}</InDocument>;
  const { rerender } = render(page, { ...(container && { container }), hydrate: true });
  rerender(<InDocument>{null}</InDocument>);
  expect(document.body.innerHTML).toBe(`<main>${html}</main>`);
  cleanup();
  expect(render(page).container.textContent).toBe('');
});
