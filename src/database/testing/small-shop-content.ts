// What the small shop says: its names, its company, an open checkout.

import type { Transaction } from '../schema/database-schema.ts';

const settings: Readonly<Record<string, unknown>> = {
  'site.razaoSocial': 'Manacá Aromas Comércio de Cosméticos Ltda.',
  'site.cnpj': '12.345.678/0001-95',
  'site.endereco': 'Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR',
  'site.cep': '82020-000',
  'site.telefoneContato': '(41) 3333-0000',
  'site.atendimento': 'Segunda a sexta, 08:00 às 17:30',
  'site.emailContato': 'oi@manaca.example',
  'checkout.aberto': true,
  'link.social': {
    facebook: 'https://www.facebook.com/manaca.example',
    instagram: 'https://www.instagram.com/manaca.example',
  },
};

export async function insertSmallShopContent(transaction: Transaction): Promise<void> {
  for (const [id, name] of [
    ['main', 'Manacá Aromas'],
    ['caszulo', 'Caszulo'],
  ] as const)
    await transaction.updateTable('shops').set({ name, origin: 'own' }).where('id', '=', id).execute();
  for (const [key, value] of Object.entries(settings)) {
    const value_json = JSON.stringify(value);
    await transaction
      .insertInto('settings')
      .values({ key, value_json })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value_json, origin: 'own' }))
      .execute();
  }
}
