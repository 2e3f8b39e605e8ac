import { describe, expect, it } from 'vitest';
import { toErrorResponse, toErrorView } from './error-view.ts';

describe('toErrorView', () => {
  it('returns the view of an error page that a loader threw', () => {
    const view = { status: 404, message: 'Sumiu.' };
    expect(toErrorView({ status: 404, statusText: '', data: view, internal: false })).toBe(view);
  });

  it('returns the view of an error page as the loader throws it', () => {
    expect(toErrorView(toErrorResponse(502, 'Fora do ar.'))).toEqual({ status: 502, message: 'Fora do ar.' });
  });

  it('returns "not found" for a URL that matches no route', () => {
    expect(toErrorView({ status: 404, data: 'Error: No route matches' })).toEqual({
      status: 404,
      message: 'This page could not be found',
    });
  });

  it.each([
    [405, 'Não entendemos o que foi enviado.'],
    [500, 'Erro desconhecido'],
    [503, 'Muita gente na loja agora. Tente de novo em instantes.'],
  ])('replaces the text of an error %i of the router', (status, message) => {
    const data = 'Error: You made a POST request to "/marcas" but did not provide an `action` for route "brands"';
    expect(toErrorView({ status, data })).toEqual({ status, message });
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'recognises a network failure by the message of every browser: %s',
    (message) => {
      expect(toErrorView(new TypeError(message))).toEqual({ status: 500, message: 'Erro de rede' });
    },
  );

  it('hides the message of an unexpected error', () => {
    const view = toErrorView(new Error('SELECT * FROM secrets'));
    expect(view).toEqual({ status: 500, message: 'Algo deu errado do nosso lado.' });
  });
});
