// Forms whose answer never comes, or is a failure: the page that sent them stays, with all that was typed and chosen on it.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isLostConnection, toErrorView } from './error-view.ts';
import { tryLaterText } from './try-later-text.ts';

/** The browser says it itself: nobody answered. To ask the server for anything else would fail as well. */
export interface Lost {
  isLost: true;
}

/** For the shopper, beside the form. */
const lostText = 'Ficamos sem resposta. Confira a conexão e tente de novo: o que você escreveu continua aqui.';

/** What the server answers; where it does not, or fails, `instead` with the sentence for the shopper. */
export async function orLost<Answer, Instead>(
  send: () => Promise<Answer>,
  instead: (text: string) => Instead,
): Promise<Answer | Instead | (Instead & Lost)> {
  try {
    return await send();
  } catch (error) {
    // A redirect, or the shop has closed.
    if (error instanceof Response || toErrorView(error).isMaintenance) throw error;
    return isLostConnection(error) ? { ...instead(lostText), isLost: true } : instead(tryLaterText);
  }
}

/** Of what an action answered, whatever it was. */
export function isLostAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isLost' in answer && answer.isLost === true;
}

/** For routes whose forms may stay without an answer: what they show is kept then. */
export function keepWhenLost({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !isLostAnswer(actionResult) && defaultShouldRevalidate;
}
