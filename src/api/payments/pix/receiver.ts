/** Who receives payments by Pix; checked when the process starts. */
export interface PixReceiver {
  /** As the directory of Pix keys writes it: without separators, letters of a CNPJ in capitals, a phone with `+55`. */
  key: string;
  /** As the merchant writes them; a code has 25 and 15 characters of them. */
  name: string;
  city: string;
  /** Whether codes carry the order's number: some receiving banks refuse a txid that they did not issue. */
  txid: 'order' | 'none';
  /** How long an order waits for its payment; undefined: until the end of the next business day. */
  minutes: number | undefined;
}

/**
 * Whether a key, or a BR Code with it, is the demonstration's: no address ends with `.example`, so payments to it fail. In a code the
 * key is followed by the fields of category and currency.
 */
export function isOfDemonstration(keyOrCode: string): boolean {
  return /@[\w.-]+\.example(?:$|520400005303986)/.test(keyOrCode);
}
