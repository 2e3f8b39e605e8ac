// `npm run pedidos -- COMMAND`: the merchant's work on orders, also while the shop runs.

import { runOrderCommand } from './run-command.ts';
import { runProgram } from './run-program.ts';

await runProgram(runOrderCommand);
