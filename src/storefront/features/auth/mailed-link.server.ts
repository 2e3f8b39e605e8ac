import { ApiCallError } from '#web/http/api-client.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';

const maxTokenLength = 200;

/** The token of a mailed link, to whose URL the page's form posts. */
export const readToken = (url: URL): string => url.searchParams.get('token')?.slice(0, maxTokenLength) ?? '';

/** Asks the API whether a mailed link is valid; undefined if the API fails. */
export async function verifyMailedLink(
  { api, onError }: StorefrontContext,
  url: URL,
  call: 'verifyPasswordReset' | 'verifyRegistration' | 'verifyEmailChange',
): Promise<boolean | undefined> {
  try {
    return (await api.call(call, { body: { token: readToken(url) }, skipsErrorPage: true })).sucesso;
  } catch (error) {
    if (error instanceof ApiCallError && error.status < 500) return false;
    onError(error, `a mailed link could not be verified: ${call}`);
    return undefined;
  }
}

/** The status of the page that the link opens: 410 if it is no longer valid, 503 if the API failed. */
export function toLinkStatus(isValid: boolean | undefined): number {
  if (isValid === undefined) return 503;
  return isValid ? 200 : 410;
}
