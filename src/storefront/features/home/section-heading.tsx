interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string;
  /** The way to everything that the section shows a part of. */
  all?: { label: string; href: string };
}

export function SectionHeading({ id, title, text, all }: SectionHeadingProps) {
  return (
    <div className="mb-6.5 flex flex-col items-start justify-between gap-2.5 lg:flex-row lg:items-end">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="mt-1.5 text-ink-2">{text}</p>}
      </div>
      {all && (
        <a href={all.href} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
          {all.label}
        </a>
      )}
    </div>
  );
}
