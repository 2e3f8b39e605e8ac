import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText, toSafeHtml } from './safe-html.server.ts';

const clean = (html: string) => toSafeHtml(html, (href) => href).__html;

describe('toSafeHtml', () => {
  it.each([
    ['<p>Óleo <strong>puro</strong> &amp; simples</p>', '<p>Óleo <strong>puro</strong> &amp; simples</p>'],
    ['<P CLASS="x" onclick="y()">Oi</P>', '<p>Oi</p>'],
    ['a<br>b<br/>c', 'a<br />b<br />c'],
    ['<ul><li>um<li>dois</ul>', '<ul><li>um</li><li>dois</li></ul>'],
    ['<h2>Título</h2><h1>Outro</h1>', '<h2>Título</h2>Outro'],
    ['<table><tr><td>1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
    [
      '<details open onclick="x()"><summary>Posso?</summary><p>Sim.</p></details>',
      '<details><summary>Posso?</summary><p>Sim.</p></details>',
    ],
    ['2 < 3 & 4 > 1', '2 &lt; 3 &amp; 4 &gt; 1'],
    ['<p>aberto <em>sem fim', '<p>aberto <em>sem fim</em></p>'],
    ['</div>solto', 'solto'],
    ['<!-- nota --><p>x</p><!-- aberta', '<p>x</p>'],
  ])('rebuilds %s from the allowlist', (given, expected) => {
    expect(clean(given)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//x></SCRIPT >',
    '<style>p{}</style>',
    '<iframe src="x"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<textarea><p>x</p></textarea>',
    '<img src=x onerror=alert(1)>',
    '<script>nunca fecha',
  ])('removes %s', (given) => {
    expect(clean(given)).toBe('');
  });

  it.each([
    ['<a href="/pagina/uso-seguro">x</a>', '<a href="/pagina/uso-seguro">x</a>'],
    ['<a href="#topo">x</a>', '<a href="#topo">x</a>'],
    ["<a href='mailto:oi@manaca.example'>x</a>", '<a href="mailto:oi@manaca.example">x</a>'],
    ['<a href="https://site.example/a">x</a>', '<a href="https://site.example/a" rel="noopener nofollow">x</a>'],
    ['<a href="/busca?busca=a&amp;order=b">x</a>', '<a href="/busca?busca=a&amp;order=b">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//outro.example">x</a>', '<a>x</a>'],
    [String.raw`<a href="/\outro.example">x</a>`, '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="/&amp;#47;fora.example">x</a>', '<a href="/&amp;#47;fora.example">x</a>'],
    ['<a href="/busca?busca=x&amp;copy;y">x</a>', '<a href="/busca?busca=x&amp;copy;y">x</a>'],
    ['<a title="a>b" href="/x">x</a>', '<a href="/x">x</a>'],
  ])('preserves only safe URLs: %s', (given, expected) => {
    expect(clean(given)).toBe(expected);
  });

  it('never outputs a tag or attribute that is not allowed, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<p',
        '>',
        '"',
        "'",
        '<img onerror=x>',
        '<a href=',
        'javascript:',
        '<!--',
        '-->',
      ),
      fc.string(),
    );
    const tags =
      'p|ul|ol|li|dl|dt|dd|blockquote|h[234]|strong|b|em|i|u|s|sub|sup|small|abbr|cite|code|a|table|caption|thead|tbody|tfoot|tr|th|td|details|summary';
    const safe = new RegExp(`^(?:[^<>]|</?(?:${tags})>|<[bh]r />|<a href="[^"<>]*"(?: rel="noopener nofollow")?>)*$`);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(clean(pieces.join(''))).toMatch(safe);
      }),
    );
  });

  it('keeps links inside the shop, and distinguishes its own URLs from external ones', () => {
    const toHref = (address: string) => {
      const path = address.replace(/^https:\/\/loja\.example/, '');
      return path.startsWith('/') ? `${path}${path.includes('?') ? '&' : '?'}loja=caszulo` : path;
    };
    const inShop = (html: string) => toSafeHtml(html, toHref).__html;
    expect(inShop('<a href="/pagina/trocas">a</a>')).toBe('<a href="/pagina/trocas?loja=caszulo">a</a>');
    expect(inShop('<a href="/busca?busca=a&amp;pg=2">a</a>')).toBe(
      '<a href="/busca?busca=a&amp;pg=2&amp;loja=caszulo">a</a>',
    );
    expect(inShop('<a href="https://loja.example/velas">a</a>')).toBe('<a href="/velas?loja=caszulo">a</a>');
    expect(inShop('<a href="https://fora.example/">a</a>')).toBe(
      '<a href="https://fora.example/" rel="noopener nofollow">a</a>',
    );
    expect(inShop('<a href="#aromas">a</a><a href="mailto:a@b.test">b</a>')).toBe(
      '<a href="#aromas">a</a><a href="mailto:a@b.test">b</a>',
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });
});

describe('toPlainText', () => {
  it('returns the text with a space between blocks', () => {
    expect(toPlainText('<p>Um &amp; dois</p><ul><li>três</li></ul>')).toBe('Um & dois três');
  });
});
