// Search: the header's form with suggestions and voice. This file: the state that its parts share.

import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { paths } from '../../../paths.ts';
import type { PictureSource } from './suggestion-view.ts';

export interface SearchState extends PictureSource {
  text: string;
  setText: (text: string) => void;
  /** Specification 4: set on submit, cleared when the visitor leaves the results. */
  isSubmitted: boolean;
  setSubmitted: (isSubmitted: boolean) => void;
  /** Submitted, and the results are loading. */
  isBusy: boolean;
  isSheetOpen: boolean;
  openSheet: () => void;
  closeSheet: () => void;
}

const SearchContext = createContext<SearchState | undefined>(undefined);

export function useSearch(): SearchState {
  const state = use(SearchContext);
  if (!state) throw new Error('useSearch must be used inside SearchProvider');
  return state;
}

export function SearchProvider({ siteUrl, pictureFields, children }: PictureSource & { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const isResults = pathname === paths.search;
  const searched = isResults ? (new URLSearchParams(search).get('busca') ?? '') : undefined;
  const [shown, setShown] = useState(searched);
  const [text, setText] = useState(searched ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const sheet = useOpenHere();
  if (shown !== searched) {
    // Results set the text to their query, and leaving them clears it. Text typed on any other page is preserved.
    setShown(searched);
    setText(searched ?? '');
    if (!isResults) setSubmitted(false);
  }
  const state = {
    siteUrl,
    pictureFields,
    text,
    setText,
    isSubmitted,
    setSubmitted,
    isBusy: isSubmitted && navigation.location?.pathname === paths.search,
    isSheetOpen: sheet.isOpen,
    openSheet: sheet.open,
    closeSheet: sheet.close,
  };
  return <SearchContext value={state}>{children}</SearchContext>;
}
