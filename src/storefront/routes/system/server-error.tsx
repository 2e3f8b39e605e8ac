import { errorTexts, toErrorResponse } from '#web/errors/error-view.ts';

/** Specification 2: the error page of a server error, with status 500 on a direct visit too (reading A4). */
export function loader(): never {
  throw toErrorResponse(500, errorTexts.ours);
}

export default function ServerErrorPage() {
  return null;
}
