import { expect, it } from 'vitest';
import type { PostalAddress } from '#contract/buying/delivery.ts';
import { createRecordingApi } from '../../testing/recording-api.ts';
import { fillByPostalCode } from './fill-by-postal-code.server.ts';

const street: PostalAddress = {
  cep: '01310-100',
  rua: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  regiao: 'Sudeste',
};
const town: PostalAddress = { ...street, cep: '17800-000', rua: '', bairro: '', cidade: 'Adamantina' };

/** Returns the values filled from a CEP; without `found` the API does not know the CEP. */
async function fill(fields: Record<string, string>, found: PostalAddress | undefined): Promise<Record<string, string>> {
  const cep = found?.cep ?? fields['cep'] ?? '';
  const unknown = () => Response.json({ error: 'Não encontramos esse CEP.' }, { status: 422 });
  const { api } = createRecordingApi({ [`/postal-code/${cep.replace('-', '')}`]: () => found ?? unknown() });
  const { values } = await fillByPostalCode({ ...fields, cep }, api);
  return { ...values };
}

it('fills only fields in which nothing was typed', async () => {
  const values = await fill({ rua: 'Alameda dos Anjos', bairro: ' ' }, street);
  expect(values).toMatchObject({ rua: 'Alameda dos Anjos', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' });
});

it('clears the street of a corrected CEP, but not typed values', async () => {
  const first = await fill({ rua: '', bairro: '', numero: '1578' }, street);
  expect(first).toMatchObject({ cep: '01310-100', rua: 'Avenida Paulista', bairro: 'Bela Vista', uf: 'SP' });
  const second = await fill({ ...first, bairro: 'Jardim' }, town);
  expect(second).toMatchObject({ rua: '', bairro: 'Jardim', cidade: 'Adamantina', numero: '1578' });
});

it('clears the street of the previous CEP if the new one is unknown', async () => {
  const first = await fill({ rua: '', bairro: '', numero: '1578' }, street);
  const values = await fill({ ...first, cep: '99999-999', bairro: 'Jardim' }, undefined);
  expect(values).toMatchObject({ cep: '99999-999', rua: '', bairro: 'Jardim', cidade: '', uf: '', numero: '1578' });
});
