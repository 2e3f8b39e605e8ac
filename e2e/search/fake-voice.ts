// The browser's speech recognition, which is not there in a test.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { banner } from '../browsing.ts';

declare global {
  interface Window {
    /** The last one that the page made. */
    recognition?: {
      lang?: string;
      calls: string[];
      onstart?: () => void;
      onend?: () => void;
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
    };
  }
}

/** A recognition whose events the test sends by `window.recognition`, and a microphone that is given or refused. */
export async function fakeVoice(context: BrowserContext, microphone: 'given' | 'refused'): Promise<void> {
  await context.addInitScript((isGiven) => {
    class FakeRecognition {
      calls: string[] = [];
      constructor() {
        window.recognition = this;
      }
      start() {
        this.calls.push('start');
      }
      stop() {
        this.calls.push('stop');
      }
      abort() {
        this.calls.push('abort');
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });
    navigator.mediaDevices.getUserMedia = () =>
      isGiven ? Promise.resolve(new MediaStream()) : Promise.reject(new DOMException('no', 'NotAllowedError'));
  }, microphone === 'given');
}

export const voiceButton = (page: Page): Locator => banner(page).getByRole('button', { name: 'Buscar por voz' });
