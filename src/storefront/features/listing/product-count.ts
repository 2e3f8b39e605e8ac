const whole = new Intl.NumberFormat('pt-BR');

/** "1 produto", "48 produtos". */
export function toProductCount(total: number): string {
  return `${whole.format(total)} ${total === 1 ? 'produto' : 'produtos'}`;
}
