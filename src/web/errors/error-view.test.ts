import { describe, expect, it } from 'vitest';
import { toErrorView } from './error-view.ts';

describe('toErrorView', () => {
  it('shows an error page that a loader threw', () => {
    const view = { status: 404, message: 'Sumiu.' };
    expect(toErrorView({ status: 404, statusText: '', data: view, internal: false })).toBe(view);
  });

  it('says "not found" for an address that no route answers', () => {
    expect(toErrorView({ status: 404, data: 'Error: No route matches' })).toEqual({
      status: 404,
      message: 'This page could not be found',
    });
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'calls a lost connection by its name in every browser: %s',
    (message) => {
      expect(toErrorView(new TypeError(message))).toEqual({ status: 500, message: 'Erro de rede' });
    },
  );

  it('shows nothing of an unexpected error', () => {
    const view = toErrorView(new Error('SELECT * FROM secrets'));
    expect(view).toEqual({ status: 500, message: 'Algo deu errado do nosso lado.' });
  });
});
