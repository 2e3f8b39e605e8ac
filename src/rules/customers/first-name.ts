/** Specification 1: the word that greets a customer is the first of the registered name; '' where there is none. */
export function toFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
