import { describe, expect, it } from 'vitest';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { findBlamedField } from './find-blamed-field.ts';

describe('findBlamedField', () => {
  it.each([
    ['A senha atual não confere.', 'senhaAtual'],
    ['A senha precisa de pelo menos 8 caracteres.', 'novaSenha'],
    ['A senha não pode ser o seu e-mail.', 'novaSenha'],
    ['Essa senha é fácil de adivinhar. Escolha outra.', 'novaSenha'],
    ['Não é possível usar este e-mail. Escolha outro.', 'email'],
    [fieldSentences.nascimento, 'nascimento'],
    ['Cada conta guarda até 20 endereços. Apague um para incluir outro.', undefined],
  ])('%s is about %s', (message, field) => expect(findBlamedField(message)).toBe(field));
});
