export const failureText = 'Não foi possível atualizar. Tente de novo.';

const soldOutText = 'Esse item não está disponível nessa quantidade ou opção. Escolha outra.';

/** The message for the reason in the query of the cart page, after a change without script that was refused or failed. */
export function toFailureText(reason: string | null): string | undefined {
  if (reason === 'estoque') return soldOutText;
  return reason ? failureText : undefined;
}
