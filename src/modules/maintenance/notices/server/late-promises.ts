import { sql } from 'drizzle-orm'
import { raiseAlert } from '#on-call/server/alerts.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { deadline, isLate } from '../../requests/server/request-conditions.ts'
import { aboutRequest, namedRequest } from './request-notices.ts'

type Late = {
  id: string
  number: number
  title: string
  unitId: string | null
  placeName: string | null
  dueAt: string
}

/** How long ago a promise may have passed: the program may have been off, but old ones are no alert. */
const newest = sql`interval '1 day'`

/**
 * Alerts the person on call to promises that have passed, each once; the office without a rota reads them in its daily
 * e-mail. Those from before there was a rota are left out. Runs as a job.
 */
export async function alertToLatePromises(db: Database, now: Date): Promise<number> {
  const at = now.toISOString()
  const late = await queryRows<Late>(
    db,
    sql`select id, number, title, unit_id as "unitId", place_name as "placeName", ${instantText('coalesce(scheduled_date, due_at)')} as "dueAt"
      from maintenance_requests where ${isLate(at)} and ${deadline} > ${at}::timestamptz - ${newest}
        and ${deadline} > (select created_at from on_call_rota where people <> '{}')
        and not exists (select from alerts a where a.about_id = maintenance_requests.id and a.kind = 'late_promise'
          and a.created_at >= ${deadline})
      order by ${deadline} limit 50`,
  )
  for (const { dueAt, ...request } of late)
    await db.transaction(async (tx) => {
      const params = { ...(await namedRequest(tx, request)), dueAt }
      const key = `late_promise ${request.id} ${dueAt}`
      await raiseAlert(tx, { kind: 'late_promise', params, key, ...aboutRequest(request.id) }, now)
    })
  return late.length
}
