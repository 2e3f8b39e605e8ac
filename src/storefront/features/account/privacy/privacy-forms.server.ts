import { createContext, redirectDocument } from 'react-router';
import {
  consentRequestSchema,
  type DataExport,
  eraseRequestSchema,
  exportRequestSchema,
} from '#contract/customers/privacy.ts';
import { type AccountForm, ignoreGone, parseFields } from '../forms/answer-form.server.ts';
import { privacyMessages } from './privacy-messages.ts';

interface PrivacyFormOptions {
  /** Takes the file that answers the request for a copy. */
  keepFile: (file: DataExport) => void;
  /** Where somebody goes whose account is no more. */
  farewellHref: string;
}

/** The file that answers the request instead of the page. */
export const fileContext = createContext<DataExport | null>(null);

export function createPrivacyForms({
  keepFile,
  farewellHref,
}: PrivacyFormOptions): Readonly<Record<string, AccountForm>> {
  return {
    novidades: {
      done: privacyMessages.novidades,
      submit: ({ aceita }, { call }) =>
        call('recordConsent', {
          body: parseFields(consentRequestSchema, { finalidade: 'novidades', aceita: aceita ?? '' }),
        }),
    },
    aparelho: {
      done: privacyMessages.aparelho,
      submit: ({ id = '' }, { call }) => ignoreGone(call('endClientSession', { params: { id } })),
    },
    aparelhos: { done: privacyMessages.aparelhos, submit: (_fields, { call }) => call('endOtherSessions') },
    baixar: {
      done: '',
      async submit(fields, { call }) {
        keepFile(await call('exportData', { body: parseFields(exportRequestSchema, fields) }));
      },
    },
    apagar: {
      done: '',
      async submit(fields, { call }) {
        await call('eraseAccount', { body: parseFields(eraseRequestSchema, fields) });
        throw redirectDocument(farewellHref, 303);
      },
    },
  };
}
