/** Specification 3. `sigla` by ISO 3166, `codigo` by the Central Bank, as fiscal documents want it. */
export interface Country {
  nome: string;
  sigla: string;
  codigo: string;
}

/** Where the shop delivers to, the first unless another is chosen. */
export const countries: readonly [Country, ...Country[]] = [{ nome: 'Brasil', sigla: 'BR', codigo: '1058' }];
