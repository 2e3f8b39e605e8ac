import { join } from 'node:path';

/** Environment of every program that a test starts. Node keeps its compiled code there, which halves the time of a start. */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/programs'),
};
