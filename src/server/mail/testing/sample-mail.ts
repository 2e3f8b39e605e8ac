import type { Mail } from '../message.ts';

export const envelope = { from: 'Manacá Aromas <loja@loja.test>', siteUrl: 'https://loja.test' };

export const sampleMail: Mail = {
  messageId: 'recovery-77-1',
  fromName: 'Casa Ipê',
  to: 'joao@exemplo.test',
  subject: 'Ação: crie uma nova senha, João',
  text: 'Olá, João.\n\nCriar nova senha:\nhttps://loja.test/r?chave=abc&de=mail\n',
  html: '<p>Olá, João.</p><p><a href="https://loja.test/r?chave=abc&amp;de=mail">Criar nova senha</a></p>',
  replyTo: 'oi@loja.test',
};
