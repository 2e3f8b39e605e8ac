import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { userSchema } from '#contract/customers/account.ts';
import { errorSchema } from '#contract/shared.ts';
import { createAccounts } from './accounts/testing/accounts.ts';
import { createDocument, toOpenApiPath } from './openapi/document.ts';
import { createRequest } from './testing/arbitrary-request.ts';
import { createTestApi, readSession, testSiteUrl, toRequest } from './testing/test-api.ts';

/** The number of requests over all operations, for each database engine; `npm run fuzz` sends 20,000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000);
/** For each request, on a busy machine. */
const usualMsEach = 60;
const runs = Math.ceil(requests / Object.keys(calls).length);

let customer = '';
const shop = await createTestApi();
const accounts = createAccounts(shop);
const first = await shop.send('/checkout/cart', { method: 'POST', json: { itens: [{ idProduto: 103 }] } });
const visitor = readSession(first) ?? '';
/** Over all operations; printed, because how slow is too slow depends on the machine. */
const slowest = { durationMs: 0, request: 'none' };
afterAll(() => {
  process.stdout.write(`slowest response: ${slowest.durationMs.toFixed(0)} ms, ${slowest.request}\n`);
});

/** The session of the last customer, or of a new customer once that session has ended. */
async function getCustomerSession(): Promise<string> {
  const user = await shop.send('/checkout/user', { headers: { Session: customer } });
  if (!userSchema.parse(await user.json()).logado) customer = (await accounts.create()).session;
  return customer;
}

const document = createDocument({ siteUrl: testSiteUrl, cookieName: 'PHPSESSID' });

const getOperation = ({ method, path }: Call) => document.paths[toOpenApiPath(path)]?.[method.toLowerCase()];

const internals = /\b(?:select|insert|sqlite|zod|undefined|null)\b|\/src\/| at /i;
/** Words in the error messages of frameworks and runtimes. */
const english =
  /\b(?:invalid|required|expected|unexpected|must|should|too (?:small|big)|unrecognized|received|failed|JSON\.parse|not found)\b/i;
const isSentence = (text: string) => /^\p{Lu}.*\.$/su.test(text);
/** The contract has this message without a full stop. */
const literalMessages = new Set(['App-Token inválido']);

/** Undefined if status and body conform to the contract. */
function findProblem(call: Call, status: number, body: unknown): string | undefined {
  if (!Object.hasOwn(getOperation(call)?.responses ?? {}, status)) return `${status} is not described`;
  if (status === 200) return call.response.safeParse(body).error?.message;
  const { data, error } = errorSchema.safeParse(body);
  if (!data) return error.message;
  if (status >= 500 || internals.test(data.error)) return `${status} ${data.error}`;
  const isForShoppers = literalMessages.has(data.error) || (isSentence(data.error) && !english.test(data.error));
  return isForShoppers ? undefined : `${status} is no Portuguese sentence: ${data.error}`;
}

describe.each(Object.entries<Call>(calls))('%s', (_, call) => {
  const operation = getOperation(call);
  const isSessionDescribed = operation?.parameters.some(({ name }) => name === 'Session') ?? false;
  const isCookieDescribed = operation !== undefined && 'headers' in operation.responses[200];
  /** The statuses of requests with a customer's session. */
  const customerStatuses = new Set<number>();

  it(
    'responds to any input as the contract describes and without a server error',
    async () => {
      await fc.assert(
        fc.asyncProperty(createRequest(call), fc.boolean(), async ([path, options], isSignedIn) => {
          const Session = isSignedIn ? await getCustomerSession() : visitor;
          const request = toRequest(path, { ...options, headers: { ...options.headers, Session } });
          const readHeader = vi.spyOn(request.headers, 'get');
          const start = performance.now();
          const response = await shop.fetch(request);
          const durationMs = performance.now() - start;
          if (durationMs > slowest.durationMs)
            Object.assign(slowest, { durationMs, request: `${call.method} ${path}` });
          expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
          expect(findProblem(call, response.status, await response.json())).toBeUndefined();
          expect(shop.failures.splice(0)).toEqual([]);
          const readsSession = readHeader.mock.calls.some(([name]) => name === 'Session');
          expect(readsSession && !isSessionDescribed, 'reads the session undescribed').toBe(false);
          const setsCookie = response.headers.has('Set-Cookie');
          expect(setsCookie && !isCookieDescribed, 'sets the cookie undescribed').toBe(false);
          if (isSignedIn) customerStatuses.add(response.status);
        }),
        { numRuns: runs },
      );
      // A call that is refused before its body is read has not been tested. A login responds with 401 to a wrong password.
      const authStatuses = call === calls.login ? [403] : [401, 403];
      expect([...customerStatuses].some((status) => !authStatuses.includes(status))).toBe(true);
    },
    30_000 + runs * usualMsEach,
  );
});
