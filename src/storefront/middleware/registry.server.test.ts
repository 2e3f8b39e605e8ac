import { describe, expect, it } from 'vitest';
import { middleware } from '../root.tsx';
import { defaultMiddleware, getMiddleware } from './registry.server.ts';

describe('middleware registry', () => {
  it('runs user-agent and user-logado before every route [R6-05]', () => {
    expect(defaultMiddleware).toEqual(expect.arrayContaining(['user-agent', 'user-logado']));
    expect(middleware).toEqual(defaultMiddleware.map(getMiddleware));
  });

  it('throws an error page with status 500 for an unknown name [R8-16]', () => {
    expect(() => getMiddleware('outro')).toThrow(expect.objectContaining({ init: { status: 500 } }));
  });
});
