import { toErrorAnswer } from '../errors/error-view.ts';

/** The texts of a form by the names of its fields; files are none. */
export function readFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Whether a browser without script sent the form: it goes on to a page. */
export function isPlainForm(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data');
}

/** Answers a form that is none of ours. */
export function refuseForm() {
  return toErrorAnswer(400, 'Não entendemos esse pedido.');
}
