import { z } from 'zod';
import { toGreeting } from '../layout/content.ts';
import { fields, person } from './fields.ts';
import { createTemplate } from './template.ts';

export const orderLink = createTemplate<'order-link'>(
  z.object({ ...person, number: fields.line, link: fields.link }),
  ({ name, number, link }) => ({
    subject: `O link do seu pedido ${number}`,
    preview: 'Acompanhe cada passo por aqui.',
    heading: 'O link do seu pedido',
    parts: [
      { text: toGreeting(name) },
      { text: `Você pediu o link do pedido ${number}. Por ele você vê o pagamento, a entrega e o que mais precisar:` },
      { button: 'Ver meu pedido', link },
      { text: 'O link é pessoal: quem o tem vê o seu pedido. Não o passe adiante.' },
      { note: 'Se você não pediu, ignore esta mensagem. Nada mudou no seu pedido.' },
    ],
  }),
);
