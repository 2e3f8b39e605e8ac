// Parts of pages that the server renders once and then writes as they are. React rendered them in the same place of the same
// document before, so that the browser finds in it what it would have rendered.
import { createContext, type ReactNode, use } from 'react';

/** The contents of an element, to be spread over it. */
export type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

export interface KeptPart {
  /**
   * Everything that what is shown depends on, `useContext` and the part's name included; it must survive JSON. Undefined for
   * contents that are not to be kept.
   */
  shows: () => readonly unknown[] | undefined;
  /**
   * Elements only, no text beside them. Nothing in them may have an id of `useId`. What they name in the document's head, which is
   * what pictures do that are not lazy, has to be named outside of them as well.
   */
  render: () => ReactNode;
}

export interface KeepsHtml {
  keep: (part: KeptPart) => Contents;
  /** What is to stand in React's text for HTML that was rendered before. */
  write: (html: string) => string;
}

/** Only the server keeps anything. */
export const KeptHtmlContext = createContext<KeepsHtml | null>(null);

export function useKeptContents(part: KeptPart): Contents {
  const keeper = use(KeptHtmlContext);
  return keeper ? keeper.keep(part) : { children: part.render() };
}
