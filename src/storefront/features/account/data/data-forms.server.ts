import { emailChangeSchema, passwordChangeSchema, profileChangeSchema } from '#contract/customers/profile.ts';
import { type AccountForm, parseFields } from '../forms/answer-form.server.ts';
import { dataMessages } from './data-messages.ts';

export const dataForms: Readonly<Record<keyof typeof dataMessages, AccountForm>> = {
  pessoais: {
    done: dataMessages.pessoais,
    submit: (fields, { call }) => call('changeProfile', { body: parseFields(profileChangeSchema, fields) }),
  },
  email: {
    done: dataMessages.email,
    submit: (fields, { call }) => call('changeEmail', { body: parseFields(emailChangeSchema, fields) }),
  },
  senha: {
    done: dataMessages.senha,
    submit: (fields, { call }) => call('changePassword', { body: parseFields(passwordChangeSchema, fields) }),
  },
};
