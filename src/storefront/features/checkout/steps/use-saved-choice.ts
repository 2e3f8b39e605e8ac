import type { ChangeEvent } from 'react';
import { useSubmit } from 'react-router';
import { navigationModes } from '#web/navigation-mode.ts';
import { accountField } from '../../../commerce/account/account-field.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { type FormName, savedChoiceField, type Step, stepKey } from './steps.ts';

/** Saves a choice when it is made, so that the total is always that of what is chosen. Its step stays open. */
export function useSavedChoice(name: FormName & Step) {
  const { customerId } = useCheckout();
  const submit = useSubmit();
  const action = useShopHref()(`${paths.checkout}?${stepKey}=${name}`);
  return ({ target }: ChangeEvent<HTMLInputElement>) => {
    const fields = { intent: name, [savedChoiceField]: 's', [accountField]: String(customerId ?? '') };
    void submit(
      { ...fields, [target.name]: target.value },
      { method: 'post', action, ...navigationModes['in-place-replace'] },
    );
  };
}
