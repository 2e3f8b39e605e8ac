import { createElement, Fragment, type ReactNode } from 'react';

const allowedTags = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'small', 's']);
/** Dropped with their content; of any other unknown tag the content stays. */
const droppedTags = new Set(['script', 'style', 'iframe', 'template', 'noscript', 'svg', 'math', 'textarea', 'title']);

/**
 * Sanitised HTML of the merchant. The browser loads it straight from the API, past the server's sanitiser: an inert parser
 * reads it, and React renders only the allowed tags without their attributes, so it holds neither script nor links.
 */
export function PopupText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="rich-text">{toNodes(body)}</div>;
}

function toNodes(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || droppedTags.has(node.localName)) return null;
    const children = toNodes(node);
    const tag = allowedTags.has(node.localName) ? node.localName : Fragment;
    // The nodes never change their order, so the index is a stable key.
    return createElement(tag, { key: index }, ...(children.length > 0 ? children : []));
  });
}
