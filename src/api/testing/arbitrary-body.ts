// Bodies for generated requests: mostly as the schema wants them, so that they get past it, and nonsense here and there.
import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Values of the demonstration shop by field name; what is not named follows its type. */
const knownValues: Readonly<Record<string, readonly unknown[]>> = {
  id: [101, '101', 110, 103],
  idProduto: [101, 103, '103', 119, 230, 5001, 5007],
  idListaCompra: [5001, 5007, '5010'],
  idLista: [5001, '5007'],
  idNivel: [1, 10, 101],
  idPergunta: [1, '2'],
  idAtributoSimples: [0, '0', 201, 202],
  idAtributoValor: [0, 201, '202'],
  idUnidadeVenda: [0, '0'],
  idArmazem: [0, '0'],
  quantidade: [-1, 0, 1, '2', 3, 2000],
  adicional: ['', '', '101-201-1', '101-201-2;110-201-1'],
  parametros: ['', '', '101-201-1', '101-201-2;110-201-1'],
  cep: ['80010-000', '01310100', '69900-001', '00000-000'],
  email: ['maria@exemplo.test', 'ana@exemplo.test', 'a@b'],
  usuario: ['maria@exemplo.test', '529.982.247-25', 'ninguem@exemplo.test'],
  senha: ['lavanda-2026', 'outra senha longa', 'curta'],
  senhaAtual: ['capim-limao-2026', 'capim-limao-2026', 'errada'],
  novaSenha: ['capim-limao-2026', 'outra senha longa', 'curta'],
  documento: ['529.982.247-25', '12ABC34501DE35', '11111111111'],
  nascimento: ['1990-05-04', '2001-02-29', ''],
  dataNascimento: ['2015-01-31', '31/02/2015'],
  url: ['/oleos-essenciais', '/nada', 'https://evil.test/'],
  hashEmail: ['atendimento', 'nada'],
  uf: ['PR', 'SP', 'XX'],
};

/** Arbitrary bodies for a request's schema; `nonsense` stands in for any part of them now and then. */
export function createBody(schema: z.ZodType, nonsense: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const root: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const create = (part: unknown, name = ''): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 25, arbitrary: createSound(part, name) }, { weight: 1, arbitrary: nonsense });

  function createSound(part: unknown, name: string): fc.Arbitrary<unknown> {
    const known = knownValues[name];
    if (known) return fc.constantFrom(...known);
    if (!isObject(part)) return nonsense;
    const { anyOf, const: fixed, enum: values, properties, required, items } = part;
    if (fixed !== undefined) return fc.constant(fixed);
    if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((choice) => create(choice)));
    if (Array.isArray(values)) return fc.constantFrom(...values.map((value: unknown) => value));
    if (isObject(properties)) {
      const fields = Object.entries(properties).map(([key, child]) => [key, create(child, key)] as const);
      const needed = Array.isArray(required) ? required.filter((key) => typeof key === 'string') : [];
      return fc.record(Object.fromEntries(fields), { requiredKeys: needed });
    }
    if (items !== undefined) return fc.array(create(items), { minLength: 1, maxLength: 3 });
    return createByType(part);
  }

  return fc.oneof(
    { weight: 12, arbitrary: createSound(root, '') },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: nonsense },
  );
}

function createByType({ type, pattern, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const types = [type].flat();
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('integer') || types.includes('number'))
    return fc.oneof(fc.integer({ min: 0, max: 600 }), fc.nat());
  if (types.includes('string') && typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = typeof maxLength === 'number' ? Math.min(maxLength, 60) : 60;
  return fc.string({ unit: 'grapheme', minLength: Math.min(2, longest), maxLength: longest });
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
