// Brazilian postal codes (CEP): mask and check (specification 5).

/** Five digits, a hyphen, then up to three digits; the hyphen appears with the sixth digit. */
export function maskPostalCode(input: string): string {
  const digits = input.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** The eight digits, with or without hyphen in the input, or undefined. `00000000` is not a valid CEP. */
export function parsePostalCode(input: string): string | undefined {
  const match = /^\s*(\d{5})-?(\d{3})\s*$/.exec(input);
  if (!match) return undefined;
  const digits = `${match[1]}${match[2]}`;
  return digits === '00000000' ? undefined : digits;
}
