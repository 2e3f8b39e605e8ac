// Data linked to an e-mail address: reviews, questions, answers, newsletter, stock notices, messages.

import type { Kysely } from 'kysely';
import type { LeftByEmail } from '#contract/customers/privacy.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';

type Reader = Kysely<DatabaseSchema>;

/** Requires that the customer's ownership of the address is verified. */
export async function loadLeftByEmail(kysely: Reader, email: string): Promise<LeftByEmail> {
  return {
    avaliacoes: await listReviews(kysely, email),
    perguntas: [...(await listProductQuestions(kysely, email)), ...(await listContentQuestions(kysely, email))],
    respostas: await listAnswers(kysely, email),
    newsletter: await listSubscriptions(kysely, email),
    avisosDeEstoque: await listStockNotices(kysely, email),
    mensagens: await listMessages(kysely, email),
  };
}

async function listReviews(kysely: Reader, email: string): Promise<LeftByEmail['avaliacoes']> {
  const rows = await kysely
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('lists', 'lists.id', 'reviews.list_id')
    .selectAll('reviews')
    .select((eb) => eb.fn.coalesce('products.name', 'lists.name').as('about'))
    .where('reviews.email', '=', email)
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

async function listProductQuestions(kysely: Reader, email: string): Promise<LeftByEmail['perguntas']> {
  const rows = await kysely
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .selectAll('questions')
    .select('products.name as about')
    .where('questions.email', '=', email)
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

async function listContentQuestions(kysely: Reader, email: string): Promise<LeftByEmail['perguntas']> {
  const rows = await kysely
    .selectFrom('content_questions')
    .selectAll()
    .where('email', '=', email)
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

async function listAnswers(kysely: Reader, email: string): Promise<LeftByEmail['respostas']> {
  const rows = await kysely
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .selectAll('answers')
    .select('questions.text as about')
    .where('answers.email', '=', email)
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

async function listSubscriptions(kysely: Reader, email: string): Promise<LeftByEmail['newsletter']> {
  const rows = await kysely.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).execute();
  const associates = await kysely
    .selectFrom('newsletter_associates')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'newsletter_associates.subscriber_id')
    .selectAll('newsletter_associates')
    .where('newsletter_subscribers.email', '=', email)
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

async function listStockNotices(kysely: Reader, email: string): Promise<LeftByEmail['avisosDeEstoque']> {
  const rows = await kysely
    .selectFrom('stock_notices')
    .innerJoin('products', 'products.id', 'stock_notices.product_id')
    .selectAll('stock_notices')
    .select('products.name as about')
    .where('stock_notices.email', '=', email)
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

async function listMessages(kysely: Reader, email: string): Promise<LeftByEmail['mensagens']> {
  const rows = await kysely
    .selectFrom('contact_messages')
    .selectAll()
    .where('email', '=', email)
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
