import { describe, expect, it } from 'vitest';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { BrowserApiError } from '#web/http/browser-api.ts';
import { createFavouriteStore, type LoadedFavourites, type Outcome, type Verb } from './favourite-store.ts';

const soap = { id: 7, name: 'Sabonete' };
const customer: LoadedFavourites = { ids: [], isSignedIn: true };
const worked = { sucesso: true };

interface PendingRequest {
  verb: Verb;
  id: number;
  respond: (value: { sucesso: boolean; mensagem?: string }) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** A store whose requests the test resolves. */
function open(loaded: LoadedFavourites = customer) {
  const requests: PendingRequest[] = [];
  const outcomes: Outcome[] = [];
  const store = createFavouriteStore((verb, { id }) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ sucesso: boolean; mensagem?: string }>();
    const settle = async (act: () => void) => {
      act();
      await promise.catch(() => undefined);
      // The store continues a few microtasks after the response.
      await new Promise((done) => setTimeout(done, 0));
    };
    requests.push({
      verb,
      id,
      respond: (value) => settle(() => resolve(value)),
      fail: (error) => settle(() => reject(error)),
    });
    return promise;
  }, loaded);
  store.listen((outcome) => outcomes.push(outcome));
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('no request was sent');
    return request;
  };
  return { store, requests, outcomes, last };
}

describe('a press', () => {
  it('toggles a favourite, optimistically', async () => {
    const { store, requests, outcomes, last } = open();
    store.press(soap);
    expect([store.has(7), store.count(), last().verb]).toEqual([true, 1, 'add']);
    await last().respond(worked);
    store.press(soap);
    expect([store.has(7), store.count(), last().verb]).toEqual([false, 0, 'remove']);
    await last().respond(worked);
    expect(requests).toHaveLength(2);
    expect(outcomes).toEqual([
      { kind: 'changed', product: soap, isFavourite: true },
      { kind: 'changed', product: soap, isFavourite: false },
    ]);
  });

  it.each([
    ['an empty heart empty', [], 'add'],
    ['a full heart full', [7], 'remove'],
  ] as const)('leaves %s if the server does not confirm', async (_, ids, verb) => {
    const { store, outcomes, last } = open({ ids, isSignedIn: true });
    store.press(soap);
    expect(last().verb).toBe(verb);
    await last().respond({ sucesso: false });
    expect(store.has(7)).toBe(verb === 'remove');
    expect(outcomes).toEqual([{ kind: 'failed', message: tryLaterText }]);
  });

  it.each([
    [new BrowserApiError(400, 'Sua lista já tem 500 favoritos.'), 'Sua lista já tem 500 favoritos.'],
    [new BrowserApiError(500, 'Erro interno'), tryLaterText],
    [new BrowserApiError(0, 'Erro de rede'), tryLaterText],
  ])('is reverted on %s', async (error, message) => {
    const { store, outcomes, last } = open();
    store.press(soap);
    await last().fail(error);
    expect([store.has(7), outcomes]).toEqual([false, [{ kind: 'failed', message }]]);
  });

  it('requires a sign-in of a visitor, without filling the heart', async () => {
    const { store, outcomes, last } = open({ ids: [], isSignedIn: false });
    store.press(soap);
    expect(store.has(7)).toBe(false);
    store.press(soap);
    await last().fail(new BrowserApiError(401, 'Entre na sua conta para continuar.'));
    expect(outcomes).toEqual([{ kind: 'signInNeeded', product: soap }]);
  });

  it('during a request waits for the response, and the last press wins', async () => {
    const { store, requests, outcomes, last } = open();
    store.press(soap);
    store.press(soap);
    expect([requests.length, store.has(7)]).toEqual([1, false]);
    await last().respond(worked);
    expect(requests.map(({ verb }) => verb)).toEqual(['add', 'remove']);
    await last().respond(worked);
    expect([store.has(7), outcomes]).toEqual([false, [{ kind: 'changed', product: soap, isFavourite: false }]]);
  });

  it('repeated three times sends one request', async () => {
    const { store, requests, last } = open();
    for (const _ of [1, 2, 3]) store.press(soap);
    await last().respond(worked);
    expect([requests.length, store.has(7)]).toEqual([1, true]);
  });

  it('on one product does not wait for another', () => {
    const { store, requests } = open();
    store.press(soap);
    store.press({ id: 8, name: 'Vela' });
    expect(requests.map(({ id }) => id)).toEqual([7, 8]);
  });
});

