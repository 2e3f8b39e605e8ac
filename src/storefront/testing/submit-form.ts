import type { ActionFunctionArgs } from 'react-router';
import type { formAction } from '#web/forms/form-action.server.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { aStorefront } from './a-storefront.ts';
import { type Answer, createRecordingStoreApi } from './recording-api.ts';
import { testSite } from './wire-fixtures.ts';

interface SubmitOptions {
  /** Responses of the API, by path. */
  answers?: Readonly<Record<string, Answer>>;
  path?: string;
  params?: Record<string, string>;
  /** The client: `<Form>` or a browser without script. */
  from?: 'script' | 'document';
  prepare?: (context: ActionFunctionArgs['context']) => void;
}

interface Submitted {
  status: number | undefined;
  /** Absent after a redirect. */
  result?: FormResult<Record<string, unknown>>;
  location?: string | null;
}

/** Posts the fields of a form to its action; also returns the API's requests and the reported errors. */
export async function submitForm(
  action: ReturnType<typeof formAction<Record<string, unknown>>> | ReturnType<typeof formAction>,
  fields: Readonly<Record<string, string>>,
  { answers = {}, path = '/', params = {}, from = 'script', prepare }: SubmitOptions = {},
) {
  const { storeApi, requests } = createRecordingStoreApi(answers);
  const url = new URL(path, testSite);
  const { args, context, reports } = aStorefront({
    siteUrl: testSite,
    path: from === 'script' ? `${url.pathname}.data${url.search}` : path,
    storeApi,
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  prepare?.(context);
  const returned = await action({ ...args, url, params, pattern: path });
  const submitted: Submitted =
    returned instanceof Response
      ? { status: returned.status, location: returned.headers.get('Location') }
      : { status: returned.init?.status, result: returned.data };
  return { ...submitted, requests, reports };
}
