import { toErrorAnswer } from '../errors/error-view.ts';

/** The texts of a form by field name; files are left out. */
export function readFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Whether `postForm` sent the form. */
export function wantsJson(request: Request): boolean {
  return request.headers.get('Accept') === 'application/json';
}

/** Whether a browser without script sent the form: the answer is a page or a redirect. */
export function isDocumentForm(request: Request): boolean {
  return !wantsJson(request) && !new URL(request.url).pathname.endsWith('.data');
}

/** For a form that is not one of ours. */
export function refuseForm() {
  return toErrorAnswer(400, 'Não entendemos esse pedido.');
}
