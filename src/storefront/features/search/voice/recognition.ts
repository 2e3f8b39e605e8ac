// Types of the Web Speech API, which TypeScript's DOM types lack.

interface Recognition {
  lang: string;
  interimResults: boolean;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

export interface RecognitionResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal?: boolean }>;
}

type RecognitionClass = new () => Recognition;

/** Throws if the browser has none: see `hasRecognition`. */
export function createRecognition(): Recognition {
  const owner: { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass } & Partial<Window> =
    window;
  const BrowserRecognition = owner.SpeechRecognition ?? owner.webkitSpeechRecognition;
  if (!BrowserRecognition) throw new Error('this browser does not recognise speech');
  return new BrowserRecognition();
}
