const files = import.meta.glob<string>('../../assets/seals/*.svg', { eager: true, query: '?url', import: 'default' });

const toFile = (name: string) => files[`../../assets/seals/${name}.svg`];

/** A statement that the shop can prove about itself. Seals without an issuer would prove nothing. */
export const securitySeals = [{ name: 'Conexão cifrada', file: toFile('conexao-cifrada') }];

export const certificationSeals = [
  { name: 'Ingredientes naturais', file: toFile('ingredientes-naturais') },
  { name: 'Ingredientes veganos', file: toFile('vegano') },
];
