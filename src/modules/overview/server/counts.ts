import { sql } from 'drizzle-orm'
import { lacksInvitation } from '#occupancy/server/invitable-residents.ts'
import { isFormerResident } from '#occupancy/server/former-residents.ts'
import { isActiveRow, isDueUntil } from '#maintenance/requests/server/request-conditions.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { isOccupiedRow } from '#tower/server/unit-conditions.ts'
import type { Overview } from '../contract.ts'

type Counts = Pick<Overview, 'units' | 'tenants' | 'requests' | 'announcements' | 'dueToday'>

/** The four cards and the requests due today, counted by the database. With `offset 0` each condition of a row is decided once. */
export async function countBuilding(db: Database, now: Date, until: Date): Promise<Counts> {
  const [at, end] = [now.toISOString(), until.toISOString()]
  const [counted] = await queryRows<Omit<Counts, 'dueToday'> & { due: number }>(
    db,
    sql`select
      (select json_build_object('total', count(*), 'occupied', count(*) filter (where occupied),
          'vacant', count(*) filter (where not occupied))
        from (select ${isOccupiedRow} as occupied from units offset 0) each_unit) as units,
      (select json_build_object('total', count(*), 'active', count(*) filter (where status = 'active' and not is_former),
          'invited', count(*) filter (where status = 'invited' and not is_former and has_email and not lacks_invitation),
          'notInvited', count(*) filter (where lacks_invitation),
          'noEmail', count(*) filter (where status = 'invited' and not is_former and not has_email),
          'suspended', count(*) filter (where status = 'suspended' and not is_former), 'former', count(*) filter (where is_former))
        from (select users.status, ${isFormerResident} as is_former, users.email_canonical is not null as has_email,
            ${lacksInvitation(now)} as lacks_invitation
          from residents join users on users.id = residents.user_id where users.deleted_at is null offset 0) each_resident) as tenants,
      (select json_build_object('total', count(*), 'urgent', count(*) filter (where priority = 'urgent'),
          'standard', count(*) filter (where priority <> 'urgent'))
        from maintenance_requests where ${isActiveRow}) as requests,
      (select json_build_object('total', count(*), 'published', count(*) filter (where published_at <= ${at}::timestamptz),
          'scheduled', count(*) filter (where published_at > ${at}::timestamptz))
        from announcements where archived_at is null and published_at is not null
          and (expires_at is null or expires_at > ${at}::timestamptz)) as announcements,
      (select count(*)::int from maintenance_requests where ${isDueUntil(at, end)}) as due`,
  )
  if (!counted) throw new Error('Counting answers one row.')
  const { due, ...cards } = counted
  return { ...cards, dueToday: { count: due, until: end } }
}
