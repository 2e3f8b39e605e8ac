import { encodeQR } from 'qr';

export interface QrDrawing {
  /** Path data of the dark modules, one unit each. */
  path: string;
  /** Width and height in modules, with the quiet zone. */
  size: number;
}

/** The white margin that scanners need, in modules. */
const quietZone = 4;

/** Draws a Pix code as a QR picture. Loaders call it, so that browsers get a path instead of the generator. */
export function drawQr(code: string): QrDrawing {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: quietZone });
  return { path: rows.map(drawRow).join(''), size: rows.length };
}

/** One rectangle for each run of dark modules. */
function drawRow(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
