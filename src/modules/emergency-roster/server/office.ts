import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { maxEntries } from '../choices.ts'
import type { Device, ListedNeed, RosterOverview, RosterView } from '../contract.ts'
import { rosterDeskWords as words } from '../messages/desk.ts'
import type { NeedOnBehalf } from '../office-schemas.ts'
import { livesIn } from './homes.ts'
import { isFull } from './own-needs.ts'
import { recordNeed } from './record.ts'
import { emergencyNeeds } from './table.ts'

/** The newest views that the office sees. */
const shownViews = 50

const nameOfUser = (column: string) =>
  sql`(select btrim(b.first_name || ' ' || b.last_name) from users b where b.id = ${sql.raw(column)})`

/** Entries that fulfil a condition on a row `n`, without what helps them. */
const listNeeds = (db: Database, condition: ReturnType<typeof sql>) =>
  queryRows<ListedNeed>(
    db,
    sql`select n.id, u.unit_number as "unitNumber", n.full_name as "fullName", ${instantText('n.consented_at')} as "consentedAt",
        n.consent_version as "consentVersion", ${nameOfUser('n.entered_by')} as "enteredBy", n.consent_note as "consentNote"
      from emergency_needs n join units u on u.id = n.unit_id where ${condition} order by u.unit_number, n.full_name, n.id`,
  )

/** What the office manages: who is on the roster, the devices, and the newest views. */
export async function readOverview(db: Database): Promise<RosterOverview> {
  const [passphrase] = await queryRows<{ setAt: string; setBy: string }>(
    db,
    sql`select ${instantText('l.set_at')} as "setAt", coalesce(${nameOfUser('l.set_by')}, '') as "setBy" from emergency_locks l`,
  )
  const devices = await queryRows<Device>(
    db,
    sql`select d.id, d.name, ${instantText('d.added_at')} as "addedAt", coalesce(${nameOfUser('d.added_by')}, '') as "addedBy",
        ${instantText('d.refreshed_at')} as "refreshedAt"
      from emergency_devices d where d.removed_at is null order by d.added_at, d.id`,
  )
  const views = await queryRows<RosterView>(
    db,
    sql`select v.id, ${instantText('v.viewed_at')} as at, coalesce(${nameOfUser('v.viewed_by')}, '') as by, v.way,
        i.title as incident, v.is_drill as "isDrill", d.name as device
      from emergency_views v left join incidents i on i.id = v.incident_id left join emergency_devices d on d.id = v.device_id
      order by v.viewed_at desc, v.id desc limit ${shownViews}`,
  )
  const entries = await listNeeds(db, livesIn(sql`n.user_id`, sql`n.unit_id`))
  return { passphrase: passphrase ?? null, devices, views, entries }
}

/** Enters a person on their behalf. Throws 400 when they do not live in the unit, and 409 for too many entries. */
export async function addNeedOnBehalf(db: Database, input: NeedOnBehalf, by: Author, now: Date): Promise<ListedNeed> {
  const id = newId()
  await db.transaction(async (tx) => {
    const lives = livesIn(sql`${input.userId}::uuid`, sql`${input.unitId}::uuid`)
    const [found] = await queryRows<{ lives: boolean }>(tx, sql`select ${lives} as lives`)
    if (!found?.lives) throw invalid('userId', () => words.notHere)
    if (await isFull(tx, input.userId)) throw conflict('too_many_entries', () => words.tooMany(maxEntries))
    const row = { ...input, id, consentedAt: now, enteredBy: by.id }
    await tx.insert(emergencyNeeds).values({ ...row, createdAt: now, updatedAt: now })
    await recordNeed(tx, row, { by, action: 'entered on behalf', now })
  })
  const [added] = await listNeeds(db, sql`n.id = ${id}`)
  if (!added) throw notFound('Entry')
  return added
}

/** Deletes an entry for a person who withdraws their consent. Throws 404. */
export async function withdrawNeed(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(emergencyNeeds).where(eq(emergencyNeeds.id, id)).returning()
    if (!gone) throw notFound('Entry')
    await recordNeed(tx, gone, { by, action: 'withdrew on behalf', now })
  })
  return { message: words.withdrawn }
}
