import { Refusal } from '../refusals/refusal.ts';

/** A link that a buyer follows must lead to the web. */
export function requireLink(link: string): void {
  if (!/^https?:\/\/[^\s/]+\S*$/.test(link)) throw new Refusal('invalid-link');
}
