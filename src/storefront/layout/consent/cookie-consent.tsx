// Cookie consent: asked once at the lower edge of the page, changed from the footer. This file: its place in the layout.
import { useEffect, useState } from 'react';
import { onCookiePreferences, useConsent } from '#web/consent/consent.ts';
import { late } from '../../lib/late/late.tsx';

/** Lazy, since most visits need neither. If a chunk fails to load, no optional script runs. */
const ConsentBar = late(async () => (await import('./consent-bar.tsx')).ConsentBar);
const PreferencesDialog = late(async () => (await import('./preferences-dialog.tsx')).PreferencesDialog);

/** Stands before the header, so that the keyboard meets it early. Without script there is nothing to ask about. */
export function CookieConsent() {
  const isUndecided = useConsent() === 'undecided';
  const [openings, setOpenings] = useState(0);
  useEffect(() => onCookiePreferences(() => setOpenings((count) => count + 1)), []);
  return (
    <>
      {/* Rendered from the start: a live region announces only later changes. */}
      <div aria-live="polite">{isUndecided && <ConsentBar />}</div>
      {openings > 0 && <PreferencesDialog opening={openings} />}
    </>
  );
}
