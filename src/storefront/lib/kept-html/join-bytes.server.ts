/** In memory of their own and not in that of other small buffers, so that all of it may be handed on, or is given back. */
export function joinBytes(pieces: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const joined = Buffer.allocUnsafeSlow(pieces.reduce((total, { length }) => total + length, 0));
  let end = 0;
  for (const piece of pieces) {
    joined.set(piece, end);
    end += piece.length;
  }
  return joined;
}
