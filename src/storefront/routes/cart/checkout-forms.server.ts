import type { FormArgs, FormHandler } from '#web/forms/form-action.server.ts';
import { changeCoupon } from '../../features/cart/forms/cart-form.server.ts';
import { toCartLine } from '../../features/cart/view/cart-view.ts';
import { createCheckoutForms, forShownBuyer, toNextStep } from '../../features/checkout/forms/checkout-forms.server.ts';
import type { ToLine } from '../../features/checkout/steps/load-checkout.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';

/** The lines of the checkout look as in the cart. */
export const toLine: ToLine = (item, context) =>
  toCartLine(item, { ...context.get(storefrontContext), fields: context.get(deviceContext).tipoImg });

/** The coupon forms of the checkout change the coupon of the cart, so that cart and checkout are loaded again. */
const coupon: FormHandler = forShownBuyer(async ({ isDocument, context, values }: FormArgs) => {
  await changeCoupon(context.get(storefrontContext).api, values);
  return isDocument ? toNextStep(context, { section: 'pagamento' }) : {};
});

export const checkoutForms = { ...createCheckoutForms(toLine), coupon, 'remove-coupon': coupon };
