// Mails about a product or a purchase.

import { z } from 'zod';
import { formatReais, toReais } from '#rules/money.ts';
import { toGreeting } from '../layout/content.ts';
import { fields, person } from './fields.ts';
import { createTemplate } from './template.ts';

export const backInStock = createTemplate<'back-in-stock'>(
  z.object({ ...person, product: fields.line, priceCents: fields.cents, link: fields.link }),
  ({ name, product, priceCents, link }) => ({
    subject: `De volta ao estoque: ${product}`,
    preview: `Por ${formatReais(toReais(priceCents))}, enquanto durar o estoque.`,
    heading: 'Está de volta ao estoque',
    parts: [
      { text: toGreeting(name) },
      { text: `Você pediu que a gente avisasse: ${product} está de volta, por ${formatReais(toReais(priceCents))}.` },
      { button: 'Ver o produto', link },
      { text: 'O aviso não reserva unidades; o estoque pode acabar de novo.' },
      { note: 'Este aviso é único: só escrevemos de novo se você pedir outro.' },
    ],
  }),
);

export const reviewInvitation = createTemplate<'review-invitation'>(
  z.object({ ...person, link: fields.link }),
  ({ name, link }) => ({
    subject: 'Como foi a sua compra?',
    preview: 'Conte para a gente; leva um minuto.',
    heading: 'Como foi a sua compra?',
    parts: [
      { text: toGreeting(name) },
      { text: 'Conte como foi comprar com a gente. Leva um minuto e ajuda outras pessoas a escolher.' },
      { button: 'Avaliar a loja', link },
      { note: 'O link é pessoal e vale para uma avaliação.' },
    ],
  }),
);
