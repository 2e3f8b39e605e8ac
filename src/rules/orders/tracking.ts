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
  const compact = toCompact(code);
  const isCorreios = correiosCode.test(compact) && (carrier === undefined || isPost(carrier));
  if (!isCorreios) return { carrier: carrier ?? '', code: code.trim(), link: link ?? '' };
  const page = `https://rastreamento.correios.com.br/app/index.php?objetos=${compact}`;
  return { carrier: 'Correios', code: compact, link: link ?? page };
}

/**
 * Whether a code of the Correios was mistyped: one of the carrier's name, or without a carrier one that looks like it. Their codes are
 * those of UPU S10: two letters, eight digits, a check digit and `BR`. Other carriers' codes are free text.
 */
export function isMistypedCode({ code, carrier }: { code: string; carrier?: string | undefined }): boolean {
  const compact = toCompact(code);
  const isOfPost = carrier === undefined ? looksLikeCorreios.test(compact) : isPost(carrier);
  return isOfPost && compact !== '' && !(correiosCode.test(compact) && hasRightCheckDigit(compact.slice(2, 11)));
}

const toCompact = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase();
const isPost = (carrier: string): boolean => /^correios$/i.test(carrier.trim());

/** Also with a digit too many or too few. */
const looksLikeCorreios = /^[A-Z]{2}\d{6,12}BR$/;

const weights = [8, 6, 4, 2, 3, 5, 9, 7];
/** 11 less the rest of the weighted sum; the standard writes 11 as 5 and 10 as 0. */
const checkDigits = [5, 0, 9, 8, 7, 6, 5, 4, 3, 2, 1];

function hasRightCheckDigit(digits: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return Number(digits.at(-1)) === checkDigits[sum % 11];
}
