import { expect, it } from 'vitest';
import { defaultSettings } from '../../shops/default-settings.ts';
import { toCompany } from './home-content.tsx';

const { site } = defaultSettings.sistema.geral;

it('describes to search engines no company that the merchant has not filled in', () => {
  expect(toCompany(site)).toEqual({});
  expect(toCompany({ ...site, cep: '80000-000', emailContato: 'oi@loja.test' })).toEqual({ email: 'oi@loja.test' });
});

it('describes to search engines the company of the shop', () => {
  const company = { ...site, razaoSocial: 'Loja Ltda.', telefoneContato: '(41) 99999-0000', endereco: 'Rua Um, 1' };
  expect(toCompany(company)).toEqual({
    legalName: 'Loja Ltda.',
    telephone: '(41) 99999-0000',
    address: { '@type': 'PostalAddress', streetAddress: 'Rua Um, 1', addressCountry: 'BR' },
  });
});
