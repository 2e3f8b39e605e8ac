// `npm run pix:reconcile FILE`: reads a bank statement and confirms the orders that it shows as paid.

import { runReconciliation } from './run-command.ts';
import { runProgram } from './run-program.ts';

await runProgram(runReconciliation);
