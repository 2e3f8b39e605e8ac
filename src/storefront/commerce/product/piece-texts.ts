// What a kit holds, in the few words that a card has room for.

import type { KitPieces } from '#contract/product.ts';
import { toPlural } from '#rules/plural.ts';
import { findContentsText } from '#rules/unit-price.ts';

/** After one of these a name says of what or for whom a product is, not what it is. */
const prepositions = new Set(['com', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'para', 'sem']);

const list = new Intl.ListFormat('pt-BR');

/** "5 peças: 4 óleos essenciais e 1 óleo vegetal", or "2 peças: sabonete e sachê perfumado"; empty without pieces. */
export function toPiecesText(pieces: KitPieces | undefined): string {
  if (!pieces || pieces.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { nome, quantidade } of pieces) {
    const kind = toKindText(nome);
    counts.set(kind, (counts.get(kind) ?? 0) + quantidade);
  }
  const total = pieces.reduce((sum, { quantidade }) => sum + quantidade, 0);
  return `${total} ${total === 1 ? 'peça' : 'peças'}: ${list.format(listPieceTexts(pieces, counts))}`;
}

function listPieceTexts(pieces: NonNullable<KitPieces>, counts: ReadonlyMap<string, number>): string[] {
  // What all have in common does not tell them apart: the rest of their names does, which has no plural.
  if (counts.size === 1 && pieces.length > 1) {
    return pieces.map(({ nome, quantidade }) => `${quantidade > 1 ? `${quantidade}x ` : ''}${toRestText(nome)}`);
  }
  const isEachOne = [...counts.values()].every((count) => count === 1);
  return [...counts].map(([kind, count]) => (isEachOne ? kind : `${count} ${count > 1 ? toPlural(kind) : kind}`));
}

/** "sabonete líquido" of "Sabonete líquido figo e cassis 250 ml": the noun, and an adjective that follows it. */
function toKindText(name: string): string {
  return listKindWords(name).join(' ').toLowerCase();
}

/** "lavanda francesa" of "Óleo essencial de lavanda francesa 10 ml"; the kind where a name says no more. */
function toRestText(name: string): string {
  const words = listWords(name).slice(listKindWords(name).length);
  const rest = prepositions.has(words[0] ?? '') ? words.slice(1) : words;
  return rest.join(' ') || toKindText(name);
}

function listKindWords(name: string): string[] {
  const [noun = '', next = ''] = listWords(name);
  const isAdjective = /^\p{Ll}/u.test(next) && !prepositions.has(next);
  return isAdjective ? [noun, next] : [noun];
}

/** Without the measure and what follows a comma, such as "2 unidades". */
function listWords(name: string): string[] {
  const [title = ''] = name.split(',', 1);
  return title
    .replace(findContentsText(title) ?? '', '')
    .trim()
    .split(/\s+/);
}
