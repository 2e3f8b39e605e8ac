import { data } from 'react-router';
import { type ErrorView, errorTexts } from '../../lib/error-view.ts';

/** Specification 2: the view of a server error, status 500 on a direct visit too (reading A4). */
export function loader(): never {
  const view: ErrorView = { status: 500, message: errorTexts.unknown };
  throw data(view, { status: view.status });
}

export default function ServerErrorPage() {
  return null;
}
