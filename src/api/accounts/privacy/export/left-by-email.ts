// Data linked to an e-mail address: reviews, questions, answers, newsletter, stock notices, messages, invitations.

import type { Kysely } from 'kysely';
import type { LeftByEmail } from '#contract/customers/privacy.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';
import { isLeftUnder, type OwnAddress } from '../../account/own-addresses.ts';

type Reader = Kysely<DatabaseSchema>;

/** What was left under all addresses that the customer has proven; undefined without such an address. */
export async function findLeftByEmail(
  kysely: Reader,
  addresses: readonly OwnAddress[],
): Promise<LeftByEmail | undefined> {
  let all: LeftByEmail | undefined;
  for (const address of addresses) {
    const left = await loadLeftUnder(kysely, address);
    all = all ? join(all, left) : left;
  }
  return all;
}

async function loadLeftUnder(kysely: Reader, address: OwnAddress): Promise<LeftByEmail> {
  return {
    avaliacoes: [...(await listReviews(kysely, address)), ...(await listStoreReviews(kysely, address))],
    perguntas: [...(await listProductQuestions(kysely, address)), ...(await listContentQuestions(kysely, address))],
    respostas: await listAnswers(kysely, address),
    newsletter: await listSubscriptions(kysely, address),
    avisosDeEstoque: await listStockNotices(kysely, address),
    mensagens: await listMessages(kysely, address),
    convites: await listInvitations(kysely, address),
  };
}

function join(one: LeftByEmail, other: LeftByEmail): LeftByEmail {
  return {
    avaliacoes: [...one.avaliacoes, ...other.avaliacoes],
    perguntas: [...one.perguntas, ...other.perguntas],
    respostas: [...one.respostas, ...other.respostas],
    newsletter: [...one.newsletter, ...other.newsletter],
    avisosDeEstoque: [...one.avisosDeEstoque, ...other.avisosDeEstoque],
    mensagens: [...one.mensagens, ...other.mensagens],
    convites: [...one.convites, ...other.convites],
  };
}

async function listReviews(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['avaliacoes']> {
  const rows = await kysely
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('lists', 'lists.id', 'reviews.list_id')
    .selectAll('reviews')
    .select((eb) => eb.fn.coalesce('products.name', 'lists.name').as('about'))
    .where(isLeftUnder(address, 'reviews'))
    .orderBy('reviews.id')
    .execute();
  return rows.map((row) => ({
    sobre: row.about ?? '',
    texto: row.comment ?? '',
    estrelas: row.stars,
    assinatura: row.reviewer,
    publicada: row.published === 1,
    data: toDateTime(row.created_at),
  }));
}

async function listStoreReviews(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['avaliacoes']> {
  const rows = await kysely
    .selectFrom('store_reviews')
    .selectAll()
    .where(isLeftUnder(address, 'store_reviews'))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    sobre: 'A loja',
    texto: row.message,
    estrelas: row.experience,
    assinatura: row.reviewer,
    publicada: row.may_publish === 1,
    data: toDateTime(row.created_at),
  }));
}

async function listProductQuestions(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['perguntas']> {
  const rows = await kysely
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .selectAll('questions')
    .select('products.name as about')
    .where(isLeftUnder(address, 'questions'))
    .orderBy('questions.id')
    .execute();
  return rows.map((row) => ({
    sobre: row.about,
    texto: row.text,
    assinatura: row.name,
    telefone: row.phone ?? '',
    publicada: row.published === 1,
    data: toDateTime(row.created_at),
  }));
}

async function listContentQuestions(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['perguntas']> {
  const rows = await kysely
    .selectFrom('content_questions')
    .selectAll()
    .where(isLeftUnder(address, 'content_questions'))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    sobre: row.level,
    texto: row.text,
    assinatura: row.name,
    telefone: row.phone,
    publicada: false,
    data: toDateTime(row.created_at),
  }));
}

async function listAnswers(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['respostas']> {
  const rows = await kysely
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .selectAll('answers')
    .select('questions.text as about')
    .where(isLeftUnder(address, 'answers'))
    .orderBy('answers.id')
    .execute();
  return rows.map((row) => ({
    sobre: row.about,
    texto: row.text,
    assinatura: row.name,
    publicada: row.published === 1,
    data: toDateTime(row.created_at),
  }));
}

async function listSubscriptions(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['newsletter']> {
  const rows = await kysely
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where(isLeftUnder(address, 'newsletter_subscribers'))
    .execute();
  const associates = await kysely
    .selectFrom('newsletter_associates')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'newsletter_associates.subscriber_id')
    .selectAll('newsletter_associates')
    .where(isLeftUnder(address, 'newsletter_subscribers'))
    .orderBy('newsletter_associates.id')
    .execute();
  // An address subscribes once, so all associates belong to one subscription.
  const people = associates.map((row) => ({ nome: row.name, sexo: row.gender, nascimento: row.birth_date }));
  return rows.map((row) => ({
    nome: row.name,
    segmento: row.segment,
    detalhes: row.details_json,
    pessoas: people,
    data: toDateTime(row.created_at),
  }));
}

async function listStockNotices(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['avisosDeEstoque']> {
  const rows = await kysely
    .selectFrom('stock_notices')
    .innerJoin('products', 'products.id', 'stock_notices.product_id')
    .selectAll('stock_notices')
    .select('products.name as about')
    .where(isLeftUnder(address, 'stock_notices'))
    .orderBy('stock_notices.id')
    .execute();
  return rows.map((row) => ({
    produto: row.about,
    nome: row.name,
    telefone: row.phone,
    mensagem: row.message,
    data: toDateTime(row.created_at),
  }));
}

async function listMessages(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['mensagens']> {
  const rows = await kysely
    .selectFrom('contact_messages')
    .selectAll()
    .where(isLeftUnder(address, 'contact_messages'))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    assunto: row.subject,
    nome: row.name,
    telefone: row.phone,
    texto: row.message,
    data: toDateTime(row.created_at),
  }));
}

async function listInvitations(kysely: Reader, address: OwnAddress): Promise<LeftByEmail['convites']> {
  const rows = await kysely
    .selectFrom('store_review_keys')
    .selectAll()
    .where(isLeftUnder(address, 'store_review_keys'))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    nome: row.customer_name,
    usado: row.used_at !== null,
    data: toDateTime(row.created_at),
  }));
}
