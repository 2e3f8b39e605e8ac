import { createElement, Fragment, type ReactNode } from 'react';

const allowedTags = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'small', 's']);
/** Dropped together with what stands in them; other unknown tags lose only themselves. */
const swallowedTags = new Set([
  'script',
  'style',
  'iframe',
  'template',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);

/**
 * A merchant's formatted text that comes to the browser straight from the API: it is read by an inert parser and built anew
 * from the tags above without their attributes, so nothing of it can run or lead anywhere.
 */
export function PopupText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="rich-text">{toNodes(body)}</div>;
}

function toNodes(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || swallowedTags.has(node.localName)) return null;
    const children = toNodes(node);
    const tag = allowedTags.has(node.localName) ? node.localName : Fragment;
    // The text never changes its order: its parts have no other name than their place.
    return createElement(tag, { key: index }, ...(children.length > 0 ? children : []));
  });
}
