// What commands for the operator share.

/** Prints what the command did, or why it could not, and ends it with the right code. */
export async function reportToOperator(
  expected: new (...args: never[]) => Error,
  run: () => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    if (!(error instanceof expected)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
