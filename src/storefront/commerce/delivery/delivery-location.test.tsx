import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerContext } from '../account/customer-context.ts';
import { storeLocation, toLocationText, useDeliveryLocation } from './delivery-location.ts';

const curitiba = { cep: '80010-000', cidade: 'Curitiba', estado: 'PR', regiao: 'Sul' };

beforeEach(() => storeLocation(undefined));

function Place() {
  const location = useDeliveryLocation();
  return <p data-testid="place">{location ? toLocationText(location) : 'CEP'}</p>;
}
const shown = () => screen.getByTestId('place').textContent;

describe('useDeliveryLocation', () => {
  it('stores CEP, city and state under the key of the specification, and updates every component', () => {
    render(<Place />);
    expect(shown()).toBe('CEP');
    act(() => storeLocation(curitiba));
    expect(shown()).toBe('Curitiba - PR');
    expect(JSON.parse(localStorage.getItem('userCep') ?? '')).toEqual(curitiba);
    act(() => storeLocation(undefined));
    expect(shown()).toBe('CEP');
    expect(localStorage.getItem('userCep')).toBeNull();
  });

  it('has no typed place on the server', () => {
    storeLocation(curitiba);
    expect(renderToString(<Place />)).toContain('CEP');
  });

  it("returns the customer's address, on the server too, until another place is typed", () => {
    const home = { cep: '79002-000', cidade: 'Campo Grande', estado: 'MS' };
    const page = (
      <CustomerContext value={{ home }}>
        <Place />
      </CustomerContext>
    );
    expect(renderToString(page)).toContain('Campo Grande - MS');
    render(page);
    expect(shown()).toBe('Campo Grande - MS');
    expect(localStorage.getItem('userCep')).toBeNull();
    act(() => storeLocation(curitiba));
    expect(shown()).toBe('Curitiba - PR');
    act(() => storeLocation(undefined));
    expect(shown()).toBe('Campo Grande - MS');
  });

  it('accepts a stored place without a region', () => {
    localStorage.setItem('userCep', '{"cep":"79002-000","cidade":"Campo Grande","estado":"MS"}');
    render(<Place />);
    expect(shown()).toBe('Campo Grande - MS');
  });

  it.each(['null', '{', '[]', '{"cep":"80010-000"}', '{"cep":1,"cidade":"A","estado":"PR"}'])(
    'ignores the invalid stored value %s',
    (text) => {
      localStorage.setItem('userCep', text);
      render(<Place />);
      expect(shown()).toBe('CEP');
    },
  );

  it('falls back to memory if the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    render(<Place />);
    act(() => storeLocation(curitiba));
    expect(shown()).toBe('Curitiba - PR');
  });
});

describe('toLocationText', () => {
  it('shows the CEP if the city is unknown', () => {
    expect(toLocationText({ cep: '80000-000', cidade: '', estado: 'PR' })).toBe('80000-000 - PR');
  });
});
