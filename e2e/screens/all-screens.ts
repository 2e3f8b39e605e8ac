import { cartStates } from './cart-states.ts';
import { checkoutStates } from './checkout-states.ts';
import { formStates, mainFormStates } from './form-states.ts';
import { layoutStates, mainLayoutStates } from './layout-states.ts';
import { offlineStates } from './offline-states.ts';
import { orderStates } from './order-states.ts';
import { bothShops, inShop } from './pages.ts';

const states = [...cartStates, ...checkoutStates, ...layoutStates, ...formStates, ...offlineStates, ...orderStates];
const mainStates = [...mainLayoutStates, ...mainFormStates];

/** Every screen and state, by shop. */
export const screensOfShops = bothShops.map((shop) => ({
  ...shop,
  screens: [...shop.pages, ...states.map((state) => inShop(state, shop)), ...(shop.shop === 'main' ? mainStates : [])],
}));

/** The second shop differs by its tokens only, so these screens show each of its colours. */
const tokenStates = [
  'cart',
  'drawer',
  'menu',
  'suggestions',
  'side cart with a coupon',
  'checkout with mistakes',
  'checkout of a changed order',
  'cookie bar',
  'unpaid order',
  'delivered order',
  'expired order',
];
/** They show the same colours again. */
const alikeTokenStates = [
  'account',
  'server error',
  'sign-up with mistakes',
  'order with a refused payment',
  'partly sent order',
  'returned order',
];

/** The screens whose accessibility is checked: all of the main shop, the own pages of the second one. */
export const checkedScreens = screensOfShops.map(({ screens, ...shop }) => ({
  ...shop,
  screens:
    shop.shop === 'main'
      ? screens
      : [
          ...screens.filter((screen) => shop.ownPages.includes(screen) || tokenStates.includes(screen.name)),
          ...screens
            .filter(({ name }) => alikeTokenStates.includes(name))
            .map((screen) => ({ ...screen, isAlike: true })),
        ],
}));
