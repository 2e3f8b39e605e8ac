// `npm run fuzz`: many generated requests to every call of the API, on both database engines, and to every page and form; and many bank
// statements with hostile texts.

import { runProgram } from './run-program.ts';

const environment = {
  FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '20000',
  HOSTILE_STATEMENTS: process.env['HOSTILE_STATEMENTS'] ?? '100000',
};
const lines = [
  'vitest run --project=api-sqlite src/api/bad-input.test.ts src/api/orders/bad-orders.test.ts',
  'vitest run --project=api-postgres src/api/bad-input.test.ts src/api/orders/bad-orders.test.ts',
  'vitest run --project=api-sqlite src/api/payments/statements/hostile-statements.once.test.ts',
  'playwright test --project=server e2e/server/bad-requests.spec.ts',
];
for (const line of lines) {
  const { succeeded } = await runProgram(line, { live: true, environment });
  if (!succeeded) process.exitCode = 1;
}
