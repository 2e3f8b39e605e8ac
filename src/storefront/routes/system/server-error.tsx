import { errorTexts, toErrorAnswer } from '#web/errors/error-view.ts';

/** Specification 2: the view of a server error, status 500 on a direct visit too (reading A4). */
export function loader(): never {
  throw toErrorAnswer(500, errorTexts.unknown);
}

export default function ServerErrorPage() {
  return null;
}
