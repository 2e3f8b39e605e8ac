import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useIsHydrated } from './use-is-hydrated.ts';

const seen: boolean[] = [];

function Part() {
  const isHydrated = useIsHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'script' : 'none'}</p>;
}

it('is false until hydration, and true in the first render of components that mount later', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part />);
  expect(container.textContent).toBe('none');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const { rerender } = render(<Part />, { container, hydrate: true, onRecoverableError });
  expect(container.textContent).toBe('script');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(seen).toContain(false);

  await Promise.resolve();
  seen.length = 0;
  rerender(<Part key="later" />);
  expect(new Set(seen)).toEqual(new Set([true]));
});
