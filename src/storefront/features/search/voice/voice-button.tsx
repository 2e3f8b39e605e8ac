import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { hasRecognition } from './has-recognition.ts';
import type { Voice } from './use-voice.ts';

/** Only where the browser can listen (specification 2), so never in the HTML of the server. */
export function VoiceButton({ voice }: { voice: Voice }) {
  if (!useIsHydrated() || !hasRecognition()) return null;
  const { isRecording, hint, toggle, prepare } = voice;
  return (
    <>
      <button
        type="button"
        aria-pressed={isRecording}
        className="icon-button voice-button"
        onPointerEnter={prepare}
        onFocus={prepare}
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
