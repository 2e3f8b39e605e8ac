import { expect, it } from 'vitest';
import { createStructure } from '../../testing/wire-fixtures.ts';
import { toPageView } from './page-view.server.ts';

const content = {
  id: 1,
  titulo: 'Entrega',
  conteudo: '<p>Enviamos.</p><h2>Frete grátis</h2><p>x</p><h2>Frete grátis</h2><script>x</script><h2>&amp;</h2>',
  atualizadoEm: '2026-11-01T02:00:00Z',
  layoutPersonalizado: { layout: '', codigoCss: '' },
};
const response = { estrutura: createStructure('page', '/pagina/entrega'), conteudo: content, info: {} };

it('gives each heading a unique id, and sanitises the HTML', () => {
  const page = toPageView(response, [{ titulo: 'Contato', path: '/pagina/contato' }], (path) => path);
  expect(page.headings).toEqual([
    { id: 'frete-gratis', text: 'Frete grátis' },
    { id: 'frete-gratis-2', text: 'Frete grátis' },
    { id: 'secao-3', text: '&' },
  ]);
  expect(page.html.__html).toBe(
    '<p>Enviamos.</p><h2 id="frete-gratis">Frete grátis</h2><p>x</p><h2 id="frete-gratis-2">Frete grátis</h2><h2 id="secao-3">&amp;</h2>',
  );
  expect(page.pages).toEqual([{ label: 'Contato', href: '/pagina/contato' }]);
});

it('shows the date of the last change in the time zone of São Paulo', () => {
  expect(toPageView(response, undefined, (path) => path).updatedText).toBe('31/10/2026');
});
