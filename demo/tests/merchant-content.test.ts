import { describe, expect, it } from 'vitest';
import { changeSetting } from '#api/catalogue/merchant/change-setting.ts';
import { editBanner } from '#api/catalogue/merchant/edit-banner.ts';
import { editMenu } from '#api/catalogue/merchant/edit-menu.ts';
import { editPage } from '#api/catalogue/merchant/edit-page.ts';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';
import { testNow } from '#database/testing/test-now.ts';

const shop = await createTestApi({ catalogue: 'demonstration' });
const client = createContractClient(shop);

const nowMs = testNow.getTime();
const countChanges = async () =>
  (await shop.database.kysely.selectFrom('catalogue_changes').select('id').execute()).length;

describe('an edited menu', () => {
  const readMenu = async (hash: string) =>
    (await client.get({ path: `/struct/menus/${hash}`, response: calls.menu.response })).menu;

  it('has the new entries, three levels deep, in their order', async () => {
    await editMenu(shop.database, {
      hash: 'menu-principal',
      entries: [
        { label: 'Óleos', link: '/oleos-essenciais', isHighlighted: true },
        {
          label: 'Casa',
          link: '',
          entries: [{ label: 'Velas', link: '', entries: [{ label: 'Figo', link: '/vela' }] }],
        },
      ],
    });
    await expect
      .poll(async () => (await readMenu('menu-principal')).map(({ label, destaque }) => [label, destaque]))
      .toEqual([
        ['Óleos', true],
        ['Casa', false],
      ]);
    expect((await readMenu('menu-principal'))[1]?.sub[0]?.sub[0]).toMatchObject({
      label: 'Figo',
      link: 'https://loja.test/vela',
    });
  });

  const deep = { label: 'a', link: '', entries: [{ label: 'b', link: '', entries: [{ label: 'c', link: '' }] }] };
  it.each([
    ['an entry without a name', 'menu-principal', [{ label: ' ', link: '' }], { code: 'invalid' }],
    ['a fourth level', 'menu-principal', [{ label: '0', link: '', entries: [deep] }], { code: 'invalid' }],
    ['an unknown menu', 'nenhum', [], { code: 'not-found' }],
  ])('is refused for %s, and nothing changes', async (_, hash, entries, error) => {
    const before = await countChanges();
    await expect(editMenu(shop.database, { hash, entries })).rejects.toMatchObject(error);
    expect(await countChanges()).toBe(before);
  });
});

describe('an edited page', () => {
  it('shows what was changed, and the rest as before', async () => {
    const read = () => client.get(calls.page, { url: '/pagina/sobre' });
    const before = await read();
    await editPage(shop.database, { slug: 'sobre', html: '<p>Somos sete.</p>', nowMs });
    await expect.poll(async () => (await read()).conteudo.conteudo).toBe('<p>Somos sete.</p>');
    expect((await read()).conteudo.titulo).toBe(before.conteudo.titulo);
    await editPage(shop.database, { slug: 'sobre', title: 'Quem somos', seoTitle: 'Nós', isIndexable: false, nowMs });
    await expect.poll(async () => (await read()).estrutura.seo).toMatchObject({ title: 'Nós', indexar: false });
  });

  it('is refused without a title, and for an unknown page', async () => {
    await expect(editPage(shop.database, { slug: 'sobre', title: ' ', nowMs })).rejects.toMatchObject({
      code: 'invalid',
      fields: { titulo: 'Escreva o título da página.' },
    });
    await expect(editPage(shop.database, { slug: 'nenhuma', nowMs })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('an edited banner', () => {
  it('shows the new texts, from its start on', async () => {
    const { id } = await shop.database.kysely
      .selectFrom('banners')
      .select('id')
      .where('place_hash', '=', 'home-hero')
      .executeTakeFirstOrThrow();
    const startsAtMs = nowMs + 3_600_000;
    const read = async () => {
      const { banners } = await client.get({ path: '/showcase/banners/home-hero', response: calls.banners.response });
      return banners.find((banner) => banner.id === id);
    };
    await editBanner(shop.database, { id, title: 'Chegou o frio', startsAtMs });
    await expect.poll(read).toBeUndefined();
    shop.clock.now = new Date(startsAtMs);
    expect((await read())?.titulo).toBe('Chegou o frio');
    const endsAtMs = startsAtMs + 3_600_000;
    await editBanner(shop.database, { id, endsAtMs });
    shop.clock.now = new Date(endsAtMs);
    await expect.poll(read).toBeUndefined();
    shop.clock.now = new Date(endsAtMs - 1);
    expect((await read())?.dataFinal).toBeDefined();
    shop.clock.now = testNow;
    await expect(editBanner(shop.database, { id: 4711 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a changed setting', () => {
  const readSettings = (loja?: string) => client.get(calls.settings, { ...(loja && { loja }) });

  it('applies to every shop, or to one, until its default is restored', async () => {
    const readPhone = async (loja?: string) => (await readSettings(loja)).sistema.geral.site.telefoneContato;
    const before = await readPhone();
    await changeSetting(shop.database, { key: 'site.telefoneContato', value: '(11) 1111-1111', shopId: 'caszulo' });
    await expect.poll(() => readPhone('caszulo')).toBe('(11) 1111-1111');
    expect(await readPhone()).toBe(before);
    await changeSetting(shop.database, { key: 'site.telefoneContato', value: undefined, shopId: 'caszulo' });
    await expect.poll(() => readPhone('caszulo')).toBe(before);
  });

  it('is refused if the contract does not allow it, and nothing changes', async () => {
    const before = await countChanges();
    await expect(changeSetting(shop.database, { key: 'checkout.aberto', value: 'talvez' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'checkout.aberto': 'Esse valor não serve para a configuração.' },
    });
    for (const wrong of [
      { key: 'carrinho.fretegratis', value: true },
      { key: 'checkout.aberto', value: true, shopId: 'caszulo' },
      { key: 'site.atendimento', value: 'Sempre', shopId: 'nenhuma' },
    ])
      await expect(changeSetting(shop.database, wrong)).rejects.toMatchObject({ code: 'invalid' });
    expect(await countChanges()).toBe(before);
    expect((await readSettings()).sistema.checkout.aberto).toBe(false);
  });
});
