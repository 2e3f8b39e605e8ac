import { describe, expect, it, vi } from 'vitest';
import { parseOnce } from './public-answers.server.ts';

const answer = (rule: string) => new Response(null, { headers: { 'Cache-Control': rule } });

function ask(address: string, text: string, rule = 'public, max-age=60') {
  const parse = vi.fn<() => unknown>(() => JSON.parse(text));
  const value = parseOnce(address, answer(rule), text, parse);
  return { value, wasParsed: parse.mock.calls.length > 0 };
}

describe('an answer for everybody', () => {
  it('is read once for the same text of the same address', () => {
    const first = ask('/a', '{"x":[1]}');
    const again = ask('/a', '{"x":[1]}');
    expect([first.wasParsed, again.wasParsed]).toEqual([true, false]);
    expect(again.value).toBe(first.value);
    expect(ask('/b', '{"x":[1]}').wasParsed).toBe(true);
  });

  it('is read again when it says something else', () => {
    ask('/c', '1');
    expect(ask('/c', '2').value).toBe(2);
    expect(ask('/c', '1')).toEqual({ value: 1, wasParsed: true });
  });

  it('cannot be changed by one of those who share it', () => {
    const { value } = ask('/d', '{"list":[{"x":1}]}');
    expect(Object.isFrozen(value)).toBe(true);
    expect(value).toSatisfy((kept: { list: object[] }) => Object.isFrozen(kept.list[0]));
    expect(value).toEqual({ list: [{ x: 1 }] });
  });
});

it.each(['no-store', 'private, max-age=30'])('an answer marked %s is never kept', (rule) => {
  const address = `/${rule}`;
  expect(ask(address, '{}', rule).wasParsed).toBe(true);
  expect(ask(address, '{}', rule).wasParsed).toBe(true);
  expect(ask(address, '{}').wasParsed).toBe(true);
});
