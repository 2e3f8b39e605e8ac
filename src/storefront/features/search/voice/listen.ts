// Voice search: one recognition at a time, from the microphone permission to the final transcript.

export interface VoiceState {
  /** Specification 4: true from the start of the recognition to its end. */
  isRecording: boolean;
  /** The interim transcript while recording. */
  heard?: string;
  /** Replaces the field's placeholder, and is announced to screen readers. */
  hint?: string;
}

/** Specification 5. */
const permissionText = 'Permita o uso do microfone nesse site para usar esse recurso.';
const listeningText = 'Ouvindo… fale o que procura';
const silenceText = 'Não ouvimos nada. Tente de novo.';
const failureText = 'A busca por voz falhou. Tente de novo.';

const refusals = new Set(['not-allowed', 'service-not-allowed']);

type OnChange = (state: VoiceState) => void;
type OnText = (text: string) => void;

let running: Listening | undefined;

/** Starts to listen, or stops the running recognition. `onText` receives a non-empty transcript, at most once. */
export function toggleListening(onChange: OnChange, onText: OnText): void {
  if (running) running.stop();
  else running = new Listening(onChange, onText);
}

/** Call it when the field is removed. */
export function abortListening(): void {
  running?.abort();
}

class Listening {
  readonly #recognition = createRecognition();
  readonly #onChange: OnChange;
  readonly #onText: OnText;
  #heard = '';
  #problem: string | undefined;
  /** `start()` was called; the start event follows later. */
  #isBegun = false;
  #isStarted = false;
  #isDelivered = false;
  #isOver = false;

  constructor(onChange: OnChange, onText: OnText) {
    this.#onChange = onChange;
    this.#onText = onText;
    this.#listen();
    void this.#start();
  }

  /** Ends the recognition and delivers the transcript so far. */
  stop(): void {
    if (this.#isBegun) this.#recognition.stop();
    // A recognition that has not started may never fire its end event.
    if (!this.#isStarted) this.#end();
  }

  /** Ends the recognition and discards the transcript. */
  abort(): void {
    this.#isDelivered = true;
    if (this.#isBegun) this.#recognition.abort();
    this.#end();
  }

  #listen(): void {
    this.#recognition.lang = 'pt-BR';
    this.#recognition.interimResults = true;
    this.#recognition.onstart = () => {
      if (this.#isOver) return;
      this.#isStarted = true;
      this.#show();
    };
    this.#recognition.onresult = (event) => {
      if (this.#isOver) return;
      this.#heard = toTranscript(event);
      this.#show();
      if (Array.from(event.results).every((result) => result.isFinal !== false)) this.#deliver();
    };
    this.#recognition.onerror = ({ error }) => {
      if (this.#isOver) return;
      if (refusals.has(error)) this.#refuse();
      else if (error !== 'aborted') this.#problem = error === 'no-speech' ? silenceText : failureText;
    };
    this.#recognition.onend = () => this.#end();
  }

  async #start(): Promise<void> {
    const isAllowed = await requestMicrophone();
    if (this.#isOver) return;
    if (!isAllowed) {
      this.#refuse();
      return;
    }
    this.#isBegun = true;
    this.#recognition.start();
  }

  #show(): void {
    this.#onChange({ isRecording: true, heard: this.#heard, hint: listeningText });
  }

  #deliver(): void {
    if (this.#isDelivered || this.#heard === '') return;
    this.#isDelivered = true;
    this.#onText(this.#heard);
  }

  #refuse(): void {
    this.#end();
    // oxlint-disable-next-line no-alert -- specification 5 asks for an alert
    window.alert(permissionText);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    running = undefined;
    this.#onChange({ isRecording: false, ...(this.#problem && !this.#heard && { hint: this.#problem }) });
    this.#deliver();
  }
}

/** Requests the permission. A missing microphone counts as allowed: the recognition reports it itself. */
async function requestMicrophone(): Promise<boolean> {
  // Undefined on pages without https.
  if (!('mediaDevices' in navigator)) return true;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError';
  }
}

function toTranscript({ results }: RecognitionResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '')
    .join('')
    .trim();
}

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
function createRecognition(): Recognition {
  const owner: { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass } & Partial<Window> =
    window;
  const BrowserRecognition = owner.SpeechRecognition ?? owner.webkitSpeechRecognition;
  if (!BrowserRecognition) throw new Error('this browser does not recognise speech');
  return new BrowserRecognition();
}
