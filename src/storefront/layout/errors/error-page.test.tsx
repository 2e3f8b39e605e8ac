import { act, render, screen } from '@testing-library/react';
import { createRoutesStub, useRouteError } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { showErrorPage, toErrorView } from '#web/errors/error-view.ts';
import { ErrorPage, ShownErrorPage } from './error-page.tsx';

const view = { status: 422, message: 'Temos só 3.', api: { endpoint: '/v2/front/checkout/cart' } };

function open(path: string, isDebugAllowed: boolean) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <ShownErrorPage isDebugAllowed={isDebugAllowed} />
          <p>A página</p>
        </>
      ),
      ErrorBoundary: () => <ErrorPage view={toErrorView(useRouteError())} />,
    },
  ]);
  render(<Page initialEntries={[path]} />);
  act(() => showErrorPage(view));
}

describe('the failure of a call that the visitor makes', () => {
  it('is an error page with message and endpoint in debug mode', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/?debug=1', true);
    expect(screen.getByRole('heading', { name: 'Erro de API:' })).toBeTruthy();
    expect(screen.getByText(/\/v2\/front\/checkout\/cart/)).toBeTruthy();
    expect(screen.queryByText('A página')).toBeNull();
  });

  it.each([
    ['/', true],
    ['/?debug=1', false],
  ])('leaves the page %s as it is, with debug allowed %s', (path, isDebugAllowed) => {
    open(path, isDebugAllowed);
    expect(screen.getByText('A página')).toBeTruthy();
  });
});
