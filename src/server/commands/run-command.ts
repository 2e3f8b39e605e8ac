// The merchant's commands by name: `npm run pedidos -- list`. They stand in for a panel.

import { parseArgs } from 'node:util';
import { type Command, type CommandContext, CommandError, type CommandResult } from './command.ts';
import { exportOrders } from './export.ts';
import { findFailureText } from './failure-text.ts';
import { invoice } from './invoice.ts';
import { list } from './list.ts';
import { match, receipts, reconcile } from './receipts.ts';
import { refund } from './refund.ts';
import { approve, finish, refuse, requests, takeBack } from './requests.ts';
import { show } from './show.ts';
import { slip } from './slip.ts';
import { cancel, deliver, pack, pay, regain, ship } from './work.ts';

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  pay,
  pack,
  slip,
  ship,
  deliver,
  cancel,
  refund,
  regain,
  invoice,
  export: exportOrders,
  receipts,
  match,
  requests,
  approve,
  refuse,
  'receive-back': takeBack,
  finish,
};

const flags = new Set([
  'todos',
  'substituir',
  'aceitar-menos',
  'ja-devolvido',
  'pagamento-conferido',
  'mesmo-pacote',
  'resto',
]);

/** Runs a command with what was typed after it. What cannot be carried out is reported as well, and has failed. */
export async function runOrderCommand(context: CommandContext, words: readonly string[]): Promise<CommandResult> {
  const [name, ...rest] = words;
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (name === undefined || name === 'help') return { output: listCommands() };
  if (!command) return { output: `Não existe o comando “${name}”.\n\n${listCommands()}`, hasFailed: true };
  return run(command, context, rest);
}

/** `npm run pix:reconcile`: reads a bank statement. */
export function runReconciliation(context: CommandContext, words: readonly string[]): Promise<CommandResult> {
  return run(reconcile, context, words);
}

async function run(command: Command, context: CommandContext, words: readonly string[]): Promise<CommandResult> {
  try {
    const { positionals, values } = parse(command, words);
    const surplus = command.mostWords === undefined ? undefined : positionals[command.mostWords];
    // A word that is ignored would look as if it had been carried out.
    if (surplus !== undefined) throw new CommandError(`“${surplus}” é demais. Escreva assim: ${command.usage}`);
    const result = await command.run(context, positionals, values);
    return typeof result === 'string' ? { output: result } : result;
  } catch (error) {
    const output = findFailureText(error);
    if (output === undefined) throw error;
    return { output, hasFailed: true };
  }
}

function parse({ options = [], usage }: Command, words: readonly string[]) {
  const known = options.map((name) => [name, { type: flags.has(name) ? 'boolean' : 'string' }] as const);
  try {
    return parseArgs({ args: [...words], options: Object.fromEntries(known), allowPositionals: true });
  } catch (error) {
    // Node's own sentence is English; what matters is which options there are.
    throw new CommandError(`Não entendemos as opções. Escreva assim: ${usage}`, { cause: error });
  }
}

function listCommands(): string {
  const rows = Object.entries(commands).map(([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`);
  return ['npm run pedidos -- COMANDO', '', ...rows].join('\n');
}
