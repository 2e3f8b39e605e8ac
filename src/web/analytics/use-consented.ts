import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reloadPage } from '../browser/chunk-reload.ts';
import type { Consent } from '../consent/consent-value.ts';
import { useConsent } from '../consent/consent.ts';
import { callApi } from '../http/browser-api.ts';
import { findOriginValue, toOriginValue, toUntrackedAddress } from '../http/tracking-parameters.ts';
import { consumeOrigin, holdOrigin } from './campaign.ts';
import { pushConsentUpdate, toConsentGrants } from './consent-mode.ts';
import { pushEvent } from './data-layer.ts';
import { hasForbiddenScript, loadScripts, type PlacedScript } from './script-slots.ts';

/** Everything that depends on the visitor's consent: campaign values, the merchant's scripts, the hashes of a customer. */
export function useConsented(scripts: readonly PlacedScript[], isCustomer: boolean): Consent | undefined {
  const state = useConsent();
  const consent = typeof state === 'string' ? undefined : state;
  useEffect(() => {
    if (!consent) return undefined;
    reportConsent(consent);
    if (hasForbiddenScript(consent)) {
      reloadPage();
      return undefined;
    }
    return loadScripts(scripts, consent);
  }, [consent, scripts]);
  useCampaign(consent);
  // Only marketing scripts read the hashes of a customer.
  const isHashNeeded = isCustomer && consent?.marketing === true && scripts.some(isForMarketing);
  useEffect(() => {
    if (isHashNeeded) void pushUserHash();
  }, [isHashNeeded]);
  return consent;
}

const isForMarketing = ({ category }: PlacedScript) => category === 'marketing';

/** The decision that was reported last. An error page mounts the layout again, so component state would be lost. */
let reportedConsent: Consent | undefined;

/** Reports each decision once, and on every document the one that was made before. */
function reportConsent(consent: Consent): void {
  if (reportedConsent === consent) return;
  reportedConsent = consent;
  pushConsentUpdate(consent);
  pushEvent({ event: 'consent_update', ...toConsentGrants(consent) });
}

/**
 * Removes tracking parameters from the address of a client navigation, or the fragment in which the server hands their values on,
 * and holds the values in the page; reports them after consent (reading A13).
 */
function useCampaign(consent: Consent | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const clean = toUntrackedAddress({ pathname, search });
    const handed = findOriginValue(hash);
    const value = handed ?? toOriginValue(search);
    if (value !== undefined) holdOrigin(value);
    if (handed !== undefined || clean !== undefined) {
      const address = (clean ?? pathname + search) + (handed === undefined ? hash : '');
      void navigate(address, { replace: true, preventScrollReset: true });
    } else if (consent) {
      const origin = consumeOrigin(consent);
      if (origin) pushEvent({ ...origin, event: 'campaign' });
    }
  }, [pathname, search, hash, navigate, consent]);
}

async function pushUserHash(): Promise<void> {
  try {
    const { userHash } = await callApi<'user'>({ method: 'GET', path: '/checkout/user', skipsErrorPage: true });
    const { id, email, celular } = userHash;
    pushEvent({ event: 'user_data', user_hash: { id, email, celular } });
  } catch {
    // A failure of analytics must not affect the visit.
  }
}
