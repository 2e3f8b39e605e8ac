import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showCheckout } from '../page/testing/show-checkout.tsx';
import { aCheckout, anAddress, anEmptyCheckout } from '../steps/testing/a-checkout.ts';

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const savedAddress = { ...anAddress, id: 8, nome: 'Casa', pais: 'Brasil', principal: true };
const otherAddress = { ...savedAddress, id: 9, nome: 'Trabalho', rua: 'Rua Augusta', principal: false };

describe('the address', () => {
  it('starts with what is known of the CEP of the visit', async () => {
    showCheckout({
      whole: { ...anEmptyCheckout, faltam: ['endereco'] },
      place: { cep: '01310-100', rua: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
    });
    expect((await screen.findByLabelText<HTMLInputElement>('CEP')).value).toBe('01310-100');
    expect([valueOf('Rua'), valueOf('Número'), valueOf('Estado')]).toEqual(['Avenida Paulista', '', 'SP']);
    const tokens = ['CEP', 'Rua', 'Bairro', 'Cidade', 'Estado'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['postal-code', 'address-line1', 'address-level3', 'address-level2', 'address-level1']);
  });

  it('is one of the addresses of a customer, who types nothing', async () => {
    const { posted } = showCheckout({
      customerId: 5,
      addresses: [savedAddress, otherAddress],
      path: '/checkout?etapa=endereco',
    });
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['8', true],
      ['9', false],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /Rua Augusta/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Entregar neste endereço' }));
    await waitFor(() => expect(posted).toMatchObject([{ intent: 'endereco-salvo', idEndereco: '9', conta: '5' }]));
  });

  it('is the one that was chosen before, until the customer chooses another', async () => {
    showCheckout({
      customerId: 5,
      addresses: [savedAddress, otherAddress],
      checkout: { endereco: { ...anAddress, rua: 'Rua Augusta' } },
      path: '/checkout?etapa=endereco',
    });
    const chosen = await screen.findByRole('radio', { checked: true });
    expect(chosen).toHaveProperty('value', '9');
  });

  it('starts empty for another one than the saved addresses', async () => {
    const place = { ...anAddress, numero: '' };
    showCheckout({ customerId: 5, addresses: [savedAddress], place, path: '/checkout?etapa=endereco' });
    expect((await screen.findByLabelText<HTMLInputElement>('CEP')).value).toBe('');
    expect([valueOf('Rua'), valueOf('Cidade'), valueOf('Estado')]).toEqual(['', '', '']);
  });

  it('offers a customer, and no visitor, to save a typed address', async () => {
    const name = 'Guardar este endereço na minha conta';
    const whole = { ...anEmptyCheckout, contato: aCheckout.contato, faltam: ['endereco' as const] };
    const { posted } = showCheckout({ customerId: 5, place: anAddress, whole });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(posted).toMatchObject([{ intent: 'endereco', guardar: 's', rua: 'Avenida Paulista' }]));
    cleanup();
    showCheckout({ whole });
    await screen.findByLabelText('Rua');
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
  });
});
