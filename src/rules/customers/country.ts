/** Specification 3. `sigla` by ISO 3166, `codigo` by the Central Bank, as fiscal documents require it. */
export interface Country {
  nome: string;
  sigla: string;
  codigo: string;
}

/** The countries that the shop delivers to; the first is the default. */
export const countries: readonly [Country, ...Country[]] = [{ nome: 'Brasil', sigla: 'BR', codigo: '1058' }];
