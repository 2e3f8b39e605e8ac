import { UnbrokenText } from '#ui/unbroken-text.tsx';
import type { KitPartView } from './kit-view.server.ts';

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** What may go into an open kit, to read without the fields of its form. A kit may hold one product twice. */
export function KitContents({ parts }: { parts: readonly KitPartView[] }) {
  const products = parts.filter((part, index) => parts.findIndex(({ id }) => id === part.id) === index);
  return (
    <section className="section max-w-[860px]" aria-labelledby="conteudo-do-kit">
      <h2 id="conteudo-do-kit" className="mb-2">
        O que pode entrar no kit
      </h2>
      <ul>
        {products.map((part) => (
          <li key={part.id} className="border-b border-line py-1.5 last:border-0">
            <a href={part.href} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
              <UnbrokenText>{part.name}</UnbrokenText>
            </a>
            <span className="block text-small text-ink-2">{toDetails(part)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutPrice = { sobconsulta: 'preço sob consulta', indisponivel: 'esgotado por enquanto' };

/** "10 ml por R$ 42,90 ou 30 ml por R$ 98,90", or the values first and then the one price that all of them have. */
function toDetails({ status, values, priceText }: KitPartView): string {
  const state = status === 'disponivel' ? priceText : withoutPrice[status];
  const hasOnePrice = new Set(values.map((value) => value.priceText)).size < 2;
  if (status !== 'disponivel' || hasOnePrice) {
    return [alternatives.format(values.map(({ label }) => label)), state].filter(Boolean).join(' · ');
  }
  return alternatives.format(
    values.map((value) =>
      value.status === 'disponivel' ? `${value.label} por ${value.priceText}` : `${value.label}, esgotado`,
    ),
  );
}
