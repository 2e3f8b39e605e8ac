// A fake of the browser's speech recognition, which does not exist in tests.

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { banner } from '../browsing.ts';

declare global {
  interface Window {
    /** The recognition that the page created last. */
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

/** A recognition whose events the test sends by `window.recognition`, and a microphone that is allowed or denied. */
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
