import type { FormHandler } from '#web/forms/form-action.server.ts';
import { changeCoupon } from '../../features/cart/forms/cart-form.server.ts';
import { forShownBuyer, toNextStep } from '../../features/checkout/forms/checkout-forms.server.ts';
import { storefrontContext } from '../../request-context.server.ts';

/** The coupon forms of the checkout change the coupon of the cart. */
const coupon: FormHandler = forShownBuyer(async (args) => {
  await changeCoupon(args.context.get(storefrontContext).api, args.values);
  return toNextStep(args, { section: 'pagamento' });
});

export const couponForms = { coupon, 'remove-coupon': coupon };
