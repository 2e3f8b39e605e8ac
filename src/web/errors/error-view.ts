// Errors as pages show them. The view is serialised to the browser, so it carries no internals.

import { data, createContext } from 'react-router';

/** Titles and sentences, those of specification 8 verbatim. */
export const errorTexts = {
  network: 'Erro de rede',
  slow: 'A loja está demorando para responder. Tente de novo em instantes.',
  unknown: 'Erro desconhecido',
  apiTitle: 'Erro de API:',
  notFoundTitle: 'Página não encontrada',
  notFound: 'This page could not be found',
  back: 'Voltar para a página anterior',
  home: 'Clique aqui para ir para página inicial',
  ours: 'Algo deu errado do nosso lado.',
  notLoaded: 'A página não carregou.',
  /** What the visitor can do. */
  waitAdvice: 'Espere um instante e tente de novo.',
  networkAdvice: 'Confira a sua conexão e tente de novo.',
  linkAdvice: 'Volte e tente de novo. Se você chegou por um link, ele pode estar incompleto.',
  kept: 'A sua sacola e os seus pedidos continuam guardados.',
  notUnderstood: 'Não entendemos o que foi enviado.',
  /** The page of the server's queue says the same. */
  busy: 'Muita gente na loja agora. Tente de novo em instantes.',
  maintenance: 'Estamos arrumando a loja',
} as const;

export interface ErrorView {
  status: number;
  message: string;
  /** The failed call, which the page shows in debug mode. */
  api?: { endpoint: string };
  /** True while the merchant has closed the shop for maintenance (specification 9). */
  isMaintenance?: true;
}

/** Loaders and actions throw or return this to show the error page with `message`. */
export function toErrorResponse(status: number, message: string) {
  return data({ status, message } satisfies ErrorView, { status });
}

export const maintenanceView: ErrorView = { status: 503, message: errorTexts.maintenance, isMaintenance: true };

/**
 * Converts anything thrown to a view: our error pages, as thrown or as the router passes them on, the router's, and unexpected
 * errors, whose message is hidden.
 */
export function toErrorView(error: unknown): ErrorView {
  if (typeof error === 'object' && error !== null && 'data' in error && isErrorView(error.data)) return error.data;
  if (isRouteResponse(error)) {
    return { status: error.status, message: toRouterText(error.status) };
  }
  return { status: 500, message: isConnectionFailure(error) ? errorTexts.network : errorTexts.ours };
}

/** The router's own messages are in English and for developers. A client navigation that the server's queue refuses is a 503. */
function toRouterText(status: number): string {
  if (status === 503) return errorTexts.busy;
  if (status === 404) return errorTexts.notFound;
  return status < 500 ? errorTexts.notUnderstood : errorTexts.unknown;
}

/** True for a network failure: `fetch` rejected (in Chromium, Firefox or Safari), or a proxy responded with 502 to 504. */
export function isConnectionFailure(error: unknown): boolean {
  if (isRouteResponse(error)) return error.status >= 502 && error.status <= 504 && !isErrorView(error.data);
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed|network connection/i.test(error.message)
  );
}

function isRouteResponse(error: unknown): error is { status: number; data: unknown } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'data' in error
  );
}

function isErrorView(value: unknown): value is ErrorView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** Reports errors that the visitor did not cause; `message` names the place. The app sets its logger. */
export const reportContext = createContext<(error: unknown, message: string) => void>(() => undefined);

type Listener = (view: ErrorView) => void;

const listeners = new Set<Listener>();

/**
 * Specification 8: in debug mode the failure of a call that the visitor makes from a page is an error page. Shows it if the layout
 * allows it (`onErrorPage`).
 */
export function showErrorPage(view: ErrorView): void {
  for (const listener of listeners) listener(view);
}

/** Returns the function that removes the listener. */
export function onErrorPage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
