/** What a customer reads on the list after each change. */
export const addressMessages = {
  endereco: 'Endereço salvo.',
  principal: 'Este agora é o seu endereço principal.',
  excluir: 'Endereço excluído.',
};
