// Cookie consent: asked once at the lower edge of the page, changed from the footer. This file: its place in the frame.
import { type ComponentType, useEffect, useState } from 'react';
import { onCookiePreferences, useConsent } from '../../lib/consent/consent.ts';
import { late } from '../../lib/late/late.tsx';

/** Most visits need neither: their code comes when one does. Without it nothing optional ever loads. */
const ConsentBar = late(async () => (await import('./consent-bar.tsx')).ConsentBar);
const PreferencesDialog: ComponentType<{ onClose: () => void }> = late(
  async () => (await import('./preferences-dialog.tsx')).PreferencesDialog,
);

/** Stands before the header, so that the keyboard meets it early. Without script there is nothing to ask about. */
export function CookieConsent() {
  const isUndecided = useConsent() === 'undecided';
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onCookiePreferences(() => setOpen(true)), []);
  return (
    <>
      {/* In the page from the start: a live region tells only of what comes into it later. */}
      <div aria-live="polite">{isUndecided && <ConsentBar />}</div>
      {isOpen && <PreferencesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
