import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../tools/testing/built-server.ts';
import { copySeededDatabase } from '../tools/testing/seeded-database.ts';

export interface ShopServer {
  url: string;
  databaseFile: string;
  /** The folder of its mails. */
  mailFolder: string;
  stop(): Promise<void>;
}

/** A URL at which no API listens. */
export const unreachableApi = 'http://127.0.0.1:2/api';

const root = join(import.meta.dirname, '..');

/** Starts the built server with its own seeded database; `variables` are added to its environment. */
export async function startShop(variables: Record<string, string> = {}): Promise<ShopServer> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-journeys-'));
  const [databaseFile, mailFolder] = [join(folder, 'shop.sqlite'), join(folder, 'mail')];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(mailFolder);
  copySeededDatabase(databaseFile);
  try {
    const own = { DATABASE_FILE: databaseFile, MAIL_DIR: mailFolder };
    const { url, stop } = await startBuiltServer(root, ['src/server/main.ts'], { ...own, ...variables });
    return { url, databaseFile, mailFolder, stop: () => stop().finally(removeFolder) };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
