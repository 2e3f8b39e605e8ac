import { data, type MiddlewareFunction } from 'react-router';
import type { Settings } from '#contract/content.ts';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { isDataPath } from '#contract/site-paths.ts';
import { maintenanceView } from '#web/errors/error-view.ts';
import { type FormFailure, wantsJson } from '#web/forms/form-result.ts';
import { storefrontContext } from '../request-context.server.ts';
import { loadRecentSettings } from './settings.server.ts';

const toClosedJson = () => {
  const failure: FormFailure = { error: tryLaterText, isClosed: true };
  return Response.json(failure, { status: maintenanceView.status });
};

/** Specification 9: while the merchant's setting is on, the maintenance page replaces every page. */
export function throwIfMaintenance({ sistema }: Settings): void {
  if (sistema.modulos.manutencao) throw data(maintenanceView, { status: maintenanceView.status });
}

/**
 * Refuses forms and client navigations in maintenance, also from pages that were open before. The root loader checks
 * documents, because it loads the settings in parallel with everything else.
 */
export const maintenance: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isData = isDataPath(new URL(request.url).pathname);
  if (!isRead || isData) {
    const settings = await loadRecentSettings(context.get(storefrontContext));
    if (settings.sistema.modulos.manutencao && wantsJson(request)) return toClosedJson();
    throwIfMaintenance(settings);
  }
  return next();
};
