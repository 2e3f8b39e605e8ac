import { useShopHref } from '../../shops/shop-context.tsx';
import { paths } from '../../routes.ts';

/** The line under the heading that offers another spelling. */
export function SearchNote({ suggestions }: { suggestions: readonly string[] }) {
  const toHref = useShopHref();
  if (suggestions.length === 0) return null;
  return (
    <p className="mt-2">
      Você quis dizer{' '}
      {suggestions.map((suggestion, index) => (
        <span key={suggestion}>
          {index > 0 && ' ou '}
          <a href={toHref(`${paths.search}?busca=${encodeURIComponent(suggestion)}`)} className="text-link">
            {suggestion}
          </a>
        </span>
      ))}
      ?
    </p>
  );
}
