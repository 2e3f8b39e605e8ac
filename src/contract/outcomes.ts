// What each call can answer besides success, and whether it knows the visitor: beside the table of calls.
import type { Call, CallName } from './calls.ts';

/** Every kind of refusal, with the status and its meaning for developers of clients. */
export const refusals = {
  body: { status: 400, meaning: 'The body is no JSON, or a field is missing, ill-typed or names nothing.' },
  value: { status: 400, meaning: 'A value in the path is ill-formed.' },
  'no-url': { status: 400, meaning: '`url` is missing.' },
  token: { status: 401, meaning: 'App-Token is missing or wrong.' },
  credentials: { status: 401, meaning: 'Name and password do not belong together.' },
  'signed-out': { status: 401, meaning: 'Nobody is signed in.' },
  'other-site': {
    status: 403,
    meaning: 'The change came from a page of another site, or from a page but not as JSON.',
  },
  unknown: { status: 404, meaning: 'Nothing is registered under this address, name or id.' },
  method: {
    status: 405,
    meaning: 'The path does not take the method of the request; Allow names those that it takes.',
  },
  'too-large': { status: 413, meaning: 'The body is larger than 1 MB.' },
  refused: { status: 422, meaning: 'Well-formed but refused, such as a product that is sold out.' },
  limited: { status: 429, meaning: 'Too many requests or wrong passwords; Retry-After tells the seconds to wait.' },
  fault: { status: 500, meaning: 'A fault of the server; X-Request-Id names it in the log.' },
  unavailable: { status: 503, meaning: 'Not available for the moment; Retry-After tells the seconds to wait.' },
} as const satisfies Readonly<Record<string, { status: number; meaning: string }>>;
export type Refusal = keyof typeof refusals;

/**
 * `reads` the visitor's session if there is one; `makes` one where there is none (its cookie comes with the answer); is for
 * a `customer` who is signed in.
 */
export type SessionUse = 'reads' | 'makes' | 'customer';

export interface Outcome {
  session?: SessionUse;
  /** Ends the session or gives it a fresh id; who `makes` one sets the cookie anyway. */
  changesCookie?: true;
  /** What follows from the call itself is left out: see `listRefusals`. */
  refusals?: readonly Refusal[];
}

const ofAddress: Outcome = { refusals: ['no-url', 'unknown'] };
const ofForm: Outcome = { refusals: ['limited'] };
const ofCustomer: Outcome = { session: 'customer' };
/** Whoever changes what the account's safety rests on tells the current password. */
const ofPassword: Outcome = { session: 'customer', refusals: ['refused', 'limited'] };
const refusing: Outcome = { refusals: ['refused'] };

export const outcomes: Readonly<Record<CallName, Outcome>> = {
  settings: {},
  menu: {},
  popup: {},
  verify: ofAddress,
  home: {},
  page: ofAddress,
  productDetail: ofAddress,
  categoryListing: ofAddress,
  brandListing: ofAddress,
  landingPageListing: ofAddress,
  search: { refusals: ['limited'] },
  listListing: {},
  listDetail: ofAddress,
  sitemap: {},
  banners: {},
  seenProducts: {},
  recommendedProducts: { refusals: ['unknown'] },
  showcase: {},
  brands: {},
  readCart: { session: 'reads' },
  addToCart: { session: 'makes', refusals: ['refused'] },
  updateCart: { session: 'makes', refusals: ['refused'] },
  removeFromCart: { session: 'reads', refusals: ['refused'] },
  listShop: refusing,
  productShop: refusing,
  user: { session: 'reads' },
  login: { session: 'makes', refusals: ['credentials', 'limited'] },
  logout: { session: 'reads', changesCookie: true },
  passwordRecovery: { refusals: ['limited'] },
  passwordReset: refusing,
  verifyPasswordReset: {},
  register: { session: 'makes', refusals: ['refused', 'limited'] },
  readProfile: ofCustomer,
  changeProfile: ofCustomer,
  changeEmail: ofPassword,
  changePassword: { ...ofPassword, changesCookie: true },
  listAddresses: ofCustomer,
  addAddress: { session: 'customer', refusals: ['refused'] },
  changeAddress: ofCustomer,
  deleteAddress: ofCustomer,
  listClientSessions: ofCustomer,
  endClientSession: ofCustomer,
  endOtherSessions: ofCustomer,
  readConsents: ofCustomer,
  recordConsent: { session: 'customer', refusals: ['refused'] },
  exportData: ofPassword,
  eraseAccount: { ...ofPassword, changesCookie: true },
  addFavourite: { session: 'customer', refusals: ['refused'] },
  removeFavourite: ofCustomer,
  verifyFavourite: { session: 'reads' },
  wishlist: { session: 'reads' },
  wishlistProducts: { session: 'reads' },
  setZipcode: { session: 'makes', refusals: ['refused', 'limited'] },
  forgetZipcode: { session: 'reads' },
  postalAddress: { refusals: ['value', 'refused', 'limited'] },
  productShipment: { refusals: ['refused', 'limited'] },
  listShipment: { refusals: ['refused', 'limited'] },
  cartShipment: { session: 'reads', refusals: ['limited'] },
  applyCoupon: { session: 'reads', refusals: ['refused', 'limited'] },
  removeCoupon: { session: 'reads' },
  productCombination: refusing,
  checkStoreReviewKey: {},
  addStoreReview: ofForm,
  storeReviews: {},
  productReviews: {},
  reviewProduct: ofForm,
  reviewList: ofForm,
  askQuestion: ofForm,
  answerQuestion: ofForm,
  subscribe: ofForm,
  addAssociates: ofForm,
  requestStockNotice: { refusals: ['refused', 'limited'] },
  requestBudget: { refusals: ['refused', 'limited'] },
  contact: ofForm,
  ping: {},
  noteVisit: { session: 'reads' },
  noteCampaign: { session: 'reads' },
  clearCompatibility: {},
  productComponents: {},
  productPresets: {},
  instagram: {},
  salesChannel: {},
  chooseSalesChannel: { refusals: ['refused', 'unknown'] },
  representative: {},
  chooseRepresentative: refusing,
  becomeReseller: refusing,
  marketplaceOffers: refusing,
  giftListTypes: refusing,
  leaveGiftList: refusing,
  buyNow: refusing,
};

/** Every refusal that the call can make: its own, those of every call, and those of its method, path, body and session. */
export function listRefusals(name: CallName, { method, path, request }: Call): Refusal[] {
  const { session, refusals: own = [] } = outcomes[name];
  return [
    'token',
    'method',
    'fault',
    'unavailable',
    ...(method === 'GET' ? [] : (['other-site'] as const)),
    // A parameter that is no single part of a path leads nowhere, whatever the call makes of others.
    ...(path.includes(':') && !own.includes('unknown') ? (['unknown'] as const) : []),
    ...(request ? (['body', 'too-large'] as const) : []),
    ...(session === 'customer' ? (['signed-out'] as const) : []),
    ...own,
  ];
}
