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
