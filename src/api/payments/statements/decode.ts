// Bytes of a statement as text.

import { isUtf8 } from 'node:buffer';

const utf8 = new TextDecoder();
const windows1252 = new TextDecoder('windows-1252');

/** A line, or a part of one between two tags. These signs are the same bytes in both encodings. */
const piece = /[^<\n\r]+/g;

/**
 * UTF-8, or windows-1252 where the bytes are none. The encoding that a file declares is not read: banks declare 1252 above UTF-8. Each
 * piece is looked at alone: a character that a bank has cut in two changes no other line, which is known by its text.
 */
export function decodeStatement(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(piece, (text) => {
      const part = Buffer.from(text, 'latin1');
      return (isUtf8(part) ? utf8 : windows1252).decode(part);
    });
}
