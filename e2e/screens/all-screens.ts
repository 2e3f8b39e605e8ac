import { buyingStates } from './buying-states.ts';
import { formStates, mainFormStates } from './form-states.ts';
import { lostStates } from './lost-states.ts';
import { frameStates, mainFrameStates } from './frame-states.ts';
import { bothShops, inShop } from './pages.ts';

const states = [...buyingStates, ...frameStates, ...formStates, ...lostStates];
const mainStates = [...mainFrameStates, ...mainFormStates];

/** Every screen and state, shop by shop. */
export const screensOfShops = bothShops.map((shop) => ({
  ...shop,
  screens: [...shop.pages, ...states.map((state) => inShop(state, shop)), ...(shop.shop === 'main' ? mainStates : [])],
}));