it('names in its requests the customer who pressed, also if another one signs in meanwhile', async () => {
  const asked: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<{ sucesso: boolean }>();
  const store = createFavouriteStore(
    (verb, _product, customerId) => {
      asked.push([verb, customerId]);
      return promise;
    },
    { ids: [], isSignedIn: true, customerId: 1 },
  );
  store.press(soap);
  store.reset({ ids: [], isSignedIn: true, customerId: 2 });
  store.press(soap);
  resolve(worked);
  await new Promise((done) => setTimeout(done, 0));
  expect(asked).toEqual([
    ['add', 1],
    ['remove', 1],
  ]);
});

describe('verify', () => {
  it.each([true, false])('applies %s from the server', async (sucesso) => {
    const { store, last } = open({ ids: sucesso ? [] : [7], isSignedIn: true });
    store.verify(soap);
    await last().respond({ sucesso });
    expect(store.has(7)).toBe(sucesso);
  });

  it('ignores a response after a later press', async () => {
    const { store, requests } = open();
    store.verify(soap);
    store.press(soap);
    await requests[0]?.respond({ sucesso: false });
    expect(store.has(7)).toBe(true);
  });

  it('preserves the loaded state on failure', async () => {
    const { store, outcomes, last } = open({ ids: [7], isSignedIn: true });
    store.verify(soap);
    await last().fail(new BrowserApiError(500, 'Falhou.'));
    expect([store.has(7), outcomes]).toEqual([true, []]);
  });
});

describe('loaded data', () => {
  it('replaces the state, except for presses in flight', async () => {
    const { store, last } = open({ ids: [1, 2], isSignedIn: true });
    store.press(soap);
    store.reset({ ids: [2], isSignedIn: true });
    expect([1, 2, 7].map((id) => store.has(id))).toEqual([false, true, true]);
    await last().respond({ sucesso: false });
    expect(store.has(7)).toBe(false);
  });

  it.each([true, false])('that was requested before a press was confirmed does not revert it to %s', async (before) => {
    const ids = before ? [7] : [];
    const { store, last } = open({ ids, isSignedIn: true });
    store.press(soap);
    await last().respond(worked);
    store.add([...ids]);
    store.reset({ ids: [...ids], isSignedIn: true });
    expect(store.has(7)).toBe(!before);
    // By then another tab has changed it back.
    store.reset({ ids: [...ids], isSignedIn: true });
    expect(store.has(7)).toBe(before);
  });

  it('that comes while a press waits is what a refusal leaves', async () => {
    const { store, last } = open({ ids: [], isSignedIn: true });
    store.press(soap);
    store.reset({ ids: [7], isSignedIn: true });
    await last().respond({ sucesso: false });
    expect(store.has(7)).toBe(true);
  });

  it('has no effect if it is unchanged', async () => {
    const { store, last } = open();
    store.press(soap);
    await last().respond(worked);
    store.reset({ ...customer });
    expect(store.has(7)).toBe(true);
  });

  it('replaces the favourites of another customer, also if those of neither are known', async () => {
    const { store, last } = open({ ...customer, customerId: 1 });
    store.press(soap);
    await last().respond(worked);
    store.reset({ ...customer, customerId: 2 });
    expect(store.has(7)).toBe(false);
  });

  it('omits a product that was moved to the cart', () => {
    const { store, requests } = open({ ids: [1, 7], isSignedIn: true });
    store.remove(7);
    expect([store.has(7), store.count(), requests]).toEqual([false, 1, []]);
  });

  it('includes the favourites of a page, and notifies subscribers', () => {
    const { store } = open();
    let calls = 0;
    const stop = store.subscribe(() => (calls += 1));
    store.add([1, 2]);
    store.add([1]);
    stop();
    store.add([3]);
    expect([store.count(), calls]).toEqual([3, 1]);
  });
});
