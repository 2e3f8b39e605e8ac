import { createContext, redirectDocument } from 'react-router';
import { z } from 'zod';
import {
  consentRequestSchema,
  type DataExport,
  eraseRequestSchema,
  exportRequestSchema,
} from '#contract/customers/privacy.ts';
import { noticeKey } from '../../../layout/notices.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { accountForm, ignoreGone } from '../forms/account-form.server.ts';

/** The file that is sent instead of the page. */
export const fileContext = createContext<DataExport | null>(null);

export const privacyForms = {
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
    throw redirectDocument(toHref(`${shop.homePath}?${noticeKey}=conta-excluida`), 303);
  }),
};
