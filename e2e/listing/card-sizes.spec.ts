import { z } from 'zod';
import { expect, test } from '../fixtures.ts';

const valueSchema = z.object({ label: z.string(), selecionado: z.boolean() });
const productSchema = z.object({
  nome: z.string(),
  status: z.string(),
  comparavel: z.boolean().optional(),
  atributos: z.object({ simples: z.object({ valores: z.array(valueSchema) }).optional() }),
});
const listingSchema = z.object({
  conteudo: z.object({ produtos: z.array(productSchema) }),
  info: z.object({ total: z.number() }),
});

const pageSize = 36;

/** What the card must say besides the name. */
function listExpected({ nome, status, comparavel, atributos }: z.infer<typeof productSchema>): string[] {
  if (status !== 'disponivel') return [];
  const values = atributos.simples?.valores ?? [];
  const selected = values.find(({ selecionado }) => selecionado);
  if (selected) return [selected.label, ...(values.length > 1 ? [`mais ${values.length - 1} `] : [])];
  const [measure] = /\b\d+ (?:ml|g)\b/.exec(nome) ?? [];
  return measure && !comparavel ? [measure] : [];
}

for (const shopId of ['main', 'caszulo']) {
  test(`every card of the shop ${shopId} names its size, and how many more there are`, async ({ page, shop }) => {
    let [listed, withChoice] = [0, 0];
    for (let number = 1, total = 1; (number - 1) * pageSize < total; number += 1) {
      const offset = String((number - 1) * pageSize);
      const query = new URLSearchParams({ busca: '', loja: shopId, offset, limit: String(pageSize) });
      const response = await page.request.get(`${shop.url}/api/v2/front/url/product/listing/search?${query}`, {
        headers: { 'App-Token': 'wapstore' },
      });
      const { conteudo, info } = listingSchema.parse(await response.json());
      total = info.total;
      const html = await page.request.get(`${shop.url}/busca?busca=&ipp=${pageSize}&pg=${number}&loja=${shopId}`);
      const cards = await page.evaluate(
        (text) =>
          [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('article')].map(
            (card) => card.textContent,
          ),
        await html.text(),
      );
      expect(cards).toHaveLength(conteudo.produtos.length);
      for (const [place, product] of conteudo.produtos.entries()) {
        const expected = listExpected(product);
        for (const text of expected) expect.soft(cards[place]).toContain(text);
        listed += 1;
        withChoice += expected.length > 1 ? 1 : 0;
      }
    }
    expect(listed).toBeGreaterThan(50);
    expect(withChoice).toBeGreaterThan(3);
  });
}
