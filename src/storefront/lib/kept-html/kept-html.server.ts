import { hash, randomUUID } from 'node:crypto';
import { createElement, Fragment } from 'react';
import { LRUCache } from 'lru-cache';
import { joinBytes } from './join-bytes.server.ts';
import type { KeepsHtml } from './kept-html.ts';

const nothing = new Uint8Array();
const maxBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

/** HTML of contents, as bytes, by what they show; by itself where it comes as a text. */
const kept = new LRUCache<string, Uint8Array>({
  maxSize: maxBytes,
  sizeCalculation: (html, shown) => html.length + shown.length * bytesPerCharacter,
});

/**
 * Marks contents until the document is rendered; nobody else can write it into a page. `mark[0]` stands for contents that are kept,
 * `mark(0)` and `mark.` stand around those that are to be kept.
 */
const mark = randomUUID();
const marked = new RegExp(`${mark}(?:\\[(\\d+)\\]|\\((\\d+)\\)|\\.)`, 'g');

export interface HtmlKeeper extends KeepsHtml {
  /** Bytes of the document, or of a piece of it that cuts no part in two; keeps what was rendered for the first time. */
  toBytes: (document: string) => Uint8Array[];
}

/** For one rendering of one document: what is kept is never part of React's text, which is long to put together. */
export function createHtmlKeeper(): HtmlKeeper {
  const found: Uint8Array[] = [];
  const rendered: string[] = [];
  const place = (html: Uint8Array) => `${mark}[${found.push(html) - 1}]`;
  return {
    write(html) {
      if (html === '') return html;
      const bytes = kept.get(html) ?? Buffer.from(html);
      kept.set(html, bytes);
      return place(bytes);
    },
    keep({ shows, render }) {
      const values = shows();
      if (!values) return { children: render() };
      const shown = toText(values);
      const html = kept.get(shown);
      if (html) return { dangerouslySetInnerHTML: { __html: place(html) } };
      const index = rendered.push(shown) - 1;
      return { children: createElement(Fragment, null, `${mark}(${index})`, render(), `${mark}.`) };
    },
    toBytes(document) {
      const pieces: Uint8Array[] = [];
      const open: OpenPart[] = [];
      let end = 0;
      for (const match of document.matchAll(marked)) {
        const [whole, foundIndex, renderedIndex] = match;
        pieces.push(Buffer.from(document.slice(end, match.index)));
        end = match.index + whole.length;
        if (foundIndex !== undefined) pieces.push(found[Number(foundIndex)] ?? nothing);
        else if (renderedIndex !== undefined)
          open.push({ shown: rendered[Number(renderedIndex)], start: pieces.length });
        else keepSince(open.pop(), pieces);
      }
      pieces.push(Buffer.from(document.slice(end)));
      return pieces;
    },
  };
}

interface OpenPart {
  shown: string | undefined;
  /** Index of its first piece. */
  start: number;
}

function keepSince(part: OpenPart | undefined, pieces: readonly Uint8Array[]): void {
  if (part?.shown !== undefined) kept.set(part.shown, joinBytes(pieces.slice(part.start)));
}

const digests = new WeakMap<object, string>();

/** Values as JSON, objects as the digest of theirs: what many pages show is the same object in all of them, and is written once. */
function toText(values: readonly unknown[]): string {
  return values
    .map((value) => (typeof value === 'object' && value !== null ? toDigest(value) : JSON.stringify(value)))
    .join();
}

function toDigest(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(value), 'base64');
  digests.set(value, digest);
  return digest;
}
