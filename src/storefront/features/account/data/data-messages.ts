/** What a customer reads after each form of the page. */
export const dataMessages = {
  pessoais: 'Seus dados foram salvos.',
  email: 'Seu e-mail foi trocado. Use o novo para entrar.',
  senha: 'Sua senha foi trocada. Encerramos os outros acessos à sua conta.',
};
