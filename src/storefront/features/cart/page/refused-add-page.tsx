import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { QuantityField } from '#web/forms/fields.tsx';
import type { FormValues } from '#web/forms/form-result.ts';
import { AddToCartForm } from '../../../commerce/cart/add-to-cart-form.tsx';
import { useShop, useShopHref } from '../../../shops/shop-context.tsx';

/** The result of a no-script "Adicionar à sacola" with a wrong quantity: the same form again, with the error beside its field. */
export function RefusedAddPage({ values }: { values: FormValues }) {
  const { path: homePath } = useShop();
  const toHref = useShopHref();
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="row py-8">
      <h1 tabIndex={-1}>Confira a quantidade</h1>
      <p className="mt-2 text-ink-2">Nada foi para a sacola ainda.</p>
      <AddToCartForm purchase={values['carrinho'] ?? ''} className="mt-6 flex flex-wrap items-start gap-3">
        {({ isBusy }) => (
          <>
            <QuantityField
              label="unidades"
              name="quantidade"
              value={quantity}
              refused={values['quantidade']}
              onChange={setQuantity}
            />
            <Button type="submit" size="large" icon="bag" isBusy={isBusy}>
              Adicionar à sacola
            </Button>
          </>
        )}
      </AddToCartForm>
      <a href={toHref(homePath)} className="text-link mt-6 inline-flex min-h-11 items-center">
        Continuar comprando
      </a>
    </div>
  );
}
