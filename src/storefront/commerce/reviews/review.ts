// Reviews as pages show them: text only.

/** "2026-11-21" -> "21/11/2026" */
export function formatIsoDay(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return `${day}/${month}/${year}`;
}

/** Where the stars near a name lead. */
export const reviewsId = 'avaliacoes';

export interface ReviewView {
  id: number;
  name: string;
  /** ISO 8601, the day alone. */
  date: string;
  stars: number;
  comment: string;
  isRecommended: boolean;
}

export interface ReviewsView {
  mean: number;
  count: number;
  /** How many gave 5, 4, 3, 2, 1 stars; empty where the API does not say. */
  histogram: { stars: number; count: number }[];
  items: ReviewView[];
}
