import { render } from '@testing-library/react';
import { createRoutesStub, useActionData, useSearchParams } from 'react-router';
import { readFields, type FormResult } from '#web/forms/form-result.ts';
import type { CheckoutData } from '../../steps/load-checkout.server.ts';
import { stepKey } from '../../steps/steps.ts';
import { aCheckout, aCheckoutPage } from '../../steps/testing/a-checkout.ts';
import { CheckoutPage } from '../checkout-page.tsx';

interface Shown extends Partial<Omit<CheckoutData, 'checkout'>> {
  /** Replaces fields of a complete checkout. */
  checkout?: Partial<CheckoutData['checkout']>;
  /** Replaces all of it. */
  whole?: CheckoutData['checkout'];
  /** The result of a no-script submit. */
  result?: FormResult;
  path?: string;
  /** The response to a posted form, and the checkout that is loaded after it. */
  answer?: (fields: Record<string, string>) => { result: FormResult; after?: Partial<CheckoutData['checkout']> };
}

/** Renders the page of a complete checkout with what the test changes; `posted` collects the submitted forms. */
export function showCheckout(shown: Shown = {}) {
  const { checkout, whole = aCheckout, path = '/checkout', answer, result: first, ...changes } = shown;
  const posted: Record<string, string>[] = [];
  let data: CheckoutData = { ...aCheckoutPage, ...changes, checkout: { ...whole, ...checkout } };
  function Page({ loaderData }: { loaderData: unknown }) {
    const [query] = useSearchParams();
    const result = useActionData<FormResult>() ?? first;
    return loaderData ? <CheckoutPage data={data} step={query.get(stepKey)} result={result} /> : null;
  }
  const Stub = createRoutesStub([
    {
      path: '/checkout',
      Component: Page,
      HydrateFallback: () => null,
      loader: () => ({ loadedAt: posted.length }),
      action: async ({ request }) => {
        const fields = readFields(await request.formData());
        posted.push(fields);
        const { result, after } = answer?.(fields) ?? { result: { ok: true as const, form: fields['intent'] ?? '' } };
        data = { ...data, checkout: { ...data.checkout, ...after } };
        return result;
      },
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  return { posted };
}
