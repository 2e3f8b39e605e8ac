import { describe, expect, it } from 'vitest';
import type { User } from '#contract/customers/account.ts';
import { formAction } from '#web/forms/form-action.server.ts';
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

const visitor: User = {
  ...{ id: 0, nomeRazao: '', email: '', celular: '', telefone: '', sexo: '', nascimento: '', pessoa: '' },
  ...{ logado: false, loginFacilitado: false, primeiraCompra: false, revendedor: false, optin: false, ativo: false },
  endereco: { cep: '', principal: { cidade: '', uf: '', cep: '', pais: '' } },
  userHash: { id: '', nomeRazao: '', email: '', celular: '', telefone: '', sexo: '', nascimento: '', pessoa: '' },
};

/** The answer to a form, by an API that answers the registration with `status` and `body`. */
async function send(fields: Record<string, string>, status = 200, body: object = { sucesso: true }) {
  const answers = { '/client': () => Response.json(body, { status }), '/checkout/user': () => visitor };
  const answer = await submitForm(formAction(signUpForm), fields, { answers, path: '/checkout/cadastro' });
  return { ...answer, bodies: answer.requests.map((request) => request.body) };
}

describe('the sign-up', () => {
  it('asks the API nothing while a field is wrong, and gives everything back but the password', async () => {
    const { result, status, bodies } = await send({ ...filled, documento: '111.111.111-11', senha: 'curta' });
    expect(result).toEqual({
      error: '',
      fields: {
        documento: 'Confira o CPF ou o CNPJ. Algum número não está certo.',
        senha: 'A senha precisa de pelo menos 8 caracteres.',
      },
      values: expect.objectContaining({
        nomeRazao: 'Beatriz Nogueira',
        documento: '111.111.111-11',
        aceitaTermos: 's',
      }),
    });
    expect(JSON.stringify(result)).not.toContain('curta');
    expect([status, bodies]).toEqual([422, []]);
  });

  it('checks an address only where something of it is filled in', async () => {
    const { result } = await send({ ...filled, numero: '10' });
    expect(result).toMatchObject({ fields: { cep: expect.any(String), rua: expect.any(String) } });
    expect(Object.keys((!result?.ok && result?.fields) || {})).toEqual(['cep', 'rua', 'bairro', 'cidade', 'uf']);
    const { bodies } = await send(filled, 429, { error: 'Aguarde.' });
    expect(bodies).toEqual([expect.objectContaining({ endereco: null, aceitaTermos: true, aceitaNovidades: false })]);
  });

  it.each([
    [422, 'senha', 'Essa senha é fácil de adivinhar. Escolha outra.'],
    [400, 'email', 'Confira o e-mail.'],
  ])('puts what the API refuses with %i beside its field', async (refusal, field, error) => {
    const { result, status } = await send(filled, refusal, { error, campos: { [field]: error } });
    expect([status, result]).toMatchObject([422, { error: '', fields: { [field]: error } }]);
  });

  it('shows the message of the API if nobody is signed in afterwards', async () => {
    const { result } = await send(filled, 200, { sucesso: true, mensagem: 'Confira o seu e-mail.' });
    expect(result).toEqual({ ok: true, message: 'Confira o seu e-mail.' });
  });

  it('says in the API’s words that there were too many tries', async () => {
    const error = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';
    expect(await send(filled, 429, { error })).toMatchObject({ result: { error }, status: 429 });
  });
});
