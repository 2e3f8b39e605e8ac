/** HTML that passed the allowlist of the shop's sanitiser; nothing else may build one. */
export interface SafeHtml {
  readonly __html: string;
}

interface RichTextProps {
  html: SafeHtml;
  className?: string;
}

/** A merchant's formatted text. */
export function RichText({ html, className = '' }: RichTextProps) {
  // oxlint-disable-next-line react/no-danger -- the type says that the text went through the sanitiser
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={html} />;
}
