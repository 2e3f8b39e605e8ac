// `npm run pix:reconcile FILE`: reads a bank statement and confirms the orders that it shows as paid.

import { runReconciliation } from '#api/orders/merchant/commands/run-command.ts';
import { runMerchantCommand } from './merchant-command.ts';

await runMerchantCommand(runReconciliation);
