// What commands for the operator share.

/** Ends the command on PostgreSQL, whose own programs do the same. */
export function refusePostgres(url: string | undefined, command: string): void {
  if (url === undefined) return;
  process.stderr.write(`DATABASE_URL is set: PostgreSQL has a program for this.\n  ${command}\n`);
  process.exit(1);
}

/** Prints what the command did, or why it could not, and ends it with the right code. */
export function reportToOperator(expected: new (...args: never[]) => Error, run: () => string): void {
  try {
    process.stdout.write(`${run()}\n`);
  } catch (error) {
    if (!(error instanceof expected)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
