/** Who reads a message, by the form's `hashEmail`: the name that stands in front of the mail's subject. */
export const departments: ReadonlyMap<string, string> = new Map([
  ['atendimento', 'Atendimento'],
  ['pedidos', 'Pedidos'],
  ['revenda', 'Revenda'],
  ['imprensa', 'Imprensa'],
]);

/** Reads requests for a quote. */
export const salesDepartment = 'orcamentos';
