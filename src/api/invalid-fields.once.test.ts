// Each field of each body, missing or of another type: the response names it.

import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderTokenHeader } from '#contract/buying/orders.ts';
import { type Call, calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { createAccounts } from './accounts/testing/accounts.ts';
import { changeSetting } from './catalogue/merchant/change-setting.ts';
import { insertShipmentShop, soap } from './delivery/testing/shipment-shop.ts';
import { createBuyers } from './orders/testing/buyers.ts';
import { demonstrationPix } from './payments/pix/testing/test-pix.ts';
import { line } from './testing/cart-client.ts';
import { createTestApi } from './testing/test-api.ts';

const shop = await createTestApi({
  dependencies: { pix: demonstrationPix, hasLimits: false },
  async prepare(database) {
    await insertShipmentShop(database);
    // A module that is off refuses a call before its body is read.
    const isOn = { listaPresente: true, marketplace: true, revendedor: true, canalVenda: true, representante: true };
    const isOff = { exibirEstoque: false, vitrineVistos: false, manutencao: false };
    await changeSetting(database, { key: 'modulos', value: { ...isOn, ...isOff } });
  },
});
const { session } = await createAccounts(shop).create();
const buyers = createBuyers(shop);
const placed = await buyers.place(await buyers.create([line(soap.id)]));

type Path = readonly (string | number)[];
type JsonSchema = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Field {
  path: Path;
  isRequired: boolean;
  /** A value of a type that it does not take. */
  wrong: unknown;
}

/** Also those inside of objects and of the first item of arrays. */
function listFields(schema: unknown, path: Path = []): Field[] {
  if (!isObject(schema)) return [];
  const { anyOf, properties, required, items } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((choice) => listFields(choice, path));
  if (items !== undefined) return listFields(items, [...path, 0]);
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, child]) => {
    const isRequired = Array.isArray(required) && required.includes(name);
    const wrong = isObject(child) && child['items'] !== undefined ? 'x' : [[]];
    const field = { path: [...path, name], isRequired, wrong };
    return [field, ...listFields(child, field.path)];
  });
}

const wrap = (path: Path, value: unknown): unknown =>
  path.reduceRight((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

/** Without it the request has the fields of an address. */
const alternativeFields = new Set(['idEndereco']);
/** An invalid displayed price is treated as absent, because it is only compared. The API ignores `revendedor`. */
const lenientFields = new Set(['itens.0.preco', 'revendedor']);

const toName = (path: Path) => (path.includes(0) ? path.join('.') : String(path.at(-1)));

const bodyCalls = Object.entries<Call>(calls).flatMap(([name, call]) => (call.request ? [{ name, call }] : []));

it.each(bodyCalls)('$name names each field that is missing or of another type', async ({ call }) => {
  const { method, path, request = z.never() } = call;
  const address = path.replace(':numero', placed.numero).replaceAll(/:\w+(?:\{[^}]*\})?/g, '1');
  const unnamed: string[] = [];
  const send = async (json: unknown, name: string) => {
    const headers = { Session: session, [orderTokenHeader]: placed.token };
    const response = await shop.send(address, { method, json, headers });
    const { campos = {} } = errorSchema.parse(await response.json());
    const isNamed = [400, 422].includes(response.status) && Object.hasOwn(campos, name);
    if (!isNamed) unnamed.push(`${name}: ${response.status} to ${JSON.stringify(json)}`);
  };
  const fields = listFields(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }));
  for (const field of fields) {
    const name = toName(field.path);
    const isNeeded = field.isRequired && !alternativeFields.has(name);
    if (isNeeded) await send(wrap(field.path.slice(0, -1), {}), name);
    if (!lenientFields.has(name)) await send(wrap(field.path, field.wrong), name);
  }
  expect(fields).not.toHaveLength(0);
  expect(unnamed).toEqual([]);
});
