import { describe, expect, it } from 'vitest';
import { defaultMiddleware, getMiddleware } from './registry.server.ts';

describe('middleware registry', () => {
  it('runs user-agent and user-logado before every route', () => {
    expect(defaultMiddleware).toEqual(expect.arrayContaining(['user-agent', 'user-logado']));
    expect(defaultMiddleware.map(getMiddleware)).toHaveLength(defaultMiddleware.length);
  });

  it('answers an unknown name with a 500', () => {
    expect(() => getMiddleware('outro')).toThrow(expect.objectContaining({ init: { status: 500 } }));
  });
});
