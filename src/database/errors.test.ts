import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './errors.ts';

const failure = (properties: object) => Object.assign(new Error('failed'), properties);

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED' })],
    ['a server that shuts down', failure({ code: '57P01' })],
    ['a statement that took too long', failure({ code: '57014' })],
    ['a full disk of PostgreSQL', failure({ code: '53100' })],
    ['a lock that is not given', failure({ code: '55P03' })],
    ['a deadlock that retries did not solve', failure({ code: '40P01' })],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a server that does not answer', new Error('Query read timeout')],
    ['a connection that broke meanwhile', new Error('Client has encountered a connection error and is not queryable')],
    ['a disk that does not take what was written', failure({ code: 'EIO' })],
    ['a busy SQLite file', failure({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['a full disk of SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['an extended input/output error', failure({ code: 'ERR_SQLITE_ERROR', errcode: 778 })],
  ])('holds for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a broken constraint of PostgreSQL', failure({ code: '23505' })],
    ['a broken constraint of SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a mistake in SQL', failure({ code: '42601' })],
    ['a mistake in code', new TypeError('x is not a function')],
    ['no error at all', undefined],
  ])('does not hold for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
