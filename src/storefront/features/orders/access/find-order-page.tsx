import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useLostFocus } from '#web/browser/use-lost-focus.ts';
import { TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { FormContext, useForm } from '#web/forms/use-form.ts';
import { FormMessage } from '../../../commerce/forms/form-message.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';

const sentText =
  'Se houver um pedido com esse número e esse e-mail, o link chega em instantes. Não chegou? Olhe a caixa de spam, confira os dois e peça de novo.';

interface FindOrderPageProps {
  result: FormResult | undefined;
  /** The number that a mail's link names. */
  number: string;
}

/** Mails the link to an order to who knows its number and its e-mail. */
export function FindOrderPage({ result, number }: FindOrderPageProps) {
  const { ref, state } = useForm({ result, stored: { pedido: number } });
  const isBusy = useNavigation().formData !== undefined;
  const status = useRef<HTMLDivElement>(null);
  const toHref = useShopHref();
  useLostFocus(status, result?.ok ? result : undefined);
  return (
    <div className="row py-10 lg:py-16">
      <div className="w-full max-w-120">
        <h1 tabIndex={-1}>Acompanhe o seu pedido</h1>
        <p className="mt-3 text-lead text-pretty text-ink-2">
          Escreva o número do pedido e o e-mail que você usou na compra. O link do pedido chega nesse e-mail.
        </p>
        <Form
          ref={ref}
          method="post"
          action={toHref(paths.findOrder)}
          className="mt-7 flex flex-col gap-5"
          noValidate
          preventScrollReset
        >
          <FormContext value={state}>
            <TextField
              name="pedido"
              label="Número do pedido"
              hint="Está no e-mail da compra, como 7K4P-94QX."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
            />
            <TextField name="email" label="E-mail" type="email" autoComplete="email" maxLength={254} required />
          </FormContext>
          <FormMessage
            error={isBusy ? '' : state.error}
            done={!isBusy && result?.ok ? sentText : undefined}
            statusRef={status}
          />
          <Button type="submit" isBusy={isBusy}>
            Receber o link
          </Button>
        </Form>
        <p className="mt-7 text-ink-2">
          Comprou com a sua conta?{' '}
          <a href={toHref(paths.orderList)} className="text-link">
            Veja em Meus pedidos
          </a>
          .
        </p>
      </div>
    </div>
  );
}
