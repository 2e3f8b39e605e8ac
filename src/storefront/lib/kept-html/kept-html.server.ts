import { randomUUID } from 'node:crypto';
import { createElement, Fragment } from 'react';
import { LRUCache } from 'lru-cache';
import type { KeepContents } from './kept-html.ts';

const maxBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

/** HTML of contents by what they show. */
const kept = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, shown) => (html.length + shown.length) * bytesPerCharacter,
});

/** Marks where contents begin and end, until the document is rendered. Nobody else can write it into a page. */
const mark = randomUUID();
const marked = new RegExp(`${mark}\\((\\d+)\\)([^]*?)${mark}\\.`, 'g');

export interface HtmlKeeper {
  keep: KeepContents;
  /** Keeps what was rendered for the first time; answers the document without the marks. */
  collect: (document: string) => string;
}

/** For one rendering of one document. */
export function createHtmlKeeper(): HtmlKeeper {
  const rendered: string[] = [];
  return {
    keep({ shows, render }) {
      const values = shows();
      if (!values) return { children: render() };
      const shown = JSON.stringify(values);
      const html = kept.get(shown);
      if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } };
      const index = rendered.push(shown) - 1;
      return { children: createElement(Fragment, null, `${mark}(${index})`, render(), `${mark}.`) };
    },
    collect(document) {
      if (rendered.length === 0) return document;
      return document.replaceAll(marked, (_, index: string, html: string) => {
        const shown = rendered[Number(index)];
        if (shown !== undefined) kept.set(shown, copy(html));
        return html;
      });
    },
  };
}

/** A part of a text keeps the whole of it in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}
