import { useShopHref } from '../../../shops/shop-context.tsx';

/** Query key of a page without script that does not renew itself. */
export const stoppedKey = 'parada';

interface RenewalWithoutScriptProps {
  path: string;
  /** False once the buyer has stopped the renewal. */
  isRenewing: boolean;
}

/** Without script the page loads itself again; a reader who needs more time can stop that. */
export function RenewalWithoutScript({ path, isRenewing }: RenewalWithoutScriptProps) {
  const toHref = useShopHref();
  return (
    <noscript>
      {isRenewing && <meta httpEquiv="refresh" content="15" />}
      <p className="mt-5 text-small text-ink-2">
        {isRenewing ? 'Esta página se atualiza sozinha a cada 15 segundos. ' : 'Esta página não se atualiza sozinha. '}
        <a className="text-link" href={toHref(isRenewing ? `${path}?${stoppedKey}=1` : path)}>
          {isRenewing ? 'Parar de atualizar' : 'Voltar a atualizar'}
        </a>
      </p>
    </noscript>
  );
}
