/** What the cart's actions answer. */
export interface CartAnswer {
  ok: boolean;
  /** Why it failed, for the shopper. */
  error?: string;
  /** What the shop changed beside what was asked, for the shopper. */
  messages?: string[];
  /** Moves with every answer, so that two equal answers are two events. */
  at: number;
  /** The browser says it itself: nobody answered. To ask the server for the cart would fail as well. */
  isLost?: true;
}

export const failureText = 'Não foi possível atualizar. Tente de novo.';

/** Without an answer the page stays as it is, with all that was typed and chosen on it, and says that the change failed. */
export async function orFailure<Answer extends CartAnswer>(
  send: () => Promise<Answer>,
): Promise<Answer | (CartAnswer & { isLost: true })> {
  try {
    return await send();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return { ok: false, error: failureText, at: Date.now(), isLost: true };
  }
}

/** Of what an action answered, whatever it was. */
export function isLostAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isLost' in answer && answer.isLost === true;
}
