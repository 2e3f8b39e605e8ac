// Sentences that the API's errors and the storefront share: for failures, and under an invalid field (`campos`).

/** For failures that are probably transient, of the API and of the pages. */
export const tryLaterText = 'Não deu certo agora. Tente de novo em instantes.';

interface Sentences {
  missing?: string;
  wrong: string;
}

const generic: Sentences = { missing: 'Preencha este campo.', wrong: 'Confira este campo.' };

const sentences: Readonly<Record<string, Sentences>> = {
  nome: { missing: 'Escreva o seu nome.', wrong: 'Escreva o seu nome, com 2 letras ou mais e sem @.' },
  email: { missing: 'Escreva o seu e-mail.', wrong: 'Confira o e-mail. O formato é nome@exemplo.com.br.' },
  contato: { wrong: 'Confira o telefone: use até 30 números.' },
  hashEmail: { missing: 'Escolha um assunto.', wrong: 'Escolha um assunto.' },
  cep: { missing: 'Informe o CEP.', wrong: 'Informe um CEP de 8 números, como 80010-000.' },
  quantidade: { missing: 'Informe a quantidade.', wrong: 'Escreva a quantidade em números inteiros, como 1, 2 ou 3.' },
  mensagem: { missing: 'Escreva a sua mensagem.', wrong: 'A mensagem é longa demais: use até 5.000 caracteres.' },
  pergunta: { missing: 'Escreva a sua pergunta.', wrong: 'Escreva a pergunta com 3 a 2.000 caracteres.' },
  nota: { missing: 'Escolha de 1 a 5 estrelas.', wrong: 'Escolha de 1 a 5 estrelas.' },
  experiencia: { missing: 'Escolha de 1 a 5 estrelas.', wrong: 'Escolha de 1 a 5 estrelas.' },
  atendimento: { missing: 'Escolha de 1 a 5 estrelas.', wrong: 'Escolha de 1 a 5 estrelas.' },
  satisfacao: { missing: 'Escolha sim ou não.', wrong: 'Escolha sim ou não.' },
  documento: {
    missing: 'Escreva o seu CPF ou CNPJ.',
    wrong: 'Confira o CPF ou o CNPJ. Algum número não está certo.',
  },
  celular: {
    missing: 'Escreva o seu celular.',
    wrong: 'Confira o celular. Escreva o DDD e o número, como (41) 99999-0000.',
  },
  rua: { missing: 'Escreva o nome da rua.', wrong: 'Escreva o nome da rua.' },
  numero: { missing: 'Escreva o número, ou S/N.', wrong: 'Escreva o número com até 20 caracteres.' },
  complemento: { wrong: 'O complemento pode ter até 80 caracteres.' },
  bairro: { missing: 'Escreva o bairro.', wrong: 'Escreva o bairro.' },
  cidade: { missing: 'Escreva a cidade.', wrong: 'Escreva a cidade.' },
  uf: { missing: 'Escolha o estado.', wrong: 'Escolha o estado.' },
  pedido: {
    missing: 'Escreva o número do pedido.',
    wrong: 'Confira o número do pedido. O formato é 7K4P-94QX.',
  },
  comentario: { wrong: 'Conte um pouco mais, de 20 a 1.000 caracteres, ou deixe em branco.' },
};

/** Messages of fields that mean something else in one form. */
const ofForm: Readonly<Record<string, Sentences>> = {
  'presente mensagem': { wrong: 'O recado pode ter até 240 caracteres.' },
  'pedido nome': {
    missing: 'Escreva o seu nome completo.',
    wrong: 'Escreva o nome completo, com letras e sem sinais como @ ou #.',
  },
  'solicitacao texto': {
    missing: 'Conte em poucas palavras, para a gente poder ajudar.',
    wrong: 'O texto pode ter até 2.000 caracteres.',
  },
  'avaliacao-da-loja mensagem': { wrong: 'Conte um pouco mais, de 20 a 1.000 caracteres, ou deixe em branco.' },
};

/** `form` is the kind of the form, for fields that mean something else in one of them. */
export function toFieldSentence(form: string, field: string, isMissing: boolean): string {
  const { missing, wrong } = ofForm[`${form} ${field}`] ?? sentences[field] ?? generic;
  return isMissing ? (missing ?? wrong) : wrong;
}
