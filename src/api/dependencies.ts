import type { ApiDependencies } from './http/dependencies.ts';
import type { MailTransport } from './mail/mail.ts';

/** The dependencies of the API, passed in by its host. */
export interface HostDependencies extends ApiDependencies, MailTransport {}
