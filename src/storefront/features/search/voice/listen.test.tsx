import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortListening, toggleListening, type VoiceState, type RecognitionResultEvent } from './listen.ts';

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
    recognitions.push(this);
  }
}

let recognitions: FakeRecognition[];
let states: VoiceState[];
let texts: string[];

beforeEach(() => {
  [recognitions, states, texts] = [[], [], []];
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  vi.stubGlobal('alert', vi.fn<() => void>());
});
afterEach(() => abortListening());

const toggle = () =>
  toggleListening(
    (state) => states.push(state),
    (text) => texts.push(text),
  );
/** Waits for the microphone permission. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const createResult = (transcript: string, isFinal: boolean): RecognitionResultEvent => ({
  results: [Object.assign([{ transcript }], { isFinal })],
});

function useMicrophone(getUserMedia: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}

describe('listening', () => {
  it('records from start to end and delivers the final transcript once', async () => {
    toggle();
    await settle();
    expect(recognitions[0]?.start).toHaveBeenCalledOnce();
    expect(recognitions[0]?.lang).toBe('pt-BR');
    recognitions[0]?.onstart?.();
    expect(states.at(-1)).toMatchObject({ isRecording: true, hint: 'Ouvindo… fale o que procura' });
    recognitions[0]?.onresult?.(createResult('vela', false));
    expect(states.at(-1)).toMatchObject({ heard: 'vela' });
    expect(texts).toEqual([]);
    recognitions[0]?.onresult?.(createResult('vela de figo ', true));
    recognitions[0]?.onend?.();
    expect(states.at(-1)).toEqual({ isRecording: false });
    expect(texts).toEqual(['vela de figo']);
  });

  it('stops on a second press, also before the permission is granted', async () => {
    toggle();
    toggle();
    await settle();
    expect(recognitions[0]?.start).not.toHaveBeenCalled();
    toggle();
    await settle();
    recognitions[1]?.onstart?.();
    toggle();
    expect(recognitions[1]?.stop).toHaveBeenCalledOnce();
    expect(recognitions).toHaveLength(2);
  });

  it('stops permanently on a second press before the start event', async () => {
    toggle();
    await settle();
    toggle();
    expect(recognitions[0]?.stop).toHaveBeenCalledOnce();
    expect(states.at(-1)).toEqual({ isRecording: false });
    recognitions[0]?.onstart?.();
    recognitions[0]?.onerror?.({ error: 'not-allowed' });
    recognitions[0]?.onend?.();
    expect(states.at(-1)).toEqual({ isRecording: false });
    expect(window.alert).not.toHaveBeenCalled();
    toggle();
    await settle();
    recognitions[1]?.onstart?.();
    expect(recognitions[1]?.stop).not.toHaveBeenCalled();
    expect(states.at(-1)).toMatchObject({ isRecording: true });
  });

  it('aborts if the field is removed before the start event', async () => {
    toggle();
    await settle();
    abortListening();
    recognitions[0]?.onstart?.();
    expect(recognitions[0]?.abort).toHaveBeenCalledOnce();
    expect(states.at(-1)).toEqual({ isRecording: false });
  });

  it('releases the microphone before the recognition starts', async () => {
    const stop = vi.fn<() => void>();
    useMicrophone(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    toggle();
    await settle();
    expect(stop).toHaveBeenCalledBefore(recognitions[0]?.start ?? vi.fn<() => void>());
  });

  it('alerts if the browser or the recognition denies the microphone', async () => {
    useMicrophone(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    toggle();
    await settle();
    expect(recognitions[0]?.start).not.toHaveBeenCalled();
    expect(window.alert).toHaveBeenCalledWith('Permita o uso do microfone nesse site para usar esse recurso.');
    useMicrophone(() => Promise.reject(new DOMException('', 'NotFoundError')));
    toggle();
    await settle();
    recognitions[1]?.onerror?.({ error: 'service-not-allowed' });
    recognitions[1]?.onend?.();
    expect(window.alert).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toEqual({ isRecording: false });
  });

  it.each([
    ['no-speech', 'Não ouvimos nada. Tente de novo.'],
    ['network', 'A busca por voz falhou. Tente de novo.'],
    ['aborted', undefined],
  ])('shows a hint after the error "%s"', async (error, hint) => {
    toggle();
    await settle();
    recognitions[0]?.onstart?.();
    recognitions[0]?.onerror?.({ error });
    recognitions[0]?.onend?.();
    expect(states.at(-1)?.hint).toBe(hint);
    expect(texts).toEqual([]);
  });

  it('delivers nothing if the field is removed', async () => {
    toggle();
    await settle();
    recognitions[0]?.onstart?.();
    recognitions[0]?.onresult?.(createResult('vela', false));
    abortListening();
    recognitions[0]?.onend?.();
    expect(recognitions[0]?.abort).toHaveBeenCalledOnce();
    expect(texts).toEqual([]);
  });
});
