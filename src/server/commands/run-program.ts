// What the programs of the merchant share: the database of the configuration, files, and the answer on the terminal.

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type Database, openDatabase } from '#database/client.ts';
import { readOrExit } from '../env.ts';
import type { runOrderCommand } from './run-command.ts';

/** Prints what the command did, or why it could not; the process then ends with 1. */
export async function runProgram(run: typeof runOrderCommand): Promise<void> {
  const { DATABASE_URL: url, DATABASE_FILE: file } = readOrExit();
  // Opening would create the file.
  if (url === undefined && !existsSync(file)) {
    fail(`Não há um banco de dados em ${file}. Abra a loja uma vez, ou confira DATABASE_FILE.`);
    return;
  }
  let database: Database | undefined;
  try {
    database = await openDatabase({ url, file });
    const context = {
      database,
      nowMs: Date.now(),
      readFile: (path: string) => orFileProblem(path, readFile(path)),
      // It has what buyers wrote, so that only its owner may read it.
      writeFile: (path: string, text: string) => orFileProblem(path, writeFile(path, text, { mode: 0o600 })),
    };
    const { output, hasFailed } = await run(context, process.argv.slice(2));
    if (hasFailed) fail(output);
    else process.stdout.write(`${output}\n`);
  } catch (error) {
    if (error instanceof FileProblem) fail(error.message);
    else fail(`O banco de dados não respondeu, ou é de outra versão: abra a loja uma vez. ${String(error)}`);
  } finally {
    await database?.close();
  }
}

class FileProblem extends Error {}

async function orFileProblem<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new FileProblem(`Não foi possível abrir o arquivo ${path}.`, { cause: error });
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
