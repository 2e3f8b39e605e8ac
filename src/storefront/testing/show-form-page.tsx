import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, useActionData } from 'react-router';
import { type FormResult, readFields } from '#web/forms/form-result.ts';

type Reply<Result> = (fields: Record<string, string>) => Result | Promise<Result>;

/** Renders a page whose forms post to its own path; `posted` collects them, and `reply` answers. */
export function showFormPage<Result extends FormResult>(
  path: string,
  page: (result: Result | undefined) => ReactNode,
  reply: Reply<Result | FormResult> = ({ intent = '' }) => ({ ok: true, form: intent }),
) {
  const posted: Record<string, string>[] = [];
  function Page() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `reply` gave it, and the stub does not serialise it
    return page(useActionData() as Result | undefined);
  }
  const Stub = createRoutesStub([
    {
      path: new URL(path, 'https://loja.test').pathname,
      Component: Page,
      async action({ request }) {
        const fields = readFields(await request.formData());
        posted.push(fields);
        return reply(fields);
      },
    },
  ]);
  const { container } = render(<Stub initialEntries={[path]} />);
  return { posted, container };
}
