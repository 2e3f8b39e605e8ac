import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { joinBytes } from './join-bytes.server.ts';
import { createHtmlKeeper } from './kept-html.server.ts';
import { KeptHtmlContext, useKeptContents } from './kept-html.ts';

interface PartProps {
  shows: readonly unknown[] | undefined;
  children: ReactNode;
}

function Part({ shows, children }: PartProps) {
  return <ul {...useKeptContents({ shows: () => shows, render: () => children })} />;
}

/** A document as the shop renders it. */
function renderKept(page: ReactNode): string {
  const keeper = createHtmlKeeper();
  const document = renderToString(<KeptHtmlContext value={keeper}>{page}</KeptHtmlContext>);
  return joinBytes(keeper.toBytes(document)).toString();
}

const once = (text: string) => <li>{text}</li>;

describe('kept HTML', () => {
  it('is what was rendered when the same was shown first', () => {
    const first = renderKept(<Part shows={['same', { of: 1 }]}>{once('$& <first>')}</Part>);
    const second = renderKept(<Part shows={['same', { of: 1 }]}>{once('never seen')}</Part>);
    expect(first).toBe('<ul><li>$&amp; &lt;first&gt;</li></ul>');
    expect(second).toBe(first);
  });

  it('is of its own for everything else that is shown', () => {
    renderKept(<Part shows={['else', { of: 1 }]}>{once('one')}</Part>);
    expect(renderKept(<Part shows={['else', { of: 2 }]}>{once('two')}</Part>)).toBe('<ul><li>two</li></ul>');
  });

  it('has no mark of several parts in one document', () => {
    const page = (
      <main>
        <Part shows={['several', 1]}>{[<li key="a">a</li>, <li key="b">b</li>]}</Part>
        <Part shows={['several', 2]}>{once('c')}</Part>
      </main>
    );
    const html = '<main><ul><li>a</li><li>b</li></ul><ul><li>c</li></ul></main>';
    expect([renderKept(page), renderKept(page)]).toEqual([html, html]);
  });

  it('may stand in what is kept', () => {
    const inner = (text: string) => <Part shows={['inner', 1]}>{once(text)}</Part>;
    const outer = (shown: number, text: string) => (
      <Part shows={['outer', shown]}>
        <li>a{inner(text)}b</li>
      </Part>
    );
    const html = '<ul><li>a<ul><li>é</li></ul>b</li></ul>';
    expect([renderKept(outer(1, 'é')), renderKept(outer(1, 'never seen'))]).toEqual([html, html]);
    expect([renderKept(outer(2, 'never seen')), renderKept(outer(2, 'never seen'))]).toEqual([html, html]);
    expect(renderKept(inner('never seen'))).toBe('<ul><li>é</li></ul>');
  });

  it('is none where nothing is to be kept, nor where nobody keeps', () => {
    renderKept(<Part shows={undefined}>{once('first')}</Part>);
    expect(renderKept(<Part shows={undefined}>{once('second')}</Part>)).toBe('<ul><li>second</li></ul>');
    expect(renderToString(<Part shows={['nobody']}>{once('plain')}</Part>)).toBe('<ul><li>plain</li></ul>');
  });
});
