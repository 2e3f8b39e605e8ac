import { describe, expect, it } from 'vitest';
import { profileCalls } from '../../src/contract/customers/profile.ts';
import { wishlistCalls } from '../../src/contract/customers/wishlist.ts';
import { type Call, calls } from '../../src/contract/calls.ts';
import { renderOperations } from './check-operations.ts';
import { listSourceFiles, type SourceFile } from './source-files.ts';

const helper: SourceFile = {
  path: 'src/api/profile/testing/accounts.ts',
  text: `
    export function createAccounts(shop) {
      async function ask(session: string, [path, method, json]: AccountCall) {
        return shop.send(path, { method, json, headers: { Session: session } });
      }
      return {
        ask: (session: string, ...call: AccountCall) => ask(session, call),
        logOut: (session: string) => ask(session, ['/checkout/logout', 'POST']),
      };
    }`,
};

/** Names of the calls that a test of this text sends. */
function listTested(text: string, path = 'src/api/profile/example.test.ts'): string[] {
  const { failures } = renderOperations(calls, [helper, { path, text }]);
  const untested = new Set(failures.filter((failure) => failure.includes('no test')).map((each) => each.split(':')[0]));
  return Object.keys(calls).filter((name) => !untested.has(name));
}

const importHelper =
  "import { createAccounts } from './testing/accounts.ts';\nconst accounts = createAccounts(shop);\n";

describe('the tests that the table of operations names', () => {
  it.each([
    ["shop.send('/client')", ['readProfile']],
    ["shop.send('/client', { headers })", ['readProfile']],
    ["shop.send('/client', { method: 'PUT', json: {} })", ['changeProfile']],
    ["const path = '/client/addresses';\nshop.send(`${path}/${id}`, { method: 'DELETE' })", ['deleteAddress']],
    ['reader.read(calls.brands, { ativo: true })', ['brands']],
    ["shop.send('/showcase/products/ultimos-vistos?limit=3')", ['seenProducts']],
    ["shop.send('/showcase/products/mais-amados')", ['showcase']],
    ["const post = (path, json) => shop.send(path, { method: 'POST', json });\npost('/newsletter', {})", ['subscribe']],
    ["it.each([['PUT', '/client/email']])('x', (method, path) => shop.send(path, { method }))", ['changeEmail']],
    [
      "for (const method of ['POST', 'DELETE'] as const) shop.send('/checkout/cart', { method })",
      ['addToCart', 'removeFromCart'],
    ],
    ["const mark = (verb) => shop.send(`/wishlist/${verb}`, { method: 'POST' });\nmark('add')", ['addFavourite']],
    [`${importHelper}accounts.ask(session, '/client/consents', 'PUT', {})`, ['recordConsent']],
    [`${importHelper}accounts.logOut(session)`, ['logout']],
    ["let list = ['/client'];\nlist = [...list, '/brands'];\nshop.send(list)", ['brands', 'readProfile']],
    // None of these is a request.
    ["import { database } from '#database/client.ts'", []],
    ["expect(html).toContain('/client')", []],
    ["const url = new URL('/client', site)", []],
    ["shop.send('/client', { method: 'PATCH' })", []],
    ["shop.send('/client/nothing')", []],
    [importHelper, []],
    ['const response = calls.brands.response.parse({})', []],
  ])('are those that really send: %s', (text, names) => {
    expect(listTested(text)).toEqual(names);
  });

  it('does not count a helper that no test calls', () => {
    const { failures } = renderOperations(calls, [helper]);
    expect(failures).toContain('logout: no test sends POST /checkout/logout');
  });

  it('are missed when they are gone: every call of the profile without the tests of the profile', () => {
    const all = listSourceFiles(['src/api'], /\.ts$/);
    const isOfOthers = ({ path }: SourceFile): boolean =>
      /^src\/api\/(?:profile\/|mail\/|field-errors\.)/.test(path) && path.endsWith('.test.ts');
    const { failures } = renderOperations(
      calls,
      all.filter((source) => !isOfOthers(source)),
    );
    const untested = failures.map((failure) => failure.split(':')[0] ?? '');
    expect(untested.toSorted()).toEqual(Object.keys(profileCalls).toSorted());
    expect(renderOperations(calls, all).failures).toEqual([]);
  });
});

describe('the table of operations', () => {
  it('fails for a call that nothing mounts', () => {
    const table: Readonly<Record<string, Call>> = wishlistCalls;
    const mounted = { path: 'src/api/wishlist/routes.ts', text: "routes.post('/wishlist/add', add);" };
    const { failures } = renderOperations(table, [mounted]);
    expect(failures).not.toContain("addFavourite: no file of src/api mounts '/wishlist/add'");
    expect(failures).toContain("removeFavourite: no file of src/api mounts '/wishlist/remove'");
  });

  it('says which operations of the platform come later, until they are served', () => {
    expect(renderOperations(calls, []).text).toMatch(/\| 3 \| `POST \/sale\/cancel` \| .+ \| later \| \|/);
    const served: Call = { ...calls.logout, path: '/sale/cancel' };
    expect(renderOperations({ ...calls, served }, []).text).not.toContain('| later |');
  });
});
