import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import type { Voice } from './use-voice.ts';

/** Rendered only where the browser recognises speech (specification 2), so never on the server. */
export function VoiceButton({ voice }: { voice: Voice }) {
  if (!useIsHydrated() || !hasRecognition()) return null;
  const { isRecording, hint, toggle, preload } = voice;
  return (
    <>
      <button
        type="button"
        aria-pressed={isRecording}
        className="icon-button voice-button"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        <Icon name="mic" className="size-5" />
        <span className="sr-only">Buscar por voz</span>
      </button>
      <span role="status" className="sr-only">
        {hint}
      </span>
    </>
  );
}

/** Chrome and Safari have it under its prefixed name only. Stands here, since the recognition itself is a lazy chunk. */
function hasRecognition(): boolean {
  return 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
}
