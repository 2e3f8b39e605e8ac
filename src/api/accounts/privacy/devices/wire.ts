import { createHash } from 'node:crypto';
import type { ClientSession } from '#contract/customers/privacy.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';

const idLength = 32;

/** A public id, from which neither the cookie's value nor its stored hash can be derived. */
export function toPublicId({ token_hash: tokenHash }: Pick<SessionRow, 'token_hash'>): string {
  return createHash('sha256').update(`public id of ${tokenHash}`).digest('hex').slice(0, idLength);
}

/** `current` is the session of the request. */
export function toClientSession(session: SessionRow, current: SessionRow | undefined): ClientSession {
  return { id: toPublicId(session), ...toVisit(session), atual: session.token_hash === current?.token_hash };
}

/** The public fields of a session besides its id. */
export function toVisit(session: SessionRow): Pick<ClientSession, 'aparelho' | 'entrouEm' | 'vistaEm'> {
  return {
    aparelho: session.device || 'Aparelho desconhecido',
    entrouEm: toDateTime(session.signed_in_at ?? session.created_at),
    vistaEm: toDateTime(session.last_seen_at),
  };
}
