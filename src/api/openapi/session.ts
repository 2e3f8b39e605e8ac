// Describes the use of the session by an operation.

import type { Outcome } from '#contract/outcomes.ts';
import { customerHeader } from '#contract/site-paths.ts';
import { toParameter } from './parameter.ts';

/** Parameters, security alternatives and response headers; empty for calls that do not use the session. */
export function describeSession({ session, changesCookie }: Outcome, cookieName: string) {
  if (session === undefined) return { parameters: [], security: undefined, headers: undefined };
  const known = [
    { appToken: [], sessionCookie: [] },
    { appToken: [], sessionHeader: [] },
  ];
  return {
    parameters: [
      toParameter('Session', 'header', 'Value of the session cookie, which may be sent instead.'),
      toParameter(cookieName, 'cookie', 'The session; `Session` takes precedence when both are sent.'),
      ...(session === 'customer'
        ? [
            toParameter(
              customerHeader,
              'header',
              'The customer for whom the call is meant; another one in the session is 409.',
            ),
          ]
        : []),
    ],
    security: session === 'customer' ? known : [{ appToken: [] }, ...known],
    headers:
      session === 'creates' || changesCookie
        ? {
            'Set-Cookie': {
              description: 'The session, when it is a new one; empty when it has ended.',
              schema: { type: 'string' },
            },
          }
        : undefined,
  };
}
