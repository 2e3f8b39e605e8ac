// A program that encodes the pictures that its parent process asks for (`createEncodingProcess`), until the parent disconnects.

import { encodeFile } from './encode.ts';
import type { EncodingTask, EncodingResult } from './encoding-process.ts';

process.on('message', ({ id, master, variant, file }: EncodingTask) => {
  const respond = (result: EncodingResult) => process.connected && process.send?.(result);
  encodeFile(master, variant, file).then(
    () => respond({ id }),
    (error: unknown) => respond({ id, error: describe(error) }),
  );
});
// The parent decides when this process ends, also when a terminal or a service manager stops both.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);

/** Errors lose their code on the way to another process. */
function describe(error: unknown): NonNullable<EncodingResult['error']> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { message: error instanceof Error ? error.message : String(error), code };
}
