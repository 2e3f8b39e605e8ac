import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { filledField, toFilledText } from './fill-address.ts';
import { usePostalCode } from './use-postal-code.ts';

const paulista = {
  rua: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  regiao: 'Sudeste',
} as const;
const answers: Record<string, object> = {
  '01310100': { ...paulista, cep: '01310-100' },
  '17800000': { ...paulista, cep: '17800-000', rua: '', bairro: '', cidade: 'Adamantina' },
};

function AddressForm({ filled = '' }: { filled?: string }) {
  const { lookup, fill } = usePostalCode();
  return (
    <form aria-label="Endereço">
      <input type="hidden" name={filledField} value={filled} />
      <input name="cep" aria-label="cep" onInput={({ currentTarget: { form } }) => form && void fill(form)} />
      <input name="rua" aria-label="rua" />
      <input name="bairro" aria-label="bairro" />
      <input name="cidade" aria-label="cidade" />
      <p role="status">{lookup?.text}</p>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function enter(cep: string): Promise<void> {
  field('cep').value = cep;
  await act(async () => {
    field('cep').dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(() => field('cidade').value).toBe(cep === '17800-000' ? 'Adamantina' : 'São Paulo');
  });
}

const stubApi = () =>
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answers[url.slice(-8)] ?? {})));

it('fills only fields in which nothing was typed [R10.18-04]', async () => {
  stubApi();
  render(<AddressForm />);
  field('rua').value = 'Alameda dos Anjos';
  await enter('01310-100');
  expect([field('rua').value, field('bairro').value]).toEqual(['Alameda dos Anjos', 'Bela Vista']);
});

it('fills a field in which the person is only once it is left empty', async () => {
  stubApi();
  render(<AddressForm />);
  field('rua').focus();
  await enter('01310-100');
  expect([field('rua').value, field('bairro').value]).toEqual(['', 'Bela Vista']);
  act(() => field('rua').blur());
  expect(field('rua').value).toBe('Avenida Paulista');
});

it('leaves what is typed while the answer comes', async () => {
  stubApi();
  render(<AddressForm />);
  field('rua').focus();
  await enter('01310-100');
  field('rua').value = 'Alameda dos Anjos';
  act(() => field('rua').blur());
  expect(field('rua').value).toBe('Alameda dos Anjos');
});

it('clears the street of a corrected CEP, but not typed values', async () => {
  stubApi();
  render(<AddressForm />);
  await enter('01310-100');
  expect([field('rua').value, field('bairro').value]).toEqual(['Avenida Paulista', 'Bela Vista']);
  field('bairro').value = 'Jardim';
  await enter('17800-000');
  expect([field('rua').value, field('bairro').value]).toEqual(['', 'Jardim']);
});

it('clears values that the server filled in before hydration', async () => {
  stubApi();
  render(<AddressForm filled={toFilledText(paulista)} />);
  field('rua').value = 'Avenida Paulista';
  await enter('17800-000');
  expect(field('rua').value).toBe('');
});

it.each([
  ['is unknown', () => Promise.resolve(Response.json({ error: 'CEP não encontrado.' }, { status: 422 }))],
  ['cannot be looked up', () => Promise.reject(new TypeError('Failed to fetch'))],
])('clears the street if the next CEP %s', async (_, fail) => {
  stubApi();
  render(<AddressForm />);
  await enter('01310-100');
  const fetchMock = vi.fn<() => Promise<Response>>(fail);
  vi.stubGlobal('fetch', fetchMock);
  field('cep').value = '99999-999';
  await act(async () => {
    field('cep').dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(() => field('rua').value).toBe('');
  });
  expect([field('bairro').value, field('cidade').value]).toEqual(['', '']);
});

it('preserves the address if a second lookup of its CEP fails', async () => {
  stubApi();
  render(<AddressForm />);
  await enter('01310-100');
  const fetchMock = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetchMock);
  await act(async () => {
    field('cep').dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(() => fetchMock).toHaveBeenCalled();
  });
  expect(field('rua').value).toBe('Avenida Paulista');
});

it('takes back what it has shown of a CEP that is no longer in the field', async () => {
  stubApi();
  render(<AddressForm />);
  await enter('17800-000');
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Encontramos a cidade/);
  field('cep').value = '00000-000';
  act(() => void field('cep').dispatchEvent(new Event('input', { bubbles: true })));
  expect(screen.getByRole('status').textContent).toBe('');
});
