import { type Lost, orLost } from '#web/errors/network-failure.ts';

/** What the cart's actions answer. */
export interface CartAnswer {
  ok: boolean;
  /** Why it failed, for the shopper. */
  error?: string;
  /** What the shop changed beside what was asked, for the shopper. */
  messages?: string[];
  /** Moves with every answer, so that two equal answers are two events. */
  at: number;
}

export const failureText = 'Não foi possível atualizar. Tente de novo.';

/** Without an answer the page says that the change failed. */
export function orFailure<Answer extends CartAnswer>(
  send: () => Promise<Answer>,
): Promise<Answer | CartAnswer | (CartAnswer & Lost)> {
  return orLost(send, () => ({ ok: false, error: failureText, at: Date.now() }));
}
