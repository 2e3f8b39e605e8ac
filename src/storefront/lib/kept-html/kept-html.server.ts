import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { LRUCache } from 'lru-cache';
import { type KeepContents, KeptHtmlContext } from './kept-html.ts';

const maxBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

/** HTML of contents, as bytes, by what they show. */
const kept = new LRUCache<string, Uint8Array>({
  maxSize: maxBytes,
  sizeCalculation: (html, shown) => html.length + shown.length * bytesPerCharacter,
});

/**
 * Marks contents until the document is rendered; nobody else can write it into a page. `mark[0]` stands for contents that are kept,
 * `mark(0)` and `mark.` stand around those that are to be kept.
 */
const mark = randomUUID();
const marked = new RegExp(`${mark}(?:\\[(\\d+)\\]|\\((\\d+)\\)([^]*?)${mark}\\.)`, 'g');
const encoder = new TextEncoder();

export interface HtmlKeeper {
  keep: KeepContents;
  /** Bytes of the document, or of a piece of it that cuts no part in two; keeps what was rendered for the first time. */
  toBytes: (document: string) => Uint8Array[];
}

/** For one rendering of one document: what is kept is never part of React's text, which is long to put together. */
export function createHtmlKeeper(): HtmlKeeper {
  const found: Uint8Array[] = [];
  const rendered: string[] = [];
  return {
    keep({ shows, render }) {
      const values = shows();
      if (!values) return { children: render() };
      const shown = toText(values);
      const html = kept.get(shown);
      if (html) return { dangerouslySetInnerHTML: { __html: `${mark}[${found.push(html) - 1}]` } };
      const start = `${mark}(${rendered.push(shown) - 1})`;
      // A part inside of this one is kept as part of it.
      return { children: createElement(KeptHtmlContext, { value: null }, start, render(), `${mark}.`) };
    },
    toBytes(document) {
      const pieces: Uint8Array[] = [];
      let end = 0;
      for (const match of document.matchAll(marked)) {
        const [whole, foundIndex, renderedIndex, html = ''] = match;
        pieces.push(Buffer.from(document.slice(end, match.index)));
        const bytes = foundIndex === undefined ? encoder.encode(html) : found[Number(foundIndex)];
        if (bytes) pieces.push(bytes);
        const shown = renderedIndex === undefined ? undefined : rendered[Number(renderedIndex)];
        if (bytes && shown !== undefined) kept.set(shown, bytes);
        end = match.index + whole.length;
      }
      pieces.push(Buffer.from(document.slice(end)));
      return pieces;
    },
  };
}

const texts = new WeakMap<object, string>();

/** As JSON; what many pages show is the same object in all of them, and is written once. */
function toText(values: readonly unknown[]): string {
  return values
    .map((value) => (typeof value === 'object' && value !== null ? toTextOnce(value) : JSON.stringify(value)))
    .join();
}

function toTextOnce(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
