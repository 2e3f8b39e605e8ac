import type { Kysely } from 'kysely';
import type { DataExport } from '#contract/customers/privacy.ts';
import { genderSchema } from '#contract/customers/profile-fields.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { formatDocument } from '#rules/document.ts';
import { formatPhone } from '#rules/phone.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';
import type { Customer } from '../../account/change-account.ts';
import { listOwnAddresses } from '../../account/own-addresses.ts';
import { listAddresses } from '../../addresses/queries.ts';
import { toAddress } from '../../addresses/wire.ts';
import { listConsents } from '../../consents/queries.ts';
import { toConsent } from '../../consents/wire.ts';
import { getCustomer } from '../../profile/details/queries.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { toVisit } from '../devices/wire.ts';
import { findLeftByEmail } from './left-by-email.ts';
import {
  listCartLines,
  listCouponUses,
  listEmailChanges,
  listFavourites,
  listStoredSessions,
  listKnownDevices,
  listVisits,
} from './queries.ts';

const notes = {
  whole: 'Este arquivo traz tudo o que guardamos sobre você.',
  unproven:
    'Avaliações, perguntas e mensagens deixadas com o seu e-mail entram neste arquivo depois que o e-mail for confirmado: crie uma nova senha em "Esqueci minha senha" e peça o arquivo outra vez.',
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
    enderecos: (await listAddresses(kysely, customerId)).map(toAddress),
    consentimentos: (await listConsents(kysely, customerId)).map(toConsent),
    pedidos: await orderRecords.export(kysely, customerId, nowMs),
    ...(await loadUsage(kysely, customerId)),
    emailsAnteriores: addresses.flatMap(({ email, untilMs }) =>
      email === customer.email ? [] : [{ email, ate: toDateTime(untilMs) }],
    ),
    emailsAConfirmar: (await listEmailChanges(kysely, customerId)).map((row) => ({
      email: row.email,
      ate: toDateTime(Number(row.expires_at)),
    })),
    deixadoPorEmail: (await findLeftByEmail(kysely, addresses)) ?? null,
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

type Usage = Pick<DataExport, 'favoritos' | 'sessoes' | 'carrinhos' | 'visitas' | 'cupons' | 'aparelhosConhecidos'>;

async function loadUsage(kysely: Kysely<DatabaseSchema>, customerId: number): Promise<Usage> {
  const favourites = await listFavourites(kysely, customerId);
  const sessions = await listStoredSessions(kysely, customerId);
  const lines = await listCartLines(kysely, customerId);
  const visits = await listVisits(kysely, customerId);
  const coupons = await listCouponUses(kysely, customerId);
  const devices = await listKnownDevices(kysely, customerId);
  return {
    favoritos: favourites.map((row) => ({ produto: row.name, data: toDateTime(row.created_at) })),
    sessoes: sessions.map((row) => ({
      ...toVisit(row),
      cep: maskPostalCode(row.postal_code ?? ''),
      cidade: row.city ?? '',
      uf: row.state ?? '',
    })),
    carrinhos: lines.map((row) => ({
      loja: row.shop_id,
      cupom: row.coupon_code ?? '',
      tipo: row.kind,
      item: row.name ?? '',
      quantidade: row.quantity,
    })),
    visitas: visits.map((row) => ({ tipo: row.kind, valor: row.value, data: toDateTime(row.created_at) })),
    cupons: coupons.map((row) => ({ codigo: row.code, data: toDateTime(row.created_at) })),
    aparelhosConhecidos: devices.map((row) => ({
      desde: toDateTime(row.created_at),
      vistoEm: toDateTime(row.last_seen_at),
    })),
  };
}
