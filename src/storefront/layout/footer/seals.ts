const files = import.meta.glob<string>('../../assets/seals/*.svg', { eager: true, query: '?url', import: 'default' });

const toFile = (name: string) => files[`../../assets/seals/${name}.svg`];

export const securitySeals = [
  { name: 'Site seguro', file: toFile('site-seguro') },
  { name: 'Compra protegida', file: toFile('compra-protegida') },
];

export const certificationSeals = [
  { name: 'Ingredientes naturais', file: toFile('ingredientes-naturais') },
  { name: 'Ingredientes veganos', file: toFile('vegano') },
];
