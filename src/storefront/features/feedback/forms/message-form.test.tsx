import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerContext } from '../../../commerce/account/customer-context.ts';
import { RefusedFormContext } from './message-form.tsx';
import { NoticeForm } from './product-forms.tsx';
import { StoreReviewForm } from './store-review-form.tsx';

const post = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', post);
});
afterEach(() => post.mockReset());

const about = { idProduto: '7', idAtributoValor: '30', sobre: 'Óleo de neroli' };

interface Options {
  path?: string;
  customer?: { name: string; email: string };
}

function show(form: React.ReactElement, { path = '/oleo?sku=X&enviado=pergunta', customer }: Options = {}) {
  const Page = createRoutesStub([
    {
      path: '/',
      children: [
        { path: 'oleo', Component: () => form },
        { index: true, Component: () => <p>Início</p> },
      ],
    },
  ]);
  const ofCustomer = (current: typeof customer) => (
    <CustomerContext value={current}>
      <Page initialEntries={[path]} />
    </CustomerContext>
  );
  const { rerender } = render(ofCustomer(customer));
  return { signIn: (signedIn: NonNullable<typeof customer>) => rerender(ofCustomer(signedIn)) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => fireEvent.click(screen.getByRole('button'));
const fill = (name = 'Ana', email = 'ana@exemplo.test') => {
  fireEvent.change(field('Nome'), { target: { value: name } });
  fireEvent.change(field('E-mail'), { target: { value: email } });
};
const stubResponse = (body: object, status = 200) => post.mockResolvedValue(Response.json(body, { status }));

describe('a form', () => {
  it('posts its fields, its hidden fields and a return path without script', () => {
    show(<NoticeForm about={about} />);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Avise-me quando chegar' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/mensagens/avise-me']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      ...about,
      nome: '',
      email: '',
      voltar: '/oleo?sku=X#avise-me',
      assunto_repetido: '',
    });
  });

  const maria = { name: 'Maria Souza', email: 'maria@exemplo.test' };

  it('prefills the name and e-mail of a customer', () => {
    show(<NoticeForm />, { customer: maria });
    expect([field('Nome').value, field('E-mail').value]).toEqual(['Maria Souza', 'maria@exemplo.test']);
  });

  it('fills its empty fields when a visitor signs in on the page, and leaves what was typed', () => {
    const { signIn } = show(<NoticeForm />);
    fireEvent.change(field('E-mail'), { target: { value: 'outro@exemplo.test' } });
    signIn(maria);
    expect([field('Nome').value, field('E-mail').value]).toEqual(['Maria Souza', 'outro@exemplo.test']);
  });

  it('marks an invalid field on blur, and clears the error on input', () => {
    show(<NoticeForm />);
    fireEvent.blur(field('E-mail'));
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(field('E-mail'), { target: { value: 'ana' } });
    fireEvent.blur(field('E-mail'));
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Confira o e-mail. O formato é nome@exemplo.com.br.')).toBeTruthy();
    fireEvent.input(field('E-mail'), { target: { value: 'ana@exemplo.test' } });
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  });

  it('is not sent with empty required fields, and focuses the first of them', () => {
    show(<NoticeForm />);
    submit();
    expect(screen.getByText('Escreva o seu nome.')).toBeTruthy();
    expect(screen.getByText('Escreva o seu e-mail.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Nome'));
    expect(post).not.toHaveBeenCalled();
  });

  it('is sent once, and is replaced by the confirmation', async () => {
    stubResponse({ ok: true, message: 'Pronto. Avisamos por e-mail assim que ele voltar.' });
    show(<NoticeForm about={about} />);
    fill();
    submit();
    submit();
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('Pronto. Avisamos por e-mail assim que ele voltar.');
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(screen.queryByRole('form')).toBeNull();
    expect(post).toHaveBeenCalledTimes(1);
    const [address = '', { body, headers } = {}] = post.mock.calls[0] ?? [];
    expect(address).toBe('/mensagens/avise-me');
    expect(headers).toEqual({ Accept: 'application/json' });
    expect(body instanceof URLSearchParams && Object.fromEntries(body)).toMatchObject(about);
  });

  it("shows the server's errors beside their fields", async () => {
    stubResponse({ error: '', fields: { email: 'Confira o e-mail. O formato é nome@exemplo.com.br.' } }, 422);
    show(<NoticeForm />);
    fill('Ana', 'ana@exemplo');
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(field('Nome').value).toBe('Ana');
  });

  it.each([
    ['when the limit is reached', () => stubResponse({ error: 'Muitas tentativas.' }, 429), 'Muitas tentativas.'],
    [
      'when the browser is offline',
      () => post.mockRejectedValue(new TypeError('offline')),
      'Não deu certo agora. Tente de novo em instantes.',
    ],
    [
      'when a proxy responds with 502',
      () => post.mockResolvedValue(new Response('<html>', { status: 502 })),
      'Não deu certo agora. Tente de novo em instantes.',
    ],
  ])('preserves the typed values %s', async (_when, arrange, text) => {
    arrange();
    show(<NoticeForm />);
    fill();
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect([field('Nome').value, field('E-mail').value]).toEqual(['Ana', 'ana@exemplo.test']);
    stubResponse({ ok: true });
    submit();
    expect(await screen.findByRole('status')).toBeTruthy();
  });

  it('shows the confirmation after the redirect of a no-script submit', () => {
    show(<NoticeForm />, { path: '/oleo?enviado=avise-me' });
    expect(screen.getByRole('status').textContent).toBe('Pronto. Avisamos por e-mail assim que ele voltar.');
  });

  it('is rendered again with the values and errors of a no-script submit', () => {
    const fields = { atendimento: 'Escolha de 1 a 5 estrelas.' };
    const values = { experiencia: '4', satisfacao: 'n', mensagem: 'Tudo certo', autorizacao: 's' };
    show(
      <RefusedFormContext value={{ error: 'Aguarde um pouco.', fields, values }}>
        <StoreReviewForm about={{ key: 'abc' }} />
      </RefusedFormContext>,
    );
    const group = screen.getByRole('radiogroup', { name: 'O atendimento' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(within(group).getByRole('radio', { name: '1 estrela, ruim' }));
    expect(screen.getByRole('alert').textContent).toBe('Aguarde um pouco.');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ ...values, key: 'abc' });
  });

  it('for a review of the shop navigates to the page with the confirmation', async () => {
    stubResponse({ ok: true, next: '/?enviado=avaliacao-da-loja' });
    show(<StoreReviewForm about={{ key: 'abc' }} />);
    for (const name of [/5 estrelas/, /4 estrelas/]) {
      for (const star of screen.getAllByRole('radio', { name })) fireEvent.click(star);
    }
    fireEvent.click(screen.getByRole('radio', { name: 'Sim' }));
    submit();
    expect(await screen.findByText('Início')).toBeTruthy();
  });
});
