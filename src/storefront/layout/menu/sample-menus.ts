import { defaultFreeShippingRule, toThresholdText } from '#rules/free-shipping.ts';
import type { MenuNode } from './menu-node.ts';

export interface Menus {
  main: MenuNode[];
  announcements: MenuNode[];
  footer: MenuNode[];
}

/** Built in for the test page, which must work without the API (specification 2). */
export function createSampleMenus(toHref: (path: string) => string): Menus {
  return {
    main: [
      {
        label: 'Óleos essenciais',
        href: toHref('/oleos-essenciais'),
        sub: [
          {
            label: 'Cítricos',
            href: toHref('/oleos-essenciais/citricos'),
            sub: [{ label: 'Laranjas e tangerinas', href: toHref('/oleos-essenciais/citricos/laranjas-e-tangerinas') }],
          },
          { label: 'Florais', href: toHref('/oleos-essenciais/florais') },
        ],
      },
      {
        label: 'Difusores',
        href: toHref('/difusores'),
        sub: [{ label: 'Elétricos', href: toHref('/difusores/eletricos') }],
      },
      { label: 'Ofertas', href: toHref('/ofertas'), isHighlighted: true },
    ],
    announcements: [
      { label: '10% na primeira compra com o cupom BEMVINDA' },
      {
        label: `Frete grátis ${toThresholdText(defaultFreeShippingRule, defaultFreeShippingRule.regionalThreshold)} no Sul e no Sudeste`,
      },
    ],
    footer: [
      {
        label: 'Ajuda',
        sub: [
          { label: 'Entrega', href: toHref('/pagina/entrega') },
          { label: 'Trocas e devoluções', href: toHref('/pagina/trocas-e-devolucoes') },
        ],
      },
    ],
  };
}
