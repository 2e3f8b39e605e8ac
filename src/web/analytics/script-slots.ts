// The merchant's scripts: each loads once, after consent to its category, in its slot (reading A2).

import type { Consent, ConsentCategory } from '../consent/consent-value.ts';
import { whenPushed } from './data-layer.ts';

export interface PlacedScript {
  src: string;
  category: ConsentCategory;
  /** `event:` waits for the first event of that name. */
  place: 'head' | 'body-end' | `event:${string}`;
}

const loaded = new Map<string, ConsentCategory>();

/** Returns a function that stops waiting for events. A script that fails to load or is blocked changes nothing. */
export function loadScripts(scripts: readonly PlacedScript[], consent: Consent): () => void {
  const waits = scripts
    .filter(({ category }) => consent[category])
    .map((script) => {
      if (script.place.startsWith('event:')) {
        return whenPushed(script.place.slice('event:'.length), () => insert(script));
      }
      insert(script);
      return undefined;
    });
  return () => {
    for (const stop of waits) stop?.();
  };
}

/** Whether a loaded script is no longer allowed: only a new document unloads it. */
export function hasForbiddenScript(consent: Consent): boolean {
  return [...loaded.values()].some((category) => !consent[category]);
}

function insert({ src, category, place }: PlacedScript): void {
  if (loaded.has(src)) return;
  loaded.set(src, category);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  (place === 'head' ? document.head : document.body).append(script);
}
