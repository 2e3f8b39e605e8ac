import fc from 'fast-check';

/** Any code point that is not half of a pair. The unit `binary` of fast-check takes two seconds to be built. */
const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const anyText = (maxLength?: number) =>
  fc.string({ unit: anyCharacter, ...(maxLength !== undefined && { maxLength }) });
