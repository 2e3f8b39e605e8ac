/** Reads all chunks of a body; throws RangeError as soon as they are more than `maxBytes` together. */
export async function collectBytes(
  chunks: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const collected: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}
