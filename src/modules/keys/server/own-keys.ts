import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { OwnKey } from '../own-contract.ts'

/** What a person has borrowed, or one whom they authorised, until it is back. The purpose is for the desk. */
export const listOwnKeys = (db: Database, userId: string, now: Date): Promise<OwnKey[]> =>
  queryRows<OwnKey>(
    db,
    sql`select l.id, a.number, coalesce(u.unit_number, a.place) as place,
        case when l.borrower_kind = 'authorised' then l.borrower_name end as borrower, ${instantText('l.out_at')} as "outAt",
        ${instantText('l.due_at')} as "dueAt", l.due_at < ${now.toISOString()} as "isOverdue"
      from key_loans l join assets a on a.id = l.asset_id left join units u on u.id = a.unit_id
      where l.user_id = ${userId} and l.in_at is null order by l.due_at, l.id`,
  )
