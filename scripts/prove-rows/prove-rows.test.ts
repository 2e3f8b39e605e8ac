import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../checks/source-files.ts';
import { allBreaks, findTest } from './all-breaks.ts';
import { applyBreak } from './row-break.ts';
import { judgeReport } from './run-test.ts';

describe('the breaks of `npm run prove-rows`', () => {
  it.each(allBreaks)('$row fits the code as it is: $breaks', (broken) => {
    const text = readFileSync(join(projectRoot, broken.file), 'utf8');
    expect(applyBreak(broken, text)).not.toBe(text);
    expect(findTest(broken).file).toMatch(/^e2e\/.*\.spec\.ts$/);
  });

  it('stand for one row each, in every section that a browser can see', () => {
    const rows = allBreaks.map(({ row }) => row);
    expect(new Set(rows).size).toBe(rows.length);
    expect(new Set(rows.map((row) => /^R(\d)/.exec(row)?.[1]))).toEqual(new Set('123456789'));
  });

  it('are refused where the code does not stand exactly once', () => {
    const broken = { row: 'R1-01', file: 'a.ts', from: 'b', to: '$&' };
    expect(applyBreak(broken, 'abc')).toBe('a$&c');
    expect(() => applyBreak(broken, 'abcb')).toThrow('R1-01: "b" stands 2 times in a.ts, not once');
    expect(() => applyBreak(broken, 'ac')).toThrow('stands 0 times');
  });
});

describe('judgeReport', () => {
  const report = (...messages: string[]) => ({
    errors: [],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                tests: [
                  {
                    results: [
                      {
                        status: messages.length > 0 ? 'failed' : 'passed',
                        errors: messages.map((message) => ({ message })),
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

  it.each([
    ['passed', report()],
    ['assertion failed', report('Error: \u001B[2mexpect(\u001B[22mlocator).toBeVisible() failed')],
    ['assertion failed', report('Error: at 1 px\n\nexpect.soft(received).toBe(expected)')],
    ['went wrong', report('Error: the browser met problems\n\nexpect(received).toEqual(expected)')],
    ['went wrong', report('Error: the shop did not start; is it built? (npm run build)')],
    ['went wrong', { suites: [], errors: [{ message: 'Error: No tests found' }] }],
    ['went wrong', { suites: [], errors: [] }],
  ])('says that it %s', (kind, json) => {
    expect(judgeReport(json).kind).toBe(kind);
  });
});
