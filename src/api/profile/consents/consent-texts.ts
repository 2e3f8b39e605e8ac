import type { ConsentPurpose } from '#contract/customers/privacy.ts';

/** Version of each text that customers are shown now: raise it with every change of the text. */
export const consentTextVersions: Readonly<Record<ConsentPurpose, string>> = {
  termos: '2026-11',
  novidades: '2026-11',
};
