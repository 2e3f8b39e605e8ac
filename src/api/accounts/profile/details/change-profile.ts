import type { ProfileChange } from '#contract/customers/profile.ts';
import type { Database } from '#database/client.ts';
import { changeAccount, type Customer } from '../../account/change-account.ts';
import { recordConsent } from '../../consents/record-consent.ts';
import { getCustomer } from './queries.ts';

/** Absent fields stay unchanged; a changed newsletter choice is recorded in the log of consents. */
export function changeProfile(
  database: Database,
  customerId: number,
  { nomeRazao, celular, nascimento, sexo, aceitaNovidades }: ProfileChange,
  nowMs: number,
): Promise<Customer> {
  return changeAccount(database, customerId, async (transaction, customer) => {
    await transaction
      .updateTable('customers')
      .set({
        name: nomeRazao ?? customer.name,
        phone: celular ?? customer.phone,
        birth_date: nascimento ?? customer.birth_date,
        gender: sexo ?? customer.gender,
      })
      .where('id', '=', customerId)
      .execute();
    if (aceitaNovidades !== undefined && aceitaNovidades !== (customer.newsletter === 1)) {
      await recordConsent(transaction, customer, { purpose: 'novidades', isGranted: aceitaNovidades, nowMs });
    }
    return getCustomer(transaction, customerId);
  });
}
