// Pages about the service of the shop, to which words of a search lead.

import { toUnicodeForm } from '#rules/typed-text.ts';
import { paths } from '../../../paths.ts';

export interface HelpPage {
  label: string;
  path: string;
  /** Folded and in the singular; "de" and the like may stand between them. */
  words: readonly string[];
  /** Whether one of its words is enough, whatever else is searched for: what must not be used says so beside any result. */
  isSafety?: true;
}

export type HelpLink = Pick<HelpPage, 'label' | 'path'>;

/** The first ones are offered where nothing was found. */
export const helpPages = {
  delivery: { label: 'entrega', path: paths.delivery, words: ['entrega', 'frete', 'prazo', 'envio', 'enviar'] },
  exchanges: {
    label: 'trocas e devoluções',
    path: paths.exchanges,
    words: [
      'troca',
      'trocar',
      'devolucao',
      'devolucoe',
      'devolver',
      'arrependimento',
      'reembolso',
      'estorno',
      'garantia',
    ],
  },
  contact: {
    label: 'contato',
    path: paths.contact,
    words: [
      'contato',
      'telefone',
      'whatsapp',
      'atendimento',
      'sac',
      'trabalhe',
      'conosco',
      'trabalhar',
      'vaga',
      'emprego',
    ],
  },
  order: {
    label: 'acompanhar o pedido',
    path: paths.findOrder,
    words: [
      'pedido',
      'rastrear',
      'rastreio',
      'rastreamento',
      'acompanhar',
      'encomenda',
      'compra',
      'fiscal',
      'nf',
      'nfe',
    ],
  },
  coupons: { label: 'cupons', path: paths.coupons, words: ['cupom', 'cupon', 'desconto', 'promocional'] },
  payment: {
    label: 'pagamento',
    path: paths.payment,
    words: ['pagamento', 'pagar', 'pix', 'boleto', 'parcelamento', 'parcela'],
  },
  pregnancy: {
    label: 'o que observar na gestação e na amamentação',
    path: `${paths.safety}#gestacao-e-amamentacao`,
    words: ['gestante', 'gestacao', 'gravida', 'gravidez', 'amamentacao', 'amamentar', 'lactante'],
    isSafety: true,
  },
  children: {
    label: 'o que não usar com bebês e crianças',
    path: `${paths.safety}#criancas`,
    words: ['bebe', 'nene', 'crianca', 'infantil'],
    isSafety: true,
  },
  animals: {
    label: 'o que não usar com gatos, cães e outros animais',
    path: `${paths.safety}#animais`,
    words: ['gato', 'gata', 'cao', 'cae', 'cachorro', 'pet', 'animal', 'animai'],
    isSafety: true,
  },
} satisfies Record<string, HelpPage>;

const joining = new Set(
  'a as o os e de da do das dos com como codigo em esta forma meu minha na no nota onde para por qual quero um uma'.split(
    ' ',
  ),
);

/** The page that the whole text is about: "rastrear meu pedido", but not "presente de pedido de namoro". On safety one word is enough. */
export function findHelpPage(text: string): HelpPage | undefined {
  const words = listBareWords(text);
  return Object.values<HelpPage>(helpPages).find((page) => {
    const isOwn = (word: string) => page.words.includes(word);
    if (page.isSafety) return words.some(isOwn);
    return words.some(isOwn) && words.every((word) => isOwn(word) || joining.has(word));
  });
}

/**
 * The page that a searched text is about; undefined where the merchant has none. `isPublished` gets its address without
 * the place on the page.
 */
export async function findPublishedPage(
  text: string,
  isPublished: (path: string) => Promise<boolean>,
): Promise<HelpLink | undefined> {
  const page = findHelpPage(text);
  if (!page) return undefined;
  const { label, path } = page;
  const [address = path] = path.split('#', 1);
  return path === paths.findOrder || (await isPublished(address)) ? { label, path } : undefined;
}

/** What a text says that no product has; `help` is the page that it is about. */
export function toNothingFound(text: string, help: HelpLink | undefined): string {
  return help ? `Nenhum produto com “${text}”.` : `Não encontramos nada para “${text}”.`;
}

/** Folded words without the "s" of a plural. */
export function listBareWords(text: string): string[] {
  const folded = toUnicodeForm(text.toLowerCase(), 'NFD').replaceAll(/\p{M}/gu, '');
  return (folded.match(/[\p{L}\d]+/gu) ?? []).map((word) => (word.length > 2 ? word.replace(/s$/, '') : word));
}
