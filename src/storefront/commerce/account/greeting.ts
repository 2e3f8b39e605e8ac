/** The first name of the customer; null for visitors, undefined while it is unknown whether the visitor has signed in. */
export type FirstName = string | null | undefined;

export function toGreeting(firstName: FirstName): string {
  return firstName === undefined ? 'Olá!' : `Olá, ${firstName ?? 'visitante'}!`;
}
