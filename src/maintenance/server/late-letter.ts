import { and, eq, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { dashboardTime } from '#platform/dates.ts'
import type { Database } from '#platform/server/database.ts'
import type { Mail } from '#platform/server/mail.ts'
import { ask } from '#platform/server/statements.ts'
import { wallClock } from '#platform/wall-clock.ts'
import { letters } from '../letters.ts'
import { words } from '../words.ts'
import { rankAsOf } from './filters.ts'
import { dailyLetters } from './letter-table.ts'

/** From seven in the morning on, by the building's clock. */
const earliest = 7 * 60
const mostLines = 40

type Late = {
  number: number
  title: string
  place: string
  promisedAt: string
  lateMinutes: number
  who: string | null
  /** How many are late in all. */
  total: number
}

/**
 * Writes the office which promises are late: once on each day of the building, in the transaction that notes the day,
 * so that neither a restart nor a second server writes twice. A day on which nothing is late in the morning has no letter.
 */
export async function postLateLetter(
  db: Database,
  { mail, origin }: { mail: Mail; origin: string },
  now: Date,
): Promise<boolean> {
  const [house] = await db.select().from(building)
  if (!house) return false
  const clock = wallClock(now, house.timeZone)
  if (clock.minutes < earliest) return false
  return db.transaction(async (tx) => {
    const [dealtWith] = await tx
      .select({ day: dailyLetters.day })
      .from(dailyLetters)
      .where(and(eq(dailyLetters.kind, 'late'), eq(dailyLetters.day, clock.day)))
    if (dealtWith) return false
    const late = await listLate(tx, now)
    const total = late[0]?.total ?? 0
    const noted = await tx
      .insert(dailyLetters)
      .values({ kind: 'late', day: clock.day, late: total, createdAt: now })
      .onConflictDoNothing()
      .returning({ day: dailyLetters.day })
    if (noted.length === 0 || total === 0) return false
    const lines = late.map((one) => lineOf(one, house))
    const letter = letters.late(lines, total - lines.length)
    const url = `${origin}${paths.admin({ tab: 'maintenance' })}`
    await mail.post(tx, { to: house.officeEmail, ...letter, button: { label: letter.label, url } }, now)
    return true
  })
}

const listLate = (tx: Database, now: Date): Promise<Late[]> =>
  ask<Late>(
    tx,
    sql`select number, title, coalesce(unit_number, place_name, '') as place,
        to_char(promised_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "promisedAt",
        floor(extract(epoch from ${now.toISOString()}::timestamptz - promised_at) / 60)::int as "lateMinutes",
        (select btrim(first_name || ' ' || last_name) from users where users.id = assigned_to) as who,
        count(*) over ()::int as total
      from maintenance_requests left join units on units.id = unit_id
      where ${rankAsOf(now.toISOString())} = 0 order by promised_at, number limit ${mostLines}::int`,
  )

const lineOf = (one: Late, house: { code: string; timeZone: string }) =>
  `${house.code}-${one.number} · ${one.title}${one.place === '' ? '' : ` (${one.place})`} · promised ${dashboardTime(one.promisedAt, house.timeZone)}, ${words.late(words.span(one.lateMinutes))} · ${one.who ?? words.unassigned}`
