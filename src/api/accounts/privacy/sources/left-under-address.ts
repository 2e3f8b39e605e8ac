// What people leave under an e-mail address, with or without an account: how the export shows it, and what erasure does.

import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { LeftByEmail } from '#contract/customers/privacy.ts';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';
import { isLeftUnder, type LeftTable, type OwnAddress } from '../../account/own-addresses.ts';

/** Signature of texts that stay published without their author. */
export const erasedName = 'Cliente';

interface Options<Table extends LeftTable, Item> {
  /** Absent for what is not exported, with the reason. */
  exported?: {
    into: (left: LeftByEmail) => Item[];
    /** The name of what the row is about. */
    about?: RawBuilder<string | null>;
    toItem: (
      row: Selectable<DatabaseSchema[Table]> & { about: string | null },
      kysely: Queryable,
    ) => Item | Promise<Item>;
  };
  /** Rows of no use without the person are deleted; what others replied to stays without name and contact. */
  erasure: 'delete' | Partial<Record<keyof DatabaseSchema[Table] & string, string | null>>;
  /** Products and lists whose pages show the row. */
  shownOn?: { product: RawBuilder<number | null>; list?: RawBuilder<number | null> };
}

interface Page {
  product_id: number | null;
  list_id: number | null;
}

interface AddressSource {
  table: LeftTable;
  export(kysely: Queryable, address: OwnAddress, left: LeftByEmail): Promise<void>;
  /** Returns the published pages that showed it. */
  erase(kysely: Queryable, address: OwnAddress): Promise<readonly Page[]>;
}

function leftIn<Table extends LeftTable, Item>(
  table: Table,
  { exported, erasure, shownOn }: Options<Table, Item>,
): AddressSource {
  const name = sql.table(table);
  return {
    table,
    async export(kysely, address, left) {
      if (!exported) return;
      const { into, about = sql`''`, toItem } = exported;
      const { rows } = await sql<Selectable<DatabaseSchema[Table]> & { about: string | null }>`
        select ${name}.*, ${about} as about from ${name} where ${isLeftUnder(address, table)} order by created_at, 1
      `.execute(kysely);
      for (const row of rows) into(left).push(await toItem(row, kysely));
    },
    async erase(kysely, address) {
      const where = sql`where ${isLeftUnder(address, table)}`;
      if (erasure === 'delete') {
        await sql`delete from ${name} ${where}`.execute(kysely);
        return [];
      }
      const emptied = sql.join(Object.entries(erasure).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
      const { product = sql`null`, list = sql`null` } = shownOn ?? {};
      const { rows } = await sql<Page>`
        update ${name} set ${emptied} ${where} returning ${product} as product_id, ${list} as list_id
      `.execute(kysely);
      return rows;
    },
  };
}

const productName = (table: LeftTable) =>
  sql<string | null>`(select name from products where id = ${sql.ref(`${table}.product_id`)})`;

export const leftUnderAddress: readonly AddressSource[] = [
  // A sign-up that waits for its mail: the account, once confirmed, has all of it.
  leftIn('registrations', { erasure: 'delete' }),
  leftIn('reviews', {
    exported: {
      into: ({ avaliacoes }) => avaliacoes,
      about: sql`coalesce(${productName('reviews')}, (select name from lists where id = reviews.list_id))`,
      toItem: (row) => ({
        sobre: row.about ?? '',
        texto: row.comment ?? '',
        estrelas: row.stars,
        assinatura: row.reviewer,
        publicada: row.published === 1,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: { reviewer: erasedName, email: null, place: null },
    shownOn: { product: sql`product_id`, list: sql`list_id` },
  }),
  leftIn('store_reviews', {
    exported: {
      into: ({ avaliacoes }) => avaliacoes,
      toItem: (row) => ({
        sobre: 'A loja',
        texto: row.message,
        estrelas: row.experience,
        assinatura: row.reviewer,
        publicada: row.may_publish === 1,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: { reviewer: erasedName, email: null },
  }),
  leftIn('questions', {
    exported: {
      into: ({ perguntas }) => perguntas,
      about: productName('questions'),
      toItem: (row) => ({
        sobre: row.about ?? '',
        texto: row.text,
        assinatura: row.name,
        telefone: row.phone ?? '',
        publicada: row.published === 1,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: { name: erasedName, email: null, phone: null },
    shownOn: { product: sql`product_id` },
  }),
  leftIn('content_questions', {
    exported: {
      into: ({ perguntas }) => perguntas,
      toItem: (row) => ({
        sobre: row.level,
        texto: row.text,
        assinatura: row.name,
        telefone: row.phone,
        publicada: false,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: { name: erasedName, email: '', phone: '' },
  }),
  leftIn('answers', {
    exported: {
      into: ({ respostas }) => respostas,
      about: sql`(select text from questions where id = answers.question_id)`,
      toItem: (row) => ({
        sobre: row.about ?? '',
        texto: row.text,
        assinatura: row.name,
        publicada: row.published === 1,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: { name: erasedName, email: null },
    shownOn: { product: sql`(select product_id from questions where questions.id = answers.question_id)` },
  }),
  leftIn('newsletter_subscribers', {
    exported: {
      into: ({ newsletter }) => newsletter,
      toItem: async (row, kysely) => ({
        nome: row.name,
        segmento: row.segment,
        detalhes: row.details_json,
        pessoas: await listAssociates(kysely, row.id),
        data: toDateTime(row.created_at),
      }),
    },
    erasure: 'delete',
  }),
  leftIn('stock_notices', {
    exported: {
      into: ({ avisosDeEstoque }) => avisosDeEstoque,
      about: productName('stock_notices'),
      toItem: (row) => ({
        produto: row.about ?? '',
        nome: row.name,
        telefone: row.phone,
        mensagem: row.message,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: 'delete',
  }),
  leftIn('contact_messages', {
    exported: {
      into: ({ mensagens }) => mensagens,
      toItem: (row) => ({
        assunto: row.subject,
        nome: row.name,
        telefone: row.phone,
        texto: row.message,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: 'delete',
  }),
  leftIn('store_review_keys', {
    exported: {
      into: ({ convites }) => convites,
      toItem: (row) => ({
        nome: row.customer_name,
        usado: row.used_at !== null,
        data: toDateTime(row.created_at),
      }),
    },
    erasure: 'delete',
  }),
];

/** The people whom a subscriber has named; they are deleted with the subscription. */
async function listAssociates(kysely: Queryable, subscriberId: number) {
  const rows = await kysely
    .selectFrom('newsletter_associates')
    .select(['name', 'gender', 'birth_date'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ nome: row.name, sexo: row.gender, nascimento: row.birth_date }));
}

/** What was left under all addresses that the customer has proven; null without such an address. */
export async function findLeftByEmail(
  kysely: Queryable,
  addresses: readonly OwnAddress[],
): Promise<LeftByEmail | null> {
  if (addresses.length === 0) return null;
  const left: LeftByEmail = {
    avaliacoes: [],
    perguntas: [],
    respostas: [],
    newsletter: [],
    avisosDeEstoque: [],
    mensagens: [],
    convites: [],
  };
  for (const address of addresses) for (const source of leftUnderAddress) await source.export(kysely, address, left);
  return left;
}
