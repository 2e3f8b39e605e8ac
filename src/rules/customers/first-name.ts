/** Specification 1: customers are greeted by the first word of the registered name; '' when it is empty. */
export function toFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
