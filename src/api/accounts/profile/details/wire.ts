import { genderSchema } from '#contract/customers/profile-fields.ts';
import type { Profile } from '#contract/customers/profile.ts';
import { isPersonDocument, maskDocument } from '#rules/document.ts';
import { formatPhone } from '#rules/phone.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';
import type { Customer } from '../../account/change-account.ts';

/** Masks the document and formats the phone. */
export function toProfile(customer: Customer): Profile {
  const { password_changed_at: changedAt } = customer;
  return {
    nomeRazao: customer.name,
    pessoa: isPersonDocument(customer.document) ? 'f' : 'j',
    documento: maskDocument(customer.document),
    email: customer.email,
    celular: formatPhone(customer.phone),
    sexo: genderSchema.catch('').parse(customer.gender),
    nascimento: customer.birth_date,
    aceitaNovidades: customer.newsletter === 1,
    clienteDesde: toDateTime(customer.created_at),
    senhaAlteradaEm: changedAt === null ? '' : toDateTime(changedAt),
  };
}
