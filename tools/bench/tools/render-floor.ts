// What React alone needs for a page: the same elements as one tree, without router, loaders and components.
import type { createElement as CreateElement, ReactNode } from 'react';

/** Milliseconds of CPU of this process for one call, its garbage collection and compiler included. */
export async function measureCpu(work: () => unknown, seconds: number): Promise<number> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) await work();
  const before = process.cpuUsage();
  let calls = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; calls += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

/** Renders the elements of a page that React has written before. Throws where React is not what it is in production. */
export async function createFloor(html: string): Promise<() => string> {
  const React = await import('react');
  const { renderToString } = await import('react-dom/server');
  // Only its code for development has it, which takes four times as long.
  if (typeof React.act === 'function') throw new Error('NODE_ENV was not "production" when React was loaded');
  const tree = parse(html, React.createElement);
  return () => renderToString(tree);
}

interface Open {
  name: string;
  properties: Record<string, unknown>;
  children: ReactNode[];
}

const token = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([\w-]+)([^>]*?)(\/?)>|([^<]+)/g;
const attribute = /([^\s=/]+)(?:="([^"]*)")?/g;
const voidElements = new Set(['meta', 'link', 'input', 'img', 'br', 'hr', 'source']);
const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  charset: 'charSet',
};

/** Only of what React writes: every element is closed, every value stands in double quotes. */
function parse(html: string, createElement: typeof CreateElement): ReactNode {
  const root: Open = { name: '', properties: {}, children: [] };
  const open: Open[] = [root];
  const last = () => open.at(-1) ?? root;
  const close = () => {
    const { name, properties, children } = open.pop() ?? root;
    last().children.push(createElement(name, properties, ...children));
  };
  for (const [, raw, rawAttributes = '', code = '', end, name, attributes = '', self, text] of html.matchAll(token)) {
    if (raw) {
      const content = { dangerouslySetInnerHTML: { __html: code } };
      last().children.push(createElement(raw, { ...toProperties(rawAttributes), ...content }));
    } else if (text !== undefined) last().children.push(decode(text));
    else if (end) close();
    else if (name && name !== 'DOCTYPE') {
      open.push({ name, properties: toProperties(attributes), children: [] });
      if (self || voidElements.has(name)) close();
    }
  }
  return root.children;
}

function toProperties(attributes: string): Record<string, unknown> {
  const pairs = [...attributes.matchAll(attribute)].map(([, name = '', value = '']): [string, string] => [
    renamed[name] ?? name,
    decode(value),
  ]);
  // A controlled field of React's would warn without a handler: the attribute is its first value.
  const { value, checked, selected: _selected, ...rest }: Record<string, string> = Object.fromEntries(pairs);
  return {
    ...rest,
    ...(value !== undefined && { defaultValue: value }),
    ...(checked !== undefined && { defaultChecked: true }),
  };
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
