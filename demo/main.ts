// `npm run demo -- load | remove`: brings the demonstration into an empty shop, or takes it out. The first start of a shop that is
// not public loads it too.

import { hasDemonstration } from '#api/installation/installation.ts';
import { type KeptRow, removeDemonstration } from '#api/installation/remove-demonstration.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { maintenanceLimits } from '#database/postgres/pool.ts';
import { readOrExit } from '#server/env.ts';
import { type LoadResult, loadDemonstration, markDemonstration } from './load.ts';

const loaded: Record<LoadResult, string> = {
  loaded: 'A demonstração está na loja. Reinicie a loja, se ela estiver aberta.',
  marked: 'A demonstração que já estava na loja agora pode ser tirada: npm run demo -- remove',
  present: 'A demonstração já está na loja: nada mudou.',
  refused: 'A loja tem cadastros próprios, ou produtos de pedidos, e a demonstração se misturaria a eles: nada mudou.',
};

const removed =
  'A demonstração saiu da loja, com os seus textos, as suas tabelas de frete e o checkout que ela abriu. Reinicie a loja; o seu checkout abre com checkout.aberto.';

const kinds: Record<KeptRow['kind'], string> = {
  product: 'produto',
  list: 'kit ou lista',
  brand: 'marca',
  category: 'categoria',
  coupon: 'cupom',
  customer: 'conta',
};

const { DATABASE_URL: url, DATABASE_FILE: file, isPublic } = readOrExit();

const commands: Record<string, (database: Database) => Promise<string>> = {
  async load(database) {
    const result = await loadDemonstration(database, { now: new Date(), withAccounts: !isPublic });
    if (result === 'refused') process.exitCode = 1;
    return loaded[result];
  },
  async remove(database) {
    await inTransaction(database.kysely, markDemonstration);
    const wasThere = await hasDemonstration(database);
    const kept = await removeDemonstration(database, Date.now());
    const done = wasThere ? removed : 'A demonstração não está na loja.';
    if (kept.length === 0) return done;
    const lines = kept.map(({ kind, name }) => `  ${kinds[kind]}: ${name}`);
    return [
      `${done} Ficou o que um pedido, uma sacola ou um cadastro seu usa; à venda, só o que está num kit seu:`,
      ...lines,
    ].join('\n');
  },
};

const run = commands[process.argv[2] ?? ''];
if (run) {
  const database = await openDatabase({ url, file, limits: maintenanceLimits });
  try {
    await migrateToLatest(database);
    process.stdout.write(`${await run(database)}\n`);
  } finally {
    await database.close();
  }
} else {
  process.stderr.write('Use: npm run demo -- load, ou npm run demo -- remove\n');
  process.exitCode = 1;
}
