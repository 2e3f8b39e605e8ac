// Cookie consent: asked once at the lower edge of the page, changed from the footer. This file: its place in the frame.
import { useEffect, useState } from 'react';
import { onCookiePreferences, useConsent } from '#web/consent/consent.ts';
import { late } from '../../lib/late/late.tsx';

/** Most visits need neither: their code comes when one does. Without it nothing optional ever loads. */
const ConsentBar = late(async () => (await import('./consent-bar.tsx')).ConsentBar);
const PreferencesDialog = late(async () => (await import('./preferences-dialog.tsx')).PreferencesDialog);

/** Stands before the header, so that the keyboard meets it early. Without script there is nothing to ask about. */
export function CookieConsent() {
  const isUndecided = useConsent() === 'undecided';
  const [openings, setOpenings] = useState(0);
  useEffect(() => onCookiePreferences(() => setOpenings((count) => count + 1)), []);
  return (
    <>
      {/* In the page from the start: a live region tells only of what comes into it later. */}
      <div aria-live="polite">{isUndecided && <ConsentBar />}</div>
      {openings > 0 && <PreferencesDialog opening={openings} />}
    </>
  );
}
