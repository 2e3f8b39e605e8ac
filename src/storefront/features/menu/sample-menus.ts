import type { MenuNode } from '../../lib/views/menu-node.ts';

/** Built in for the test page, which must work without the API (specification 2). */
export const sampleMenus: { main: MenuNode[]; announcements: MenuNode[]; footer: MenuNode[] } = {
  main: [
    {
      label: 'Óleos essenciais',
      href: '/oleos-essenciais',
      sub: [
        {
          label: 'Cítricos',
          href: '/oleos-essenciais/citricos',
          sub: [{ label: 'Laranjas e tangerinas', href: '/oleos-essenciais/citricos/laranjas-e-tangerinas' }],
        },
        { label: 'Florais', href: '/oleos-essenciais/florais' },
      ],
    },
    { label: 'Difusores', href: '/difusores', sub: [{ label: 'Elétricos', href: '/difusores/eletricos' }] },
    { label: 'Ofertas', href: '/ofertas', isHighlighted: true },
  ],
  announcements: [
    { label: '10% na primeira compra com o cupom BEMVINDA' },
    { label: 'Frete grátis acima de R$ 149 no Sul e Sudeste' },
  ],
  footer: [
    {
      label: 'Ajuda',
      sub: [
        { label: 'Entrega', href: '/pagina/entrega' },
        { label: 'Trocas e devoluções', href: '/pagina/trocas' },
      ],
    },
  ],
};
