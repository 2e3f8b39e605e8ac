import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';

export const handle: RouteHandle = { pageType: 'test' };

/** Specification 2: a test page with built-in sample menus, which the root loader provides (reading A3). */
export default function TestPage() {
  return (
    <div className="row py-16">
      <UnlistedHead title="Página de teste" />
      <h1 tabIndex={-1}>Página de teste</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-ink-2">
        Esta página usa menus de exemplo e funciona sem a API: serve para conferir cabeçalho, menu e rodapé.
      </p>
    </div>
  );
}
