import { createContext } from 'react';

/** The name of the field of a form that says for whose account the page was rendered. */
export const accountField = 'conta';

/** The id of the customer whose account the page shows; undefined outside the account pages. */
export const AccountIdContext = createContext<number | undefined>(undefined);

/** Says for whom a form was rendered, so that it does not save into the account of someone who has signed in since. */
export function AccountField({ id }: { id: number | undefined }) {
  return id !== undefined && <input type="hidden" name={accountField} value={id} />;
}
