import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days for which the shop retains what visitors sent; `docs/operating.md` and the privacy page name them. */
const retentionDays = {
  /** The days count from its use. */
  usedReviewKey: 30,
  /** The days count from its creation; it is valid for 90 days. */
  reviewKey: 120,
  /** The days count from the mail that the product is back. */
  sentStockNotice: 90,
  /** The product has not come back. */
  openStockNotice: 365,
  /** Messages, requests for a quote and questions that only the merchant sees. */
  message: 730,
};

/** Deletes messages, questions, notices and review keys whose retention period is over. */
export async function cleanFeedback({ kysely }: Database, nowMs: number): Promise<void> {
  const before = (days: number) => nowMs - days * dayMs;
  const { usedReviewKey, reviewKey, sentStockNotice, openStockNotice, message } = retentionDays;
  const keys = { table: 'store_review_keys', key: 'key_hash' } as const;
  await deleteInSteps(kysely, { ...keys, column: 'used_at', untilMs: before(usedReviewKey) });
  await deleteInSteps(kysely, { ...keys, column: 'created_at', untilMs: before(reviewKey) });
  const notices = { table: 'stock_notices', key: 'id' } as const;
  await deleteInSteps(kysely, { ...notices, column: 'notified_at', untilMs: before(sentStockNotice) });
  await deleteInSteps(kysely, { ...notices, column: 'created_at', untilMs: before(openStockNotice) });
  for (const table of ['contact_messages', 'content_questions'] as const) {
    await deleteInSteps(kysely, { table, key: 'id', column: 'created_at', untilMs: before(message) });
  }
}
