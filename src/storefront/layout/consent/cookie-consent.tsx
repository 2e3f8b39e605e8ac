// Cookie consent: asked once at the lower edge of the page, changed from the footer. This file: its place in the layout.
import { Suspense, useEffect, useState } from 'react';
import { onCookiePreferences, useConsent } from '#web/consent/consent.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';

/** Most visits need neither. If the code cannot load, nothing optional is loaded either. */
const Nothing = () => null;
const ConsentBar = lazyWithFallback(async () => (await import('./consent-bar.tsx')).ConsentBar, Nothing);
const PreferencesDialog = lazyWithFallback(
  async () => (await import('./preferences-dialog.tsx')).PreferencesDialog,
  Nothing,
);

/** Stands before the header, so that the keyboard meets it early. Without script there is nothing to ask about. */
export function CookieConsent() {
  const isUndecided = useConsent() === 'undecided';
  const [openings, setOpenings] = useState(0);
  useEffect(() => onCookiePreferences(() => setOpenings((count) => count + 1)), []);
  return (
    <>
      {/* In the page from the start: a live region tells only of what comes into it later. */}
      <div aria-live="polite">
        <Suspense>{isUndecided && <ConsentBar />}</Suspense>
      </div>
      <Suspense>{openings > 0 && <PreferencesDialog opening={openings} />}</Suspense>
    </>
  );
}
