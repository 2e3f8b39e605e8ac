import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { paths } from '../../paths.ts';
import { findHelpPage, type HelpPage } from './help-pages.ts';

/** The page that a searched text is about; undefined where the merchant has none. */
export async function loadHelpPage(
  api: ApiClient,
  text: string,
): Promise<Pick<HelpPage, 'label' | 'path'> | undefined> {
  const page = findHelpPage(text);
  if (!page) return undefined;
  const { label, path } = page;
  const [url = path] = path.split('#', 1);
  const isThere =
    path === paths.findOrder || (await orUndefined(api.call('verify', { query: { url }, skipsErrorPage: true })));
  return isThere ? { label, path } : undefined;
}
