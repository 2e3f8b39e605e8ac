// Mails about a customer's account.

import { z } from 'zod';
import { toGreeting, toReach } from '../layout/content.ts';
import { fields, person } from './fields.ts';
import { createTemplate } from './template.ts';

export const welcome = createTemplate<'welcome'>(z.object(person), ({ name }, sender) => ({
  subject: 'Sua conta está pronta',
  preview: 'Acompanhe pedidos e guarde seus favoritos.',
  heading: 'Sua conta está pronta',
  parts: [
    { text: toGreeting(name) },
    { text: 'Agora você acompanha seus pedidos, guarda seus favoritos e compra sem digitar tudo de novo.' },
    { button: 'Ir para a loja', link: sender.homeUrl },
    { note: `Não foi você quem criou esta conta? Por favor, ${toReach(sender)}.` },
  ],
}));

export const confirmRegistration = createTemplate<'confirm-registration'>(
  z.object({ ...person, link: fields.link, hours: z.int().positive() }),
  ({ name, link, hours }) => ({
    subject: 'Confirme o seu cadastro',
    preview: `O link vale por ${hours} horas.`,
    heading: 'Falta só confirmar',
    parts: [
      { text: toGreeting(name) },
      {
        text: 'Recebemos o seu cadastro. Confirme que este e-mail é seu com a senha que você escolheu, e sua conta fica pronta:',
      },
      { button: 'Confirmar meu cadastro', link },
      { text: `O link vale por ${hours} horas e funciona uma vez só.` },
      { note: 'Se não foi você, ignore esta mensagem. Sem a confirmação, nenhuma conta é criada.' },
    ],
  }),
);

export const documentTaken = createTemplate<'document-taken'>(
  z.object({ ...person, signInLink: fields.link }),
  ({ name, signInLink }, sender) => ({
    subject: 'Sobre o seu cadastro',
    preview: 'Este CPF ou CNPJ já tem uma conta.',
    heading: 'Este CPF ou CNPJ já tem uma conta',
    parts: [
      { text: toGreeting(name) },
      {
        text: 'Não criamos a conta que você pediu, porque o CPF ou CNPJ informado já tem uma, com outro e-mail. Entre com ele: no lugar do e-mail, você também pode escrever o CPF ou CNPJ.',
      },
      { button: 'Entrar na conta', link: signInLink },
      { note: `Não usa mais aquele e-mail, ou a conta não é sua? Por favor, ${toReach(sender)}.` },
    ],
  }),
);

export const accountExists = createTemplate<'account-exists'>(
  z.object({ ...person, recoveryLink: fields.link }),
  ({ name, recoveryLink }) => ({
    subject: 'Você já tem uma conta',
    preview: 'Entre com a sua senha ou crie uma nova.',
    heading: 'Você já tem uma conta',
    parts: [
      { text: toGreeting(name) },
      {
        text: 'Alguém, provavelmente você, tentou criar uma conta com o seu e-mail, CPF ou CNPJ. Ela já existe: entre com a sua senha.',
      },
      { text: 'Se não se lembra dela, crie uma nova:' },
      { button: 'Criar nova senha', link: recoveryLink },
      { note: 'Se não foi você, ignore esta mensagem. Nada mudou na sua conta.' },
    ],
  }),
);

export const passwordRecovery = createTemplate<'password-recovery'>(
  z.object({ ...person, link: fields.link, minutes: z.int().positive() }),
  ({ name, link, minutes }) => ({
    subject: 'Crie uma nova senha',
    preview: `O link vale por ${toMinutes(minutes)}.`,
    heading: 'Crie uma nova senha',
    parts: [
      { text: toGreeting(name) },
      { text: 'Recebemos um pedido para trocar a senha da sua conta. Escolha a nova por aqui:' },
      { button: 'Criar nova senha', link },
      { text: `O link vale por ${toMinutes(minutes)} e funciona uma vez só.` },
      { note: 'Se você não pediu, ignore esta mensagem. Sua senha continua a mesma.' },
    ],
  }),
);

export const passwordChanged = createTemplate<'password-changed'>(z.object(person), ({ name }, sender) => ({
  subject: 'Sua senha foi trocada',
  preview: 'Se foi você, não precisa fazer nada.',
  heading: 'Sua senha foi trocada',
  parts: [
    { text: toGreeting(name) },
    { text: 'A senha da sua conta acaba de ser trocada. Se foi você, não precisa fazer nada.' },
    {
      text: `Se não foi você, crie outra senha agora mesmo em “Esqueci minha senha”, na página de entrada, e ${toReach(sender)}.`,
    },
    { button: 'Ir para a loja', link: sender.homeUrl },
  ],
}));

export const confirmEmail = createTemplate<'confirm-email'>(
  z.object({ ...person, link: fields.link, hours: z.int().positive() }),
  ({ name, link, hours }) => ({
    subject: 'Confirme o seu novo e-mail',
    preview: `O link vale por ${hours} horas.`,
    heading: 'Confirme o seu novo e-mail',
    parts: [
      { text: toGreeting(name) },
      { text: 'Você pediu para a sua conta usar este e-mail. Confirme que ele é seu com a senha da conta:' },
      { button: 'Confirmar meu e-mail', link },
      { text: `O link vale por ${hours} horas e funciona uma vez só.` },
      { note: 'Se não foi você, ignore esta mensagem. Sem a confirmação, nada muda.' },
    ],
  }),
);

export const emailTaken = createTemplate<'email-taken'>(
  z.object({ ...person, signInLink: fields.link }),
  ({ name, signInLink }, sender) => ({
    subject: 'Seu e-mail já tem uma conta',
    preview: 'Nada mudou na sua conta.',
    heading: 'Este e-mail já tem uma conta',
    parts: [
      { text: toGreeting(name) },
      {
        text: 'Alguém, talvez você, pediu que outra conta passasse a usar este e-mail. Não fizemos a troca, porque ele já é o desta conta. Para usá-la, é só entrar:',
      },
      { button: 'Entrar na conta', link: signInLink },
      { note: `Se não foi você, não precisa fazer nada: nada mudou na sua conta. Com dúvidas, ${toReach(sender)}.` },
    ],
  }),
);

export const emailChanged = createTemplate<'email-changed'>(z.object(person), ({ name }, sender) => ({
  subject: 'O e-mail da sua conta foi trocado',
  preview: 'Se foi você, não precisa fazer nada.',
  heading: 'O e-mail da sua conta foi trocado',
  parts: [
    { text: toGreeting(name) },
    {
      text: 'Sua conta passou a usar outro e-mail, e este não serve mais para entrar. Se foi você, não precisa fazer nada.',
    },
    { note: `Não foi você quem trocou? Por favor, ${toReach(sender)} agora mesmo.` },
  ],
}));

export const accountErased = createTemplate<'account-erased'>(z.object(person), ({ name }, sender) => ({
  subject: 'Sua conta foi excluída',
  preview: 'Seus dados pessoais foram apagados.',
  heading: 'Sua conta foi excluída',
  parts: [
    { text: toGreeting(name) },
    { text: 'Como você pediu, excluímos sua conta e apagamos seus dados pessoais.' },
    { text: 'Guardamos só o que a lei nos obriga, como os dados fiscais de pedidos já feitos.' },
    { note: `Não foi você quem pediu? Por favor, ${toReach(sender)}.` },
  ],
}));

function toMinutes(minutes: number): string {
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
