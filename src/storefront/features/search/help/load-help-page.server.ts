import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { findPublishedPage, type HelpLink } from './help-pages.ts';

/** The page that a searched text is about; undefined where the merchant has none. */
export function loadHelpPage(api: ApiClient, text: string): Promise<HelpLink | undefined> {
  return findPublishedPage(text, async (url) => {
    const found = await orUndefined(api.call('verify', { query: { url }, skipsErrorPage: true }));
    return found !== undefined;
  });
}
