// Versions of the texts that people accept. This file reaches the browser, so it imports no schema.

import type { ConsentPurpose } from './privacy.ts';

/** Must be raised with every change of the text. */
export const consentTextVersions: Readonly<Record<ConsentPurpose, string>> = {
  termos: '2026-11',
  novidades: '2026-11',
};
