/** HTML that passed the allowlist of the shop's sanitiser; only the sanitiser may create a value of this type. */
export interface SafeHtml {
  readonly __html: string;
}

export function RichText({ html, className = '' }: { html: SafeHtml; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- the type guarantees that the text is sanitised
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={html} />;
}
