import { hash as hashNow } from 'node:crypto';
import { type User, userSchema } from '#contract/customers/account.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { isPersonDocument } from '#rules/document.ts';
import { formatPhone } from '#rules/phone.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import type { CustomerWithAddress } from './queries.ts';

const anonymous: User = {
  id: 0,
  nomeRazao: '',
  email: '',
  celular: '',
  telefone: '',
  sexo: '',
  nascimento: '',
  pessoa: '',
  logado: false,
  loginFacilitado: false,
  primeiraCompra: false,
  revendedor: false,
  optin: false,
  ativo: false,
  endereco: { cep: '', principal: { cidade: '', uf: '', cep: '', pais: '' } },
  userHash: { id: '', nomeRazao: '', email: '', celular: '', telefone: '', sexo: '', nascimento: '', pessoa: '' },
};

/** Contract 4.6: the customer or an anonymous user; `endereco.cep` is the session's postal code for both. */
export function toUser(
  session: SessionRow | undefined,
  customer: (CustomerWithAddress & { hasOrdered: boolean }) | undefined,
): User {
  const cep = maskPostalCode(session?.postal_code ?? '');
  if (!customer) return { ...anonymous, endereco: { ...anonymous.endereco, cep } };
  const person = {
    id: customer.id,
    nomeRazao: customer.name,
    email: customer.email,
    celular: formatPhone(customer.phone),
    telefone: '',
    sexo: userSchema.shape.sexo.safeParse(customer.gender).data ?? '',
    nascimento: customer.birth_date,
    pessoa: isPersonDocument(customer.document) ? ('f' as const) : ('j' as const),
  };
  return {
    ...person,
    logado: true,
    loginFacilitado: false,
    primeiraCompra: !customer.hasOrdered,
    revendedor: false,
    optin: customer.newsletter === 1,
    ativo: true,
    endereco: {
      cep,
      principal: {
        cidade: customer.city ?? '',
        uf: customer.state ?? '',
        cep: maskPostalCode(customer.postal_code ?? ''),
        pais: customer.country ?? '',
      },
    },
    userHash: {
      id: hash(person.id),
      nomeRazao: hash(person.nomeRazao),
      email: hash(person.email),
      celular: hash(person.celular),
      telefone: hash(person.telefone),
      sexo: hash(person.sexo),
      nascimento: hash(person.nascimento),
      pessoa: hash(person.pessoa),
    },
  };
}

function hash(value: string | number): string {
  const text = String(value).trim().toLowerCase();
  return text === '' ? '' : hashNow('sha256', text, 'hex');
}
