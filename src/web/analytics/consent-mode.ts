// Consent Mode v2: what Google's tags may store and send. They read it from commands in the data layer, not from its events.

import type { Consent } from '../consent/consent-value.ts';

type Grant = 'granted' | 'denied';

/** The kinds of consent that a visitor decides about. */
export type ConsentGrants = Readonly<
  Record<'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization', Grant>
>;

/** How long a tag waits for the update that follows the defaults of a visitor who has decided before, in ms. */
const waitForUpdateMs = 500;

export function toConsentGrants({ analytics, marketing }: Consent): ConsentGrants {
  const ads = toGrant(marketing);
  return {
    analytics_storage: toGrant(analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  };
}

/** Before everything else in the data layer: only what the shop itself needs is granted. */
export function pushConsentDefaults(): void {
  pushCommand('consent', 'default', {
    ...toConsentGrants({ analytics: false, marketing: false }),
    // No category of the shop asks for it.
    personalization_storage: 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
    wait_for_update: waitForUpdateMs,
  });
}

export function pushConsentUpdate(consent: Consent): void {
  pushCommand('consent', 'update', toConsentGrants(consent));
}

const toGrant = (isGranted: boolean): Grant => (isGranted ? 'granted' : 'denied');

/** Tags recognise a command by its being an `arguments` object; an array of the same values is none. */
function pushCommand(..._command: readonly [name: 'consent', kind: 'default' | 'update', values: object]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
