import { createContext, redirectDocument } from 'react-router';
import { z } from 'zod';
import {
  consentRequestSchema,
  type DataExport,
  eraseRequestSchema,
  exportRequestSchema,
} from '#contract/customers/privacy.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { accountForm, ignoreGone } from '../account-form.server.ts';

/** The data export, which the route sends as a file instead of the page. */
export const fileContext = createContext<DataExport | null>(null);

/** `farewellQuery` is the query of the home page that confirms an erased account. */
export const createPrivacyForms = (farewellQuery: string) => ({
  novidades: accountForm(consentRequestSchema, (body, { call }) => call('recordConsent', { body })),
  aparelho: accountForm(z.object({ id: z.string() }), ({ id }, { call }) =>
    ignoreGone(call('endClientSession', { params: { id } })),
  ),
  aparelhos: accountForm(z.object({}), (_fields, { call }) => call('endOtherSessions')),
  baixar: accountForm(exportRequestSchema, async (body, { call }, { context }) => {
    context.set(fileContext, await call('exportData', { body }));
  }),
  apagar: accountForm(eraseRequestSchema, async (body, { call }, { context }) => {
    await call('eraseAccount', { body });
    const { shop, toHref } = context.get(storefrontContext);
    throw redirectDocument(toHref(`${shop.path}?${farewellQuery}`), 303);
  }),
});
