import { asc, desc, isNull, sql } from 'drizzle-orm'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import { incidents } from '#incidents/server/table.ts'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { consentWithPhone } from '../choices.ts'
import type { Roster, RosterState } from '../contract.ts'
import { rosterDeskWords as words } from '../messages/desk.ts'
import type { ViewInput } from '../office-schemas.ts'
import type { RosterEntry } from '../sealed-shapes.ts'
import { livesIn } from './homes.ts'
import { findLock, toLock } from './lock.ts'
import { recordRoster } from './record.ts'
import { emergencyViews } from './table.ts'

const inForce = livesIn(sql`n.user_id`, sql`n.unit_id`)

/** The number of the account that made the entry. */
const phone = apiPhone('p.phone')
/** The same for a copy: only of people who agreed to a text that names it. */
const phoneOfCopy = sql`case when n.consent_version >= ${consentWithPhone} then ${phone} end`

/** What an evacuation needs, with a telephone number: the scripts say to call. */
export async function readEntries(db: Database, { forCopy = false } = {}): Promise<RosterEntry[]> {
  const rows = await queryRows<RosterEntry>(
    db,
    sql`select n.id, u.floor, u.unit_number as "unitNumber", n.full_name as "fullName", ${forCopy ? phoneOfCopy : phone} as phone, n.needs, n.note, n.pets,
        ${instantText('n.updated_at')} as "updatedAt"
      from emergency_needs n join units u on u.id = n.unit_id left join users p on p.id = n.user_id
      where ${inForce} order by u.floor desc, u.unit_number, n.full_name, n.id`,
  )
  return rows.map((row) => groupPhones(row, 'phone'))
}

/** What is running: real incidents before drills, the newest first. */
const listRunning = (db: Database) =>
  db
    .select({ id: incidents.id, kind: incidents.kind, title: incidents.title, isDrill: incidents.isDrill })
    .from(incidents)
    .where(isNull(incidents.closedAt))
    .orderBy(asc(incidents.isDrill), desc(incidents.openedAt), asc(incidents.id))

/** Whether the roster can be opened now. */
export async function readState(db: Database): Promise<RosterState> {
  const running = await listRunning(db)
  const lock = await findLock(db)
  const [counted] = await queryRows<{ entries: number }>(
    db,
    sql`select count(*)::int as entries from emergency_needs n where ${inForce}`,
  )
  return { running, entries: counted?.entries ?? 0, lock: lock && toLock(lock) }
}

/** Shows the roster for a running incident, by default the newest, and records the view. Throws 409 when it is not running. */
export async function viewRoster(
  db: Database,
  { way, incidentId: chosen }: ViewInput,
  by: Author,
  now: Date,
): Promise<Roster> {
  return db.transaction(async (tx) => {
    const all = await listRunning(tx)
    const running = chosen === undefined ? all[0] : all.find(({ id }) => id === chosen)
    if (!running) throw conflict('no_incident', () => words.noIncident)
    const { id: incidentId, isDrill, title } = running
    const id = newId()
    await tx.insert(emergencyViews).values({ id, incidentId, isDrill, way, viewedAt: now, viewedBy: by.id })
    await recordRoster(tx, id, {
      by,
      action: way === 'print' ? 'printed' : 'viewed',
      about: [incidentId],
      after: { incident: title, isDrill },
      now,
    })
    return { viewedAt: now.toISOString(), running, entries: await readEntries(tx) }
  })
}
