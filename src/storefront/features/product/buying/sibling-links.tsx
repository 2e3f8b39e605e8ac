import { toSmallest } from '../../../commerce/pictures/picture.ts';
import type { SiblingsView } from '../product-view.server.ts';

/** Links to the other products of the group, such as the same diffuser in another scent. */
export function SiblingLinks({ siblings }: { siblings: SiblingsView }) {
  const current = siblings.options.find((option) => option.isCurrent);
  return (
    <nav aria-label={siblings.name}>
      <p className="mb-2 text-small">
        <span className="text-ink-2">{siblings.name}:</span> <span className="font-semibold">{current?.label}</span>
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {siblings.options.map((option) => (
          <li key={option.href}>
            <a
              href={option.href}
              aria-current={option.isCurrent ? 'page' : undefined}
              className="chip sibling-chip"
              data-status={option.isAvailable ? undefined : 'indisponivel'}
            >
              {option.picture && (
                <img src={toSmallest(option.picture)} alt="" width={48} height={60} loading="lazy" decoding="async" />
              )}
              <span>{option.label}</span>
              {!option.isAvailable && <span className="sr-only">, esgotado</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
