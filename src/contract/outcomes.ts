// The errors that each call can return, and how it uses the session. Complements the table of calls.

import { idempotencyHeader, orderTokenHeader } from './buying/orders.ts';
import type { Call, CallName } from './calls.ts';

/** Every kind of error, with its status and its meaning for developers of clients. */
export const refusals = {
  body: {
    status: 400,
    meaning: 'The body is not JSON, or a field is missing, has the wrong type or refers to something unknown.',
  },
  value: { status: 400, meaning: 'A value in the path is ill-formed.' },
  'no-url': { status: 400, meaning: '`url` is missing.' },
  token: { status: 401, meaning: 'App-Token is missing or wrong.' },
  credentials: { status: 401, meaning: 'The login name or the password is wrong.' },
  'signed-out': { status: 401, meaning: 'The session is not signed in.' },
  'other-customer': { status: 409, meaning: '`X-Customer-Id` names another customer than the session.' },
  changed: { status: 409, meaning: 'Something is dearer or missing since the buyer saw it; `diferencas` says what.' },
  'other-site': {
    status: 403,
    meaning: 'The request came from a page of another site, or from a page but not as JSON.',
  },
  unknown: { status: 404, meaning: 'Nothing is registered under this address, name or id.' },
  method: {
    status: 405,
    meaning: 'The path does not support the method of the request; Allow lists the methods that it supports.',
  },
  'too-large': { status: 413, meaning: 'The body is larger than 1 MB.' },
  refused: { status: 422, meaning: 'Well-formed but refused, such as a product that is sold out.' },
  limited: { status: 429, meaning: 'Too many requests or wrong passwords; Retry-After holds the seconds to wait.' },
  fault: { status: 500, meaning: 'An internal error; X-Request-Id identifies it in the log.' },
  unavailable: { status: 503, meaning: 'Temporarily unavailable; Retry-After holds the seconds to wait.' },
} as const satisfies Readonly<Record<string, { status: number; meaning: string }>>;
export type Refusal = keyof typeof refusals;

/**
 * `reads`: uses the visitor's session if there is one. `creates`: starts one when there is none and sets its cookie.
 * `customer`: requires a session that is signed in.
 */
export type SessionUse = 'reads' | 'creates' | 'customer';

export interface Outcome {
  session?: SessionUse;
  /** Ends the session or renews its id. Calls that `creates` applies to set the cookie anyway. */
  changesCookie?: true;
  /** Further headers that the call reads, with what they are for. */
  headers?: Readonly<Record<string, string>>;
  /** Without the errors that follow from the call itself: see `listRefusals`. */
  refusals?: readonly Refusal[];
}

const ofAddress: Outcome = { refusals: ['no-url', 'unknown'] };
const ofForm: Outcome = { refusals: ['limited'] };
const ofCustomer: Outcome = { session: 'customer' };
/** Changes that affect the account's security require the current password. */
const ofPassword: Outcome = { session: 'customer', refusals: ['refused', 'limited'] };
const refusing: Outcome = { refusals: ['refused'] };
const ofOrder = {
  session: 'reads',
  headers: { [orderTokenHeader]: 'Token of the link to the order, instead of the session of its customer.' },
} as const satisfies Outcome;

export const outcomes: Readonly<Record<CallName, Outcome>> = {
  settings: {},
  shops: {},
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
  productFeed: {},
  banners: {},
  seenProducts: {},
  recommendedProducts: { refusals: ['unknown'] },
  compareProducts: {},
  showcase: {},
  brands: {},
  checkout: { session: 'reads' },
  setContact: { session: 'reads', refusals: ['refused'] },
  setDeliveryAddress: { session: 'reads', refusals: ['refused'] },
  setDelivery: { session: 'reads', refusals: ['refused'] },
  setGift: { session: 'reads', refusals: ['refused'] },
  setPayment: { session: 'reads', refusals: ['refused'] },
  placeOrder: {
    session: 'reads',
    headers: { [idempotencyHeader]: 'The key under which the order is placed once, instead of `chave`.' },
    refusals: ['changed', 'refused', 'limited'],
  },
  order: { ...ofOrder, refusals: ['unknown'] },
  orderStatus: { ...ofOrder, refusals: ['unknown'] },
  orderContract: { ...ofOrder, refusals: ['unknown'] },
  cancelSale: { ...ofOrder, refusals: ['unknown', 'refused'] },
  payOrder: { ...ofOrder, refusals: ['unknown', 'refused'] },
  claimPayment: { ...ofOrder, refusals: ['unknown', 'refused'] },
  cancelOrder: { ...ofOrder, refusals: ['unknown', 'refused'] },
  cancelRestOfOrder: { ...ofOrder, refusals: ['unknown', 'refused'] },
  listOrders: ofCustomer,
  customerOrder: { ...ofCustomer, refusals: ['unknown'] },
  requestOrderLink: ofForm,
  openAccountFromOrder: { ...ofOrder, refusals: ['unknown', 'refused', 'limited'] },
  repeatOrder: { ...ofOrder, session: 'creates', refusals: ['unknown', 'refused'] },
  correctOrderAddress: { ...ofOrder, refusals: ['unknown', 'refused'] },
  announcePurchase: { ...ofOrder, refusals: ['unknown'] },
  announceRefund: { ...ofOrder, refusals: ['unknown'] },
  requestForOrder: { ...ofOrder, refusals: ['unknown', 'refused', 'limited'] },
  payDemonstration: { ...ofOrder, refusals: ['unknown', 'refused'] },
  readCart: { session: 'reads' },
  addToCart: { session: 'creates', refusals: ['refused'] },
  updateCart: { session: 'creates', refusals: ['refused'] },
  removeFromCart: { session: 'reads', refusals: ['refused'] },
  listShop: refusing,
  productShop: refusing,
  user: { session: 'reads' },
  login: { session: 'creates', refusals: ['credentials', 'limited'] },
  logout: { session: 'reads', changesCookie: true },
  passwordRecovery: { refusals: ['limited'] },
  passwordReset: refusing,
  verifyPasswordReset: {},
  register: { refusals: ['refused', 'limited'] },
  confirmRegistration: { session: 'creates', changesCookie: true, refusals: ['refused', 'limited'] },
  verifyRegistration: {},
  readProfile: ofCustomer,
  changeProfile: ofCustomer,
  changeEmail: ofPassword,
  confirmEmailChange: { refusals: ['refused', 'limited'] },
  verifyEmailChange: {},
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
  setZipcode: { session: 'creates', refusals: ['refused', 'limited'] },
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
    // A path parameter that does not match as one segment is not found, whatever the call does with other values.
    ...(path.includes(':') && !own.includes('unknown') ? (['unknown'] as const) : []),
    ...(request ? (['body', 'too-large'] as const) : []),
    ...(session === 'customer' ? (['signed-out', 'other-customer'] as const) : []),
    ...own,
  ];
}
