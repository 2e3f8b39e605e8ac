// Bytes of a statement as text.

/**
 * UTF-8, or windows-1252 where the bytes are none. The encoding that a file declares is not read: banks declare 1252 above UTF-8.
 * A character that the end of the file cuts in two is left out, so that the rest still counts as UTF-8.
 */
export function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
