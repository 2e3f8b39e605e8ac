import { describe, expect, it } from 'vitest';
import { findAccountPage } from './account-layout.tsx';

describe('findAccountPage', () => {
  it.each([
    ['/minha-conta/', 'Resumo'],
    ['/minha-conta', 'Resumo'],
    ['/minha-conta/enderecos', 'Endereços'],
    ['/minha-conta/enderecos/7', 'Endereços'],
    ['/minha-conta/pedidos/7K4P-94QX', 'Meus pedidos'],
    ['/minha-conta/lista-desejo', 'Favoritos'],
    ['/minha-conta/outra', undefined],
  ])('%s belongs to %s', (path, label) => expect(findAccountPage(path)?.label).toBe(label));
});
