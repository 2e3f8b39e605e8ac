import type { QrDrawing } from './pix-qr.server.ts';

/** The QR picture of a Pix code. Black on white in every theme: many apps cannot read light modules on a dark field. */
export function PixQr({ drawing: { path, size } }: { drawing: QrDrawing }) {
  return (
    <svg
      role="img"
      aria-label="QR Code para pagar com Pix"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block h-auto w-full max-w-80"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
