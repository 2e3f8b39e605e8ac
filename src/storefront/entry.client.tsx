import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeOriginFromAddress } from '#web/analytics/campaign.ts';
import { pushConsentDefaults } from '#web/analytics/consent-mode.ts';
import { reloadOnMissingChunk } from '#web/browser/chunk-reload.ts';
import { ignoreAbortErrors } from '#web/browser/ignore-abort-errors.ts';

pushConsentDefaults();
reloadOnMissingChunk();
takeOriginFromAddress();
ignoreAbortErrors();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
