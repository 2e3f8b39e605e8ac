// What a shop is and where its pages are, for programs that read text (https://llmstxt.org).

import type { Settings } from '#contract/content.ts';
import { paths } from '../../paths.ts';
import type { Shop } from '../../shops/shop.ts';

interface Entry {
  label: string;
  /** A path or an absolute address. */
  address: string;
  note?: string;
}

interface LlmsTxtOptions {
  shop: Pick<Shop, 'nome' | 'slogan'>;
  settings: Settings;
  categories: readonly Entry[];
  pages: readonly Entry[];
  /** The absolute address in the shop. */
  toUrl: (address: string) => string;
}

export function createLlmsTxt({ shop, settings, categories, pages, toUrl }: LlmsTxtOptions): string {
  const { razaoSocial, telefoneContato, emailContato, atendimento } = settings.sistema.geral.site;
  const facts = [razaoSocial, telefoneContato, emailContato, atendimento].filter(Boolean);
  const sections: [title: string, entries: readonly Entry[]][] = [
    ['Categorias', categories],
    ['Páginas', pages],
    [
      'Dados',
      [
        {
          label: 'Produtos',
          address: paths.productFeed,
          note: 'tudo o que está à venda, com preço e estoque de agora',
        },
        { label: 'Mapa do site', address: paths.sitemap, note: 'todas as páginas' },
        { label: 'Busca', address: paths.search, note: 'a chave `busca` leva o texto' },
      ],
    ],
  ];
  return [
    `# ${shop.nome}`,
    ...(shop.slogan ? [`> ${shop.slogan}`] : []),
    'Loja online no Brasil, em português. Os preços são em reais (BRL) e valem no momento em que são lidos.',
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    ...sections
      .filter(([, entries]) => entries.length > 0)
      .map(([title, entries]) => [`## ${title}\n`, ...entries.map((entry) => toItem(entry, toUrl))].join('\n')),
    '',
  ].join('\n\n');
}

function toItem({ label, address, note }: Entry, toUrl: LlmsTxtOptions['toUrl']): string {
  const link = `- [${label.replaceAll(/[[\]]/g, String.raw`\$&`)}](${toUrl(address)})`;
  return note ? `${link}: ${note}` : link;
}
