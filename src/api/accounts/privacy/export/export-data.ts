import type { DataExport } from '#contract/customers/privacy.ts';
import { genderSchema } from '#contract/customers/profile-fields.ts';
import { formatDocument } from '#rules/document.ts';
import { formatPhone } from '#rules/phone.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';
import type { Customer } from '../../account/change-account.ts';
import { listOwnAddresses } from '../../account/own-addresses.ts';
import { getCustomer } from '../../profile/details/queries.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { findLeftByEmail } from '../sources/left-under-address.ts';
import { exportedSources as sources } from '../sources/owned-by-customer.ts';

const notes = {
  whole: 'Este arquivo traz tudo o que guardamos sobre você.',
  unproven:
    'Avaliações, perguntas e mensagens deixadas com o seu e-mail entram neste arquivo depois que o e-mail for confirmado: crie uma nova senha em “Esqueci minha senha” e peça o arquivo outra vez.',
};

/** All data of one customer, consistent at one time. Throws `unauthenticated` when the account was erased meanwhile. */
export async function exportData(
  { database: { kysely }, orderRecords }: Pick<AccountDependencies, 'database' | 'orderRecords'>,
  customerId: number,
  nowMs: number,
): Promise<DataExport> {
  const customer = await getCustomer(kysely, customerId);
  const isProven = customer.email_proven_at !== null;
  const addresses = await listOwnAddresses(kysely, customer);
  return {
    geradoEm: toDateTime(nowMs),
    cliente: toPerson(customer, await orderRecords.hasOrdered(kysely, customerId)),
    enderecos: await sources.enderecos.list(kysely, customerId),
    consentimentos: await sources.consentimentos.list(kysely, customerId),
    pedidos: await orderRecords.export(kysely, { customerId, addresses, document: customer.document, nowMs }),
    favoritos: await sources.favoritos.list(kysely, customerId),
    sessoes: await sources.sessoes.list(kysely, customerId),
    carrinhos: await sources.carrinhos.list(kysely, customerId),
    visitas: await sources.visitas.list(kysely, customerId),
    cupons: await sources.cupons.list(kysely, customerId),
    aparelhosConhecidos: await sources.aparelhosConhecidos.list(kysely, customerId),
    emailsAConfirmar: await sources.emailsAConfirmar.list(kysely, customerId),
    emailsAnteriores: addresses.flatMap(({ email, untilMs }) =>
      email === customer.email ? [] : [{ email, ate: toDateTime(untilMs) }],
    ),
    deixadoPorEmail: await findLeftByEmail(kysely, addresses),
    observacao: isProven ? notes.whole : notes.unproven,
  };
}

function toPerson(customer: Customer, hasOrdered: boolean): DataExport['cliente'] {
  return {
    nomeRazao: customer.name,
    documento: formatDocument(customer.document),
    email: customer.email,
    celular: formatPhone(customer.phone),
    sexo: genderSchema.catch('').parse(customer.gender),
    nascimento: customer.birth_date,
    aceitaNovidades: customer.newsletter === 1,
    jaComprou: hasOrdered,
    clienteDesde: toDateTime(customer.created_at),
  };
}
