import { createContext, data, type MiddlewareFunction } from 'react-router';
import type { Settings } from '#contract/content.ts';
import { maintenanceView } from '#web/errors/error-view.ts';
import { tryLaterText } from '#web/errors/try-later-text.ts';
import type { FormFailure } from '#web/forms/form-result.ts';
import { wantsJson } from '#web/forms/posted-form.ts';
import { readRecentSettings } from '../shops/settings/read-settings.server.ts';
import { storefrontContext } from '../request-context.server.ts';

/** Whether a form or a navigation was turned away. */
export const isTurnedAwayContext = createContext(false);

const toClosedJson = () => {
  const failure: FormFailure = { error: tryLaterText, isClosed: true };
  return Response.json(failure, { status: maintenanceView.status });
};

/** Specification 9: while the merchant's setting says so, the maintenance page is all there is. */
export function refuseInMaintenance({ sistema }: Settings): void {
  if (sistema.modulos.manutencao) throw data(maintenanceView, { status: maintenanceView.status });
}

/**
 * Nothing is changed and no page is opened in a closed shop, also from a page that was open before. What reads a document is
 * left to the root's loader, which asks for the settings beside all else.
 */
export const closeForMaintenance: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isData = new URL(request.url).pathname.endsWith('.data');
  if (!isRead || isData) {
    const settings = await readRecentSettings(context.get(storefrontContext));
    const isClosed = settings.sistema.modulos.manutencao;
    if (isClosed && wantsJson(request)) return toClosedJson();
    context.set(isTurnedAwayContext, isClosed);
    refuseInMaintenance(settings);
  }
  return next();
};
