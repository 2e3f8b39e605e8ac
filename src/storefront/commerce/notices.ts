// Messages after a redirect; the query key `aviso` selects one.

export const noticeKey = 'aviso';

export const notices: Readonly<Record<string, string>> = {
  'conta-excluida': 'Sua conta foi excluída e você saiu da loja. Se um dia quiser voltar, é só criar outra conta.',
};
