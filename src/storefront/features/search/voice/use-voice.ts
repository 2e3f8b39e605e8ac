import { useState } from 'react';
import type { VoiceState } from './listen.ts';

export interface Voice extends VoiceState {
  /** Starts or stops the recognition (specification 4). */
  toggle: () => void;
  /** Preloads the chunk. */
  preload: () => void;
}

const load = () => import('./listen.ts');
const doNothing = () => undefined;

/** `onText` receives a non-empty transcript. */
export function useVoice(onText: (text: string) => void): Voice {
  const [state, setState] = useState<VoiceState>({ isRecording: false });
  return {
    ...state,
    // If the chunk fails to load, the button does nothing; typing still works.
    toggle: () => void load().then(({ toggleListening }) => toggleListening(setState, onText), doNothing),
    preload: () => void load().catch(doNothing),
  };
}
