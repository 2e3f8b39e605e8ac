/** What a customer reads after each form of the page. */
export const privacyMessages = {
  novidades: 'Sua escolha sobre as novidades foi guardada.',
  aparelho: 'Acesso encerrado.',
  aparelhos: 'Encerramos os outros acessos à sua conta.',
};
