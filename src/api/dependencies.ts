import type { OutsideServices } from './delivery/lookup/outside-services.ts';
import type { ApiDependencies } from './http/dependencies.ts';
import type { MailTransport } from './mail/mail.ts';
import type { PaymentAccounts } from './payments/payments.ts';

export interface HostDependencies extends ApiDependencies, MailTransport, PaymentAccounts {
  services: OutsideServices;
}
