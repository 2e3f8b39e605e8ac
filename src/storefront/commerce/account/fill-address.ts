// What a CEP fills into the fields of an address, with script and without.

const names = ['rua', 'bairro', 'cidade', 'uf'] as const;

type FilledAddress = Record<(typeof names)[number], string>;

/** For a CEP that is unknown or could not be looked up. */
export const unknownAddress: FilledAddress = { rua: '', bairro: '', cidade: '', uf: '' };

/** Name of the hidden field that remembers, without script, what the CEP before has filled in. */
export const filledField = 'preenchido';

/** To remember what a CEP fills in, until the next one is looked up. */
export function toFilledText({ rua, bairro, cidade, uf }: FilledAddress): string {
  return new URLSearchParams({ rua, bairro, cidade, uf }).toString();
}

/** The fields that change by a found CEP: those known get their value, those that the CEP before has filled are emptied. */
export function fillAddress(
  read: (name: string) => string,
  found: FilledAddress,
  filledBefore: string,
): Record<string, string> {
  const before = new URLSearchParams(filledBefore);
  // Typed values stay: only values that another CEP filled in are cleared.
  const changed = names.filter((name) => found[name] !== '' || read(name) === before.get(name));
  return Object.fromEntries(changed.map((name) => [name, found[name]]));
}
