// An account has one cart a shop, at a session that no cookie opens: the one of its sessions' carts that changed last.

import { type Kysely, sql } from 'kysely';

export async function moveAccountCarts<Schema>(database: Kysely<Schema>): Promise<void> {
  await sql`insert into sessions (token_hash, customer_id, created_at, last_seen_at, device, secret_hash)
    select 'account-' || customer_id, customer_id, max(last_seen_at), max(last_seen_at), '', ''
    from sessions where customer_id is not null group by customer_id`.execute(database);
  await sql`update carts
    set session_hash = (select 'account-' || customer_id from sessions where token_hash = carts.session_hash)
    where id in (select id from (
      select carts.id, row_number() over (partition by customer_id, shop_id order by updated_at desc, carts.id desc) as place
      from carts join sessions on token_hash = session_hash where customer_id is not null
    ) as ranked where place = 1)`.execute(database);
  await sql`delete from carts where session_hash in (
    select token_hash from sessions where customer_id is not null and token_hash <> 'account-' || customer_id
  )`.execute(database);
}
