// The merchant's commands at a test shop, by its clock.

import type { TestApi } from '#api/testing/test-api.ts';
import { runOrderCommand } from '../run-command.ts';

/** Files that the commands read and write, by their path. */
export type CommandFiles = Record<string, string>;

export function toCommandContext({ database, clock }: TestApi, files: CommandFiles = {}) {
  return {
    database,
    nowMs: clock.now.getTime(),
    readFile: async (path: string) => new TextEncoder().encode(files[path] ?? ''),
    writeFile: async (path: string, text: string) => void (files[path] = text),
  };
}

export const runAtShop = (shop: TestApi, ...words: string[]) => runOrderCommand(toCommandContext(shop), words);
