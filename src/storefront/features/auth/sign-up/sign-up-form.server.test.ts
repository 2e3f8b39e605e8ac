import { describe, expect, it } from 'vitest';
import { aStorefront } from '../../../testing/a-storefront.ts';
import { answerSignUp } from './sign-up-action.server.ts';

const filled = {
  nomeRazao: 'Beatriz Nogueira',
  email: 'beatriz@exemplo.test',
  documento: '153.509.460-56',
  celular: '(41) 98888-7777',
  senha: 'folha verde de capim',
  aceitaTermos: 'on',
};

/** The answer to a form, by an API that answers the registration with `status` and `body`. */
async function send(fields: Record<string, string>, status = 200, body: object = { sucesso: true }) {
  const bodies: unknown[] = [];
  const { storefront } = aStorefront({
    storeApi: async (request) => {
      bodies.push(await request.json());
      return Response.json(body, { status });
    },
  });
  const request = new Request('https://loja.example/checkout/cadastro', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await answerSignUp(request, storefront);
  if (answer instanceof Response) throw new Error('unexpected redirect');
  return { ...answer.data, status: answer.init?.status, bodies };
}

describe('answerSignUp', () => {
  it('asks the API nothing while a field is wrong, and gives everything back but the password', async () => {
    const { errors, values, status, bodies } = await send({ ...filled, documento: '111.111.111-11', senha: 'curta' });
    expect(errors).toEqual({
      documento: 'Confira o CPF ou o CNPJ. Algum número não está certo.',
      senha: 'A senha precisa de pelo menos 8 caracteres.',
    });
    expect(values).toMatchObject({ nomeRazao: 'Beatriz Nogueira', documento: '111.111.111-11', aceitaTermos: true });
    expect(JSON.stringify(values)).not.toContain('curta');
    expect([status, bodies]).toEqual([422, []]);
  });

  it('checks an address only where something of it is filled in', async () => {
    const { errors } = await send({ ...filled, numero: '10' });
    expect(Object.keys(errors)).toEqual(['cep', 'rua', 'bairro', 'cidade', 'uf']);
    const { bodies } = await send(filled, 503, { error: 'Fora do ar.' });
    expect(bodies).toEqual([expect.objectContaining({ endereco: null, aceitaTermos: true, aceitaNovidades: false })]);
  });

  it.each([
    [
      422,
      'Essa senha é fácil de adivinhar. Escolha outra.',
      { senha: 'Essa senha é fácil de adivinhar. Escolha outra.' },
    ],
    [400, 'Confira a data de nascimento.', { nascimento: 'Confira a data de nascimento.' }],
  ])('puts what the API refuses with %i beside its field', async (refusal, error, errors) => {
    expect(await send(filled, refusal, { error })).toMatchObject({ errors, status: refusal });
  });

  it('says in the API’s words that there were too many tries', async () => {
    const error = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';
    expect(await send(filled, 429, { error })).toMatchObject({ errors: {}, failure: error, status: 429 });
  });
});
