// Tracking codes of parcels and where they are followed (specification 10.12).

const correiosCode = /^[A-Z]{2}\d{9}BR$/;

export interface Tracking {
  carrier: string;
  /** Empty if the parcel has none. */
  code: string;
  /** Empty if it cannot be followed. */
  link: string;
}

/** A carrier's code is kept as it is written; one of the Correios is recognised, in any case and with blanks. */
export function toTracking({
  code,
  carrier,
  link,
}: {
  code: string;
  carrier?: string | undefined;
  link?: string | undefined;
}): Tracking {
  const compact = code.replaceAll(/\s/g, '').toUpperCase();
  const isCorreios = correiosCode.test(compact) && (carrier === undefined || /^correios$/i.test(carrier));
  if (!isCorreios) return { carrier: carrier ?? '', code: code.trim(), link: link ?? '' };
  const page = `https://rastreamento.correios.com.br/app/index.php?objetos=${compact}`;
  return { carrier: 'Correios', code: compact, link: link ?? page };
}
