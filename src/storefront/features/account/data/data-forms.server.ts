import { emailChangeSchema, passwordChangeSchema, profileChangeSchema } from '#contract/customers/profile.ts';
import { accountForm } from '../account-form.server.ts';

export const dataForms = {
  pessoais: accountForm(profileChangeSchema, (body, { call }) => call('changeProfile', { body })),
  email: accountForm(emailChangeSchema, (body, { call }) => call('changeEmail', { body })),
  senha: accountForm(passwordChangeSchema, (body, { call }) => call('changePassword', { body })),
};
