// `npm run pedidos -- COMMAND`: the merchant's work on orders, also while the shop runs.

import { runOrderCommand } from '#api/orders/merchant/commands/run-command.ts';
import { runMerchantCommand } from './merchant-command.ts';

await runMerchantCommand(runOrderCommand);
