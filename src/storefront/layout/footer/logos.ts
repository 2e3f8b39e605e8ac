const files = import.meta.glob<string>(['../../assets/payments/*.svg', '../../assets/seals/*.svg'], {
  eager: true,
  query: '?url',
  import: 'default',
});

const toFile = (path: string) => files[`../../assets/${path}.svg`];

/** The eleven of specification 2, in its order. A missing logo is replaced by the name. */
export const paymentMethods = [
  { name: 'Mastercard', file: toFile('payments/mastercard') },
  { name: 'Diners', file: toFile('payments/diners') },
  { name: 'Pix', file: toFile('payments/pix') },
  { name: 'Visa', file: toFile('payments/visa') },
  { name: 'Amex', file: toFile('payments/amex') },
  { name: 'Boleto', file: toFile('payments/boleto') },
  { name: 'Aura', file: toFile('payments/aura') },
  { name: 'Discover', file: toFile('payments/discover') },
  { name: 'Elo', file: toFile('payments/elo') },
  { name: 'Hipercard', file: toFile('payments/hipercard') },
  { name: 'JCB', file: toFile('payments/jcb') },
];

export const securitySeals = [
  { name: 'Site seguro', file: toFile('seals/site-seguro') },
  { name: 'Compra protegida', file: toFile('seals/compra-protegida') },
];

export const certificationSeals = [
  { name: 'Ingredientes naturais', file: toFile('seals/ingredientes-naturais') },
  { name: 'Ingredientes veganos', file: toFile('seals/vegano') },
];
