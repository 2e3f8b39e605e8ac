// Cookie consent: a bar at the lower edge of the page, and preferences in the footer. This file: its place in the layout.

import { Suspense, useEffect, useState } from 'react';
import { onCookiePreferences, useConsent } from '#web/consent/consent.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';

/** Most visits need neither, so both are lazy. If a chunk cannot be loaded, no optional script is loaded either. */
const Nothing = () => null;
const ConsentBar = lazyWithFallback(async () => (await import('./consent-bar.tsx')).ConsentBar, Nothing);
const PreferencesDialog = lazyWithFallback(
  async () => (await import('./preferences-dialog.tsx')).PreferencesDialog,
  Nothing,
);

/** Rendered before the header, so that it comes early in the focus order. Without script there are no optional cookies. */
export function CookieConsent() {
  const isUndecided = useConsent() === 'undecided';
  const [openings, setOpenings] = useState(0);
  useEffect(() => onCookiePreferences(() => setOpenings((count) => count + 1)), []);
  return (
    <>
      {/* Rendered from the start, because a live region announces only content that is added later. */}
      <div aria-live="polite">
        <Suspense>{isUndecided && <ConsentBar />}</Suspense>
      </div>
      <Suspense>{openings > 0 && <PreferencesDialog opening={openings} />}</Suspense>
    </>
  );
}
