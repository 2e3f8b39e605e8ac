import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortListening, toggleListening, type VoiceState } from './listen.ts';
import type { RecognitionResultEvent } from './recognition.ts';

class FakeRecognition {
  lang = '';
  onstart?: () => void;
  onend?: () => void;
  onresult?: (event: RecognitionResultEvent) => void;
  onerror?: (event: { error: string }) => void;
  start = vi.fn<() => void>();
  stop = vi.fn<() => void>();
  abort = vi.fn<() => void>();
  constructor() {
    made.push(this);
  }
}

let made: FakeRecognition[];
let states: VoiceState[];
let texts: string[];

beforeEach(() => {
  [made, states, texts] = [[], [], []];
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  vi.stubGlobal('alert', vi.fn<() => void>());
});
afterEach(() => {
  abortListening();
  vi.unstubAllGlobals();
});

const toggle = () =>
  toggleListening(
    (state) => states.push(state),
    (text) => texts.push(text),
  );
/** Waits for the microphone permission. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const said = (transcript: string, isFinal: boolean): RecognitionResultEvent => ({
  results: [Object.assign([{ transcript }], { isFinal })],
});

function useMicrophone(answer: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: answer } });
}

describe('listening', () => {
  it('records from start to end and hands over the last words once', async () => {
    toggle();
    await settle();
    expect(made[0]?.start).toHaveBeenCalledOnce();
    expect(made[0]?.lang).toBe('pt-BR');
    made[0]?.onstart?.();
    expect(states.at(-1)).toMatchObject({ isRecording: true, hint: 'Ouvindo… fale o que procura' });
    made[0]?.onresult?.(said('vela', false));
    expect(states.at(-1)).toMatchObject({ heard: 'vela' });
    expect(texts).toEqual([]);
    made[0]?.onresult?.(said('vela de figo ', true));
    made[0]?.onend?.();
    expect(states.at(-1)).toEqual({ isRecording: false });
    expect(texts).toEqual(['vela de figo']);
  });

  it('stops by a second press, also before the microphone was given', async () => {
    toggle();
    toggle();
    await settle();
    expect(made[0]?.start).not.toHaveBeenCalled();
    toggle();
    await settle();
    made[1]?.onstart?.();
    toggle();
    expect(made[1]?.stop).toHaveBeenCalledOnce();
    expect(made).toHaveLength(2);
  });

  it('stops by a second press before the start event, for good', async () => {
    toggle();
    await settle();
    toggle();
    expect(made[0]?.stop).toHaveBeenCalledOnce();
    expect(states.at(-1)).toEqual({ isRecording: false });
    made[0]?.onstart?.();
    made[0]?.onerror?.({ error: 'not-allowed' });
    made[0]?.onend?.();
    expect(states.at(-1)).toEqual({ isRecording: false });
    expect(window.alert).not.toHaveBeenCalled();
    toggle();
    await settle();
    made[1]?.onstart?.();
    expect(made[1]?.stop).not.toHaveBeenCalled();
    expect(states.at(-1)).toMatchObject({ isRecording: true });
  });

  it('is aborted with its field before the start event', async () => {
    toggle();
    await settle();
    abortListening();
    made[0]?.onstart?.();
    expect(made[0]?.abort).toHaveBeenCalledOnce();
    expect(states.at(-1)).toEqual({ isRecording: false });
  });

  it('gives the microphone back before it starts', async () => {
    const stop = vi.fn<() => void>();
    useMicrophone(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    toggle();
    await settle();
    expect(stop).toHaveBeenCalledBefore(made[0]?.start ?? vi.fn<() => void>());
  });

  it('alerts when the microphone is refused by the page or by the recognition', async () => {
    useMicrophone(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    toggle();
    await settle();
    expect(made[0]?.start).not.toHaveBeenCalled();
    expect(window.alert).toHaveBeenCalledWith('Permita o uso do microfone nesse site para usar esse recurso.');
    useMicrophone(() => Promise.reject(new DOMException('', 'NotFoundError')));
    toggle();
    await settle();
    made[1]?.onerror?.({ error: 'service-not-allowed' });
    made[1]?.onend?.();
    expect(window.alert).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toEqual({ isRecording: false });
  });

  it.each([
    ['no-speech', 'Não ouvimos nada. Tente de novo.'],
    ['network', 'A busca por voz falhou. Tente de novo.'],
    ['aborted', undefined],
  ])('says after "%s" what to do', async (error, hint) => {
    toggle();
    await settle();
    made[0]?.onstart?.();
    made[0]?.onerror?.({ error });
    made[0]?.onend?.();
    expect(states.at(-1)?.hint).toBe(hint);
    expect(texts).toEqual([]);
  });

  it('hands over nothing when its field went away', async () => {
    toggle();
    await settle();
    made[0]?.onstart?.();
    made[0]?.onresult?.(said('vela', false));
    abortListening();
    made[0]?.onend?.();
    expect(made[0]?.abort).toHaveBeenCalledOnce();
    expect(texts).toEqual([]);
  });
});
