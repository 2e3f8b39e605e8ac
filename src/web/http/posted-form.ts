import { toErrorAnswer } from '../errors/error-view.ts';

/** Text values by field name; files are ignored. */
export function readFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Whether the browser submitted the form without JavaScript and expects a document or a redirect. */
export function isPlainForm(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data');
}

/** Rejects a form that no page of the shop has. */
export function refuseForm() {
  return toErrorAnswer(400, 'Não entendemos esse pedido.');
}
