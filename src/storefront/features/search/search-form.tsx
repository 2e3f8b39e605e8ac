import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { isDesktop } from '#web/browser/screen-width.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { paths } from '../../paths.ts';
import { ShopField } from '../../shops/shop-context.tsx';
import { preloadSheet, SearchSheet, SuggestionPanel } from './lazy-parts.tsx';
import { toggleId } from './search-toggle.tsx';
import { useSearch } from './suggest/search-context.tsx';
import type { VoiceState } from './voice/listen.ts';

/** A plain form, which searches without script too. An empty text is not submitted (specification 5). */
export function SearchForm() {
  const search = useSearch();
  const { text, setText, isBusy, setSubmitted, isSheetOpen, openSheet, closeSheet } = search;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState({ panel: false, sheet: false });
  const voice = useVoice((heard) => {
    flushSync(() => setText(heard));
    form.current?.requestSubmit();
  });
  // The field may hold text that was typed before hydration.
  useEffect(() => {
    if (field.current?.value) setText(field.current.value);
  }, [setText]);
  if (isSheetOpen && !loaded.sheet) setLoaded({ ...loaded, sheet: true });

  const preload = () => {
    if (!isDesktop()) preloadSheet();
    else if (!loaded.panel) setLoaded({ ...loaded, panel: true });
  };
  const fieldProps = {
    name: 'busca',
    'aria-label': 'Buscar',
    placeholder: voice.hint ?? 'Busque por óleos, essências...',
    enterKeyHint: 'search',
    autoComplete: 'off',
    required: true,
    value: voice.heard ?? text,
  } as const;
  return (
    <div className="relative" onPointerEnter={preload} onFocus={preload}>
      <Form
        ref={form}
        action={paths.search}
        role="search"
        aria-label="Na loja"
        aria-busy={isBusy || undefined}
        className="search-form"
        onSubmit={(event) => {
          if (text.trim() === '') event.preventDefault();
          else setSubmitted(true);
        }}
      >
        <input
          {...fieldProps}
          ref={field}
          type="search"
          className="search-input"
          onChange={(event) => setText(event.target.value)}
          onClick={() => {
            if (!isDesktop()) openSheet();
          }}
        />
        <ShopField />
        <VoiceButton voice={voice} />
        <button type="submit" className="search-submit">
          {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="search" className="size-4.5" />}
          <span className="sr-only">Buscar</span>
        </button>
      </Form>
      <Suspense>{loaded.panel && <SuggestionPanel search={search} form={form} field={field} />}</Suspense>
      <Suspense>
        {loaded.sheet && (
          <SearchSheet
            search={search}
            form={form}
            fieldProps={fieldProps}
            voiceButton={<VoiceButton voice={voice} />}
            toggleId={toggleId}
            onFail={() => {
              closeSheet();
              setLoaded({ ...loaded, sheet: false });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Rendered only where the browser recognises speech (specification 2), so never on the server. */
function VoiceButton({ voice }: { voice: Voice }) {
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

interface Voice extends VoiceState {
  /** Starts or stops the recognition (specification 4). */
  toggle: () => void;
  preload: () => void;
}

const load = () => import('./voice/listen.ts');
const doNothing = () => undefined;

/** `onText` receives a non-empty transcript. */
function useVoice(onText: (text: string) => void): Voice {
  const [state, setState] = useState<VoiceState>({ isRecording: false });
  return {
    ...state,
    // If the chunk fails to load, the button does nothing; typing still works.
    toggle: () => void load().then(({ toggleListening }) => toggleListening(setState, onText), doNothing),
    preload: () => void load().catch(doNothing),
  };
}
