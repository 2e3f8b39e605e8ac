import { CheckField } from '#web/forms/fields.tsx';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { paths } from '../../../routes.ts';

/** Both start unticked: consent is an act of the person. */
export function Consents() {
  const toHref = useShopHref();
  return (
    <div className="flex flex-col gap-1">
      <CheckField name="aceitaTermos" isRequired className="items-start py-2" boxClass="mt-0.5 accent-cta">
        Li e aceito os{' '}
        <a href={toHref(`${paths.pages}/termos`)} target="_blank" rel="noopener" className="text-link">
          termos de uso<span className="sr-only"> (abre em nova aba)</span>
        </a>{' '}
        e a{' '}
        <a href={toHref(paths.privacyPolicy)} target="_blank" rel="noopener" className="text-link">
          política de privacidade<span className="sr-only"> (abre em nova aba)</span>
        </a>
        .
      </CheckField>
      <CheckField name="aceitaNovidades" className="items-start py-2" boxClass="mt-0.5 accent-cta">
        Quero receber novidades e ofertas por <span className="whitespace-nowrap">e-mail</span>. Dá para sair quando
        quiser.
      </CheckField>
    </div>
  );
}
