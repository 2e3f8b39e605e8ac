// Row types of freight and postal codes.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';
import type { Origin } from './installation.ts';

export interface FreightMethodRow {
  id: Generated<number>;
  name: string;
  /** `transportadora`, `expressa` or `retirada`. */
  kind: string;
  position: number;
  origin: Generated<Origin>;
}

/** One region of a method: first and last postal code as numbers of eight digits, both included. */
export interface FreightRateRow {
  id: Generated<number>;
  method_id: number;
  region: string;
  postal_code_from: number;
  postal_code_to: number;
  max_weight_grams: number;
  price_cents: number;
  business_days: number;
  /** Whether it is free from the shop's threshold on (setting `carrinho.freteGratis`). */
  free_from_threshold: Generated<Flag>;
}

export interface PickupPointRow {
  id: Generated<number>;
  name: string;
  street: string;
  number: string;
  district: string;
  city: string;
  state: string;
  /** When goods can be collected, as people read it; '' is unknown. */
  hours: string;
  origin: Generated<Origin>;
}

/** An address that a public service returned for a CEP (eight digits); `street` and `district` may be ''. */
export interface PostalCodeRow {
  postal_code: string;
  street: string;
  district: string;
  city: string;
  state: string;
  found_at: number;
}
