// Parts of the frame that only the server renders: the browser has neither their code nor their data, and React leaves what
// stands in them alone. Scripts may lead it.
import { createContext, memo, use } from 'react';
import { KeptHtmlContext } from '../kept-html/kept-html.ts';

export type ServedName = 'menu' | 'footer-brand' | 'footer-groups' | 'footer-marks';

/** HTML of the contents of each part. */
export type ServedHtml = Readonly<Partial<Record<ServedName, string>>>;

/** Empty where nobody has rendered them. */
export const ServedContext = createContext<ServedHtml>({});

interface ServedProps {
  name: ServedName;
  as?: 'div' | 'ul';
  className?: string;
}

export function Served({ name, ...element }: ServedProps) {
  const html = use(ServedContext)[name] ?? '';
  const write = use(KeptHtmlContext)?.write;
  return <Contents name={name} html={write ? write(html) : html} {...element} />;
}

/** Other HTML replaces what stands there, and with it what scripts have done to it; the same HTML never does. */
const Contents = memo(function Contents({
  name,
  html,
  as: Element = 'div',
  className,
}: ServedProps & { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the server has rendered it by React
  return <Element data-served={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
});
