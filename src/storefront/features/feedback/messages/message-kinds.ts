// The kinds of messages to the shop. The kind is the last segment of the form's action.

const messageKinds = [
  'avise-me',
  'orcamento',
  'pergunta',
  'avaliacao',
  'avaliacao-da-loja',
  'contato',
  'novidades',
] as const;
export type MessageKind = (typeof messageKinds)[number];

export function findMessageKind(name: string): MessageKind | undefined {
  return messageKinds.find((kind) => kind === name);
}

/** The accessible names of the forms. */
export const titles: Readonly<Record<MessageKind, string>> = {
  'avise-me': 'Avise-me quando chegar',
  orcamento: 'Pedir orçamento',
  pergunta: 'Perguntar sobre este produto',
  avaliacao: 'Escrever uma avaliação',
  'avaliacao-da-loja': 'Avaliação da loja',
  contato: 'Fale conosco',
  novidades: 'Novidades por e-mail',
};

/** The confirmations, shown unless the API returns a message. */
export const thanks: Readonly<Record<MessageKind, string>> = {
  'avise-me': 'Pronto. Avisamos por e-mail assim que ele voltar.',
  orcamento: 'Pronto. Recebemos o seu pedido de orçamento e respondemos por e-mail em até um dia útil.',
  pergunta: 'Pronto. Sua pergunta aparece aqui com a resposta da nossa equipe.',
  avaliacao: 'Obrigado. Sua avaliação aparece aqui depois de aprovada.',
  'avaliacao-da-loja': 'Avaliação confirmada. Obrigado por contar como foi.',
  contato: 'Pronto. Recebemos a sua mensagem e respondemos por e-mail em até um dia útil.',
  novidades: 'Pronto. As novidades vão chegar no seu e-mail.',
};

/** Hidden fields: the subject of the message and the return path. */
const aboutFields = [
  'idProduto',
  'idAtributoValor',
  'idListaCompra',
  'nivel',
  'idNivel',
  'key',
  'opcao',
  'sobre',
  'voltar',
];
export type AboutFields = Readonly<Record<string, string>>;

export function pickAboutFields(values: Readonly<Record<string, string>>): AboutFields {
  return Object.fromEntries(Object.entries(values).filter(([name]) => aboutFields.includes(name)));
}

/** Honeypot: people do not see this field, bots fill it in. Its name has no word of a person or an address, which browsers fill in too. */
export const trapField = 'assunto_repetido';
