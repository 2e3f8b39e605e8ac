// Questions and answers of visitors (contract 4.13).

import { Hono } from 'hono';
import { answerRequestSchema, type QuestionRequest, questionRequestSchema } from '#contract/messages/feedback.ts';
import type { AreaDependencies } from '../../area.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';

type Level = QuestionRequest['nivel'];

const unknownLevel: Readonly<Record<Level, string>> = {
  produto: 'Produto não encontrado.',
  categoria: 'Categoria não encontrada.',
  marca: 'Marca não encontrada.',
  landingPage: 'Página não encontrada.',
};

export function createQuestionRoutes({ database, catalogue, clock, limiter }: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.post('/question', async (c) => {
    const question = await parseBody(c.req, questionRequestSchema);
    if (!hasLevel(catalogue.current(), question))
      throw new ApiError('invalid', unknownLevel[question.nivel], { field: 'idNivel' });
    limiter.take(c, 'question');
    await askQuestion(database, question, clock().getTime());
    return c.json({ sucesso: true, mensagem: 'Pronto. Sua pergunta aparece aqui com a resposta da nossa equipe.' });
  });

  routes.post('/question/answer', async (c) => {
    const answer = await parseBody(c.req, answerRequestSchema);
    limiter.take(c, 'review');
    await answerQuestion(database, answer, clock().getTime());
    return c.json({ sucesso: true, mensagem: 'Obrigado. Sua resposta aparece aqui depois de aprovada.' });
  });

  return routes;
}

function hasLevel(model: ReadModel, { nivel, idNivel }: QuestionRequest): boolean {
  switch (nivel) {
    case 'produto':
      return model.productsById.has(idNivel);
    case 'categoria':
      return model.categoriesById.has(idNivel);
    case 'marca':
      return model.brandsById.has(idNivel);
    case 'landingPage':
      return [...model.landingPagesBySlug.values()].some(({ id }) => id === idNivel);
  }
}
