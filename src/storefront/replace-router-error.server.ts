// The router's own error responses are English texts for developers; a shopper gets a sentence of the shop instead.

import { errorTexts } from '#web/errors/error-view.ts';
import { wantsJson } from '#web/forms/form-result.ts';
import { toContentSecurityPolicy } from '#web/http/content-security-policy.server.ts';
import { createBarePage, ownFaultAdvice } from './layout/errors/bare-page.server.ts';
import type { StorefrontOptions } from './request-context.server.ts';

/** Passes on pages, router data and the answers of our own routes; replaces what the router says where no route can. */
export async function replaceRouterError(
  request: Request,
  response: Response,
  options: StorefrontOptions,
): Promise<Response> {
  if (response.status < 400 || !(await isOfRouter(response))) return response;
  const text = toText(response.status);
  const headers = new Headers(response.headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (wantsJson(request)) {
    headers.delete('Content-Type');
    return Response.json({ error: text }, { status: response.status, headers });
  }
  const page = createBarePage(text, response.status < 500 ? errorTexts.linkAdvice : ownFaultAdvice);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', toContentSecurityPolicy(page, options));
  return new Response(page, { status: response.status, headers });
}

/** It answers without a body, as plain text, which our routes do only for files, or as JSON without our key `error`. */
async function isOfRouter(response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type');
  if (type === null || type.startsWith('text/plain')) return true;
  if (!type.startsWith('application/json')) return false;
  const body: unknown = await response.clone().json();
  return typeof body !== 'object' || body === null || !('error' in body);
}

function toText(status: number): string {
  if (status === 404) return errorTexts.notFoundTitle;
  return status < 500 ? errorTexts.notUnderstood : errorTexts.ours;
}
