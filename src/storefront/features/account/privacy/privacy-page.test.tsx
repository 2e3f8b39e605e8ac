import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClientSession, Consents } from '#contract/customers/privacy.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { showFormPage } from '../../../testing/show-form-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const decision = (finalidade: 'termos' | 'novidades', aceita: boolean): Consents['atuais'][number] => ({
  finalidade,
  aceita,
  versao: '2026-11',
  data: '2026-11-20T15:00:00-03:00',
});
const here: ClientSession = {
  id: 'a',
  aparelho: 'Chrome no Android',
  entrouEm: '2026-11-20T15:00:00-03:00',
  vistaEm: '2026-11-21T09:30:00-03:00',
  atual: true,
};
const longName = 'Um navegador de nome muito comprido num aparelho de nome mais comprido ainda';
const there = { ...here, id: 'b', aparelho: longName, atual: false };

interface Shown {
  consents?: Consents;
  sessions?: readonly ClientSession[];
  result?: FormResult;
  reply?: (fields: Record<string, string>) => FormResult | Promise<FormResult>;
}

function show({ consents = { atuais: [], historico: [] }, sessions = [here], result: first, reply }: Shown = {}) {
  return showFormPage<FormResult>(
    '/minha-conta/privacidade',
    (result) => <PrivacyPage consents={consents} sessions={sessions} result={result ?? first} />,
    reply,
  );
}

const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const findStatus = () => screen.getAllByRole('status')[0]?.textContent;

describe('the consents', () => {
  it('say what was decided when, or that nothing was', () => {
    show();
    expect(part('Autorizações').getByText('Ainda sem registro.')).toBeTruthy();
    expect(part('Autorizações').getByText('Você não pediu para receber.')).toBeTruthy();
    expect(screen.queryByText('Histórico de autorizações')).toBeNull();
    cleanup();
    const atuais = [decision('termos', true), decision('novidades', false)];
    show({ consents: { atuais, historico: atuais } });
    expect(part('Autorizações').getByText('Aceito em 20/11/2026, versão 2026-11 do texto.')).toBeTruthy();
    expect(part('Autorizações').getByText('Recusado em 20/11/2026, versão 2026-11 do texto.')).toBeTruthy();
    expect(screen.getByText('Histórico de autorizações').closest('details')?.textContent).toContain(
      'recusou Novidades e ofertas por e-mail (versão 2026-11)',
    );
  });

  it.each([
    [true, 'Parar de receber novidades por e-mail', 'false'],
    [false, 'Quero receber novidades por e-mail', 'true'],
  ])('to news, now %s, are changed by one press of "%s"', async (aceita, label, posts) => {
    const { posted } = show({ consents: { atuais: [decision('novidades', aceita)], historico: [] } });
    press(label);
    await waitFor(() => expect(findStatus()).toBe('Sua escolha sobre as novidades foi guardada.'));
    expect(posted).toEqual([{ intent: 'novidades', finalidade: 'novidades', aceita: posts }]);
  });
});

describe('the devices', () => {
  it('that are only this one have a button to sign out and none for others', () => {
    show();
    expect(part('Aparelhos conectados').getByRole('listitem').textContent).toContain('Este aparelho');
    expect(part('Aparelhos conectados').getByRole('button', { name: 'Sair' })).toBeTruthy();
    expect(screen.queryByText('Sair de todos os outros')).toBeNull();
  });

  it('can be signed out by name, or all but this one after a question', async () => {
    const { posted } = show({ sessions: [here, there] });
    expect(part('Aparelhos conectados').getAllByText('Entrou em 20/11/2026', { exact: false })).toHaveLength(2);
    press(`Sair deste aparelho: ${longName}`);
    await waitFor(() => expect(findStatus()).toBe('Acesso encerrado.'));
    expect(screen.getByText('Encerrar a sua conta em todos os aparelhos menos este?').closest('details')?.open).toBe(
      false,
    );
    press('Sim, sair aparelhos');
    await waitFor(() => expect(findStatus()).toBe('Encerramos os outros acessos à sua conta.'));
    expect(posted).toEqual([{ intent: 'aparelho', id: 'b' }, { intent: 'aparelhos' }]);
  });

  it('tell above the page why one could not be signed out', async () => {
    show({ sessions: [here, there], reply: () => ({ form: 'aparelho', error: 'Não deu certo agora.' }) });
    press(`Sair deste aparelho: ${longName}`);
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Não deu certo agora.'));
  });
});

describe('copy and erasure of the data', () => {
  it('ask for the password, and the erasure for a word besides', () => {
    show();
    expect(part('Baixar meus dados').getByLabelText('Senha atual')).toBeTruthy();
    expect(part('Excluir conta').getByLabelText('Para confirmar, escreva APAGAR')).toBeTruthy();
    expect(part('Excluir conta').getByText('Não dá para desfazer. Ao excluir a conta:')).toBeTruthy();
  });

  it('show a refusal beside the field of their own form, which has the focus', () => {
    const fields = { confirmacao: 'Escreva APAGAR para confirmar.' };
    show({ result: { form: 'apagar', error: '', fields, values: { confirmacao: 'apaga' } } });
    const word = screen.getByLabelText<HTMLInputElement>('Para confirmar, escreva APAGAR');
    expect([word.value, word.getAttribute('aria-invalid')]).toEqual(['apaga', 'true']);
    expect(document.activeElement).toBe(word);
    expect(part('Baixar meus dados').getByLabelText('Senha atual').getAttribute('aria-invalid')).toBeNull();
  });
});
