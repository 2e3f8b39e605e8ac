import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { describe, expect, it } from 'vitest';
import { shouldRevalidate } from './layout.tsx';
import { paths } from '../../routes.ts';
import { failureText, orFailure } from '../../features/cart/changes/cart-answer.ts';
import { isLostAnswer } from '#web/errors/network-failure.ts';

const lose = () => orFailure(() => Promise.reject(new TypeError('Failed to fetch')));

describe('orFailure', () => {
  it('hands on what was answered', async () => {
    expect(await orFailure(() => Promise.resolve({ ok: true, at: 1 }))).toEqual({ ok: true, at: 1 });
  });

  it('answers for a server that nobody reaches', async () => {
    expect(await lose()).toMatchObject({ ok: false, error: failureText });
  });

  it('answers for a server that fails, which can be asked for the cart all the same', async () => {
    const failure = await orFailure(() => Promise.reject(new ErrorResponseImpl(500, '', 'x')));
    expect(failure).toMatchObject({ ok: false, error: failureText });
    expect(isLostAnswer(failure)).toBe(false);
  });

  it.each([
    [502, true],
    [503, true],
    [500, false],
  ])('takes %i of something before the server for no answer: %s', async (status, isLost) => {
    const answer = await orFailure(() => Promise.reject(new ErrorResponseImpl(status, '', '<html>')));
    expect(isLostAnswer(answer)).toBe(isLost);
  });

  it('lets a redirect pass', async () => {
    const answer = redirect('/');
    await expect(orFailure(() => Promise.reject(answer))).rejects.toBe(answer);
  });
});

describe('the frame after a change of the cart', () => {
  const reloads = (actionResult: unknown, formAction: string) =>
    shouldRevalidate({
      currentUrl: new URL('http://shop.test/'),
      nextUrl: new URL('http://shop.test/'),
      currentParams: {},
      nextParams: {},
      formMethod: 'POST',
      formAction,
      actionResult,
      defaultShouldRevalidate: false,
    });

  it('is loaded anew after an answer, also after a refusal', () => {
    expect(reloads({ ok: true, at: 1 }, paths.cartAction)).toBe(true);
    expect(reloads({ ok: false, error: 'x', at: 1 }, `${paths.cart}?loja=caszulo`)).toBe(true);
  });

  it('stays when nobody answered', async () => {
    const lost = await lose();
    expect(isLostAnswer(lost)).toBe(true);
    expect(reloads(lost, paths.cartAction)).toBe(false);
  });
});
