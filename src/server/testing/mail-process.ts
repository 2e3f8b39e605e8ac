// A process that does nothing but send the mail of a database; CLOCK_OFFSET_MS sets its clock forward.

import { startJobs, toMailJob } from '#api/jobs.ts';
import { createMailDelivery } from '#api/mail/delivery/delivery.ts';
import { openDatabase } from '#database/client.ts';
import { readEnvironment } from '../env.ts';
import { createLogger } from '../logger.ts';
import { createMailer } from '../mail/mailer.ts';

const environment = readEnvironment();
const logger = createLogger(environment.LOG_LEVEL);
const offsetMs = Number(process.env['CLOCK_OFFSET_MS']);
const delivery = createMailDelivery({
  database: await openDatabase({ url: environment.DATABASE_URL, file: environment.DATABASE_FILE }),
  clock: () => new Date(Date.now() + offsetMs),
  logger,
  sendMail: createMailer(environment, logger).send,
  siteUrl: environment.SITE_URL,
});
startJobs([toMailJob(delivery, 20)], logger);
// The job's own timer does not keep a process alive.
setInterval(() => undefined, 60_000);
