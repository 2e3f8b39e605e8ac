import { describe, expect, it } from 'vitest';
import { formAction } from '#web/forms/form-action.server.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { signUpForm } from './sign-up-form.server.ts';

const filled = {
  nomeRazao: 'Beatriz Nogueira',
  email: 'beatriz@exemplo.test',
  documento: '153.509.460-56',
  celular: '(41) 98888-7777',
  senha: 'folha verde de capim',
  aceitaTermos: 's',
};

/** Submits the form; the stubbed API responds to the registration with `status` and `body`. */
async function send(fields: Record<string, string>, status = 200, body: object = { sucesso: true }) {
  const answers = { '/client': () => Response.json(body, { status }) };
  const path = '/checkout/cadastro?voltar=/checkout/carrinho&favorito=7';
  const response = await submitForm(formAction(signUpForm), fields, { answers, path });
  return { ...response, bodies: response.requests.map((request) => request.body) };
}

const toFields = (result: FormResult | undefined) => (result?.ok ? undefined : result?.fields) ?? {};

describe('the sign-up', () => {
  it('rejects an invalid field without a request, and returns all values but the password', async () => {
    const { result, status, bodies } = await send({ ...filled, documento: '111.111.111-11', senha: 'curta' });
    expect(result).toMatchObject({
      error: '',
      values: { nomeRazao: 'Beatriz Nogueira', documento: '111.111.111-11', aceitaTermos: 's' },
    });
    expect(toFields(result)).toEqual({
      documento: 'Confira o CPF ou o CNPJ. Algum número não está certo.',
      senha: 'A senha precisa de pelo menos 8 caracteres.',
    });
    expect(JSON.stringify(result)).not.toContain('curta');
    expect([status, bodies]).toEqual([422, []]);
  });

  it('validates the address only if one of its fields is filled', async () => {
    const { result } = await send({ ...filled, numero: '10' });
    expect(Object.keys(toFields(result))).toEqual(['cep', 'rua', 'bairro', 'cidade', 'uf']);
    const { bodies } = await send(filled, 429, { error: 'Aguarde.' });
    expect(bodies).toEqual([expect.objectContaining({ endereco: null, aceitaTermos: true, aceitaNovidades: false })]);
  });

  it.each([
    [422, 'senha', 'Essa senha é fácil de adivinhar. Escolha outra.'],
    [400, 'email', 'Confira o e-mail.'],
  ])('shows an API error with status %i beside its field', async (refusal, field, error) => {
    const { result, status } = await send(filled, refusal, { error, campos: { [field]: error } });
    expect([status, result]).toMatchObject([422, { error: '', fields: { [field]: error } }]);
  });

  it('shows the message of the API, which mails a link that continues at the target', async () => {
    const { result, bodies } = await send(filled, 200, { sucesso: true, mensagem: 'Confira o seu e-mail.' });
    expect(bodies).toMatchObject([{ email: 'beatriz@exemplo.test', voltar: '/checkout/carrinho', favorito: 7 }]);
    expect(result).toEqual({ ok: true, message: 'Confira o seu e-mail.' });
  });

  it('shows the message of the API when the rate limit is reached', async () => {
    const error = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';
    expect(await send(filled, 429, { error })).toMatchObject({ result: { error }, status: 429 });
  });
});
