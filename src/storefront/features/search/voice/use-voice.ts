import { useState } from 'react';
import type { VoiceState } from './listen.ts';

export interface Voice extends VoiceState {
  /** Starts, or stops what runs (specification 4). */
  toggle: () => void;
  /** Fetches the code ahead. */
  prepare: () => void;
}

const load = () => import('./listen.ts');
const doNothing = () => undefined;

/** `onText` gets what was said, once and not empty. */
export function useVoice(onText: (text: string) => void): Voice {
  const [state, setState] = useState<VoiceState>({ isRecording: false });
  return {
    ...state,
    // Without its code nothing happens, and typing still does.
    toggle: () => void load().then(({ toggleListening }) => toggleListening(setState, onText), doNothing),
    prepare: () => void load().catch(doNothing),
  };
}
