import { FieldError } from '#ui/forms/field-frame.tsx';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { paths } from '../../../routes.ts';
import { type SignUpValues, toFieldId } from './sign-up-fields.ts';

/** Both start unticked: agreeing is something that somebody does. */
export function Consents({ values, error }: { values: SignUpValues; error: string | undefined }) {
  const toHref = useShopHref();
  const id = toFieldId('aceitaTermos');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          name="aceitaTermos"
          className="mt-0.5 size-5 shrink-0 accent-cta"
          defaultChecked={values.aceitaTermos}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>
          Li e aceito os{' '}
          <a href={toHref(`${paths.pages}/termos`)} target="_blank" rel="noopener" className="text-link">
            termos de uso<span className="sr-only"> (abre em nova aba)</span>
          </a>{' '}
          e a{' '}
          <a href={toHref(paths.privacyPolicy)} target="_blank" rel="noopener" className="text-link">
            política de privacidade<span className="sr-only"> (abre em nova aba)</span>
          </a>
          .
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} className="" />
      <label htmlFor="cadastro-aceitaNovidades" className="flex min-h-11 items-start gap-3 py-2">
        <input
          id="cadastro-aceitaNovidades"
          type="checkbox"
          name="aceitaNovidades"
          className="mt-0.5 size-5 shrink-0 accent-cta"
          defaultChecked={values.aceitaNovidades}
        />
        <span>
          Quero receber novidades e ofertas por <span className="whitespace-nowrap">e-mail</span>. Dá para sair quando
          quiser.
        </span>
      </label>
    </div>
  );
}
