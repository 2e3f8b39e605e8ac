import type { MiddlewareFunction } from 'react-router';
import type { Settings } from '#contract/content.ts';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import type { Shop } from '#contract/shops.ts';
import { isDataPath } from '#contract/site-paths.ts';
import { maintenanceView } from '#web/errors/error-view.ts';
import { type FormFailure, wantsJson } from '#web/forms/form-result.ts';
import { storefrontContext } from '../request-context.server.ts';
import { type Shops, toShownShops } from '../shops/shop.ts';
import { toMaintenanceError } from './maintenance-error.ts';
import { loadRecentSettings } from './settings.server.ts';

const toClosedJson = () => {
  const failure: FormFailure = { error: tryLaterText, isClosed: true };
  return Response.json(failure, { status: maintenanceView.status });
};

/** Specification 9: while the merchant's setting is on, the maintenance page replaces every page. */
export function throwIfMaintenance({ sistema }: Settings, shops: Shops<Shop>): void {
  if (sistema.modulos.manutencao) throw toMaintenanceError(toShownShops(shops));
}

/**
 * Refuses forms and client navigations in maintenance, also from pages that were open before. The root loader checks
 * documents, because it loads the settings in parallel with everything else.
 */
export const maintenance: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isData = isDataPath(new URL(request.url).pathname);
  if (!isRead || isData) {
    const storefront = context.get(storefrontContext);
    const settings = await loadRecentSettings(storefront);
    if (settings.sistema.modulos.manutencao && wantsJson(request)) return toClosedJson();
    throwIfMaintenance(settings, storefront.shops);
  }
  return next();
};
