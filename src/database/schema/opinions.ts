// Row types of ratings, questions and answers about products.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';
import type { Origin } from './installation.ts';

/** One row for each rating; `comment` is null for ratings without one. */
export interface ReviewRow {
  id: Generated<number>;
  product_id: number | null;
  list_id: number | null;
  reviewer: string;
  email: string | null;
  stars: number;
  comment: string | null;
  recommends: Flag;
  created_at: number;
  published: Flag;
  /** City and state of the reviewer, as "Recife, PE". */
  place: Generated<string | null>;
  /** Label of the value that was bought, such as "10 ml". */
  size: Generated<string | null>;
  /** The shop's answer. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  origin: Generated<Origin>;
}

export interface QuestionRow {
  id: Generated<number>;
  product_id: number;
  name: string;
  email: string | null;
  text: string;
  created_at: number;
  published: Flag;
  phone: string | null;
  origin: Generated<Origin>;
}

export interface AnswerRow {
  id: Generated<number>;
  question_id: number;
  name: string;
  by_shop: Flag;
  text: string;
  created_at: number;
  published: Generated<Flag>;
  email: string | null;
}
