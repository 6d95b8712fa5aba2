import { eq, isNull, sql } from 'drizzle-orm'
import { conflict, invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { CurrentLog } from '../contract.ts'
import { logWords as words } from '../messages/desk.ts'
import { parsePointCode } from '../rules.ts'
import type { ScannedPoint } from '../schemas.ts'
import { readCurrentLog, roundPoints } from './reads.ts'
import { recordLog } from './record.ts'
import { lockShift } from './lock-shift.ts'
import { deskRounds, deskRoundScans } from './table.ts'

/** Begins a round. Throws 409 without a shift, and while another round is under way. */
export async function beginRound(db: Database, by: Author, now: Date): Promise<CurrentLog> {
  await withConstraintErrors({ desk_rounds_current: () => conflict('round_open', () => words.roundOpen) }, () =>
    db.transaction(async (tx) => {
      const shift = await lockShift(tx)
      const id = newId()
      await tx.insert(deskRounds).values({ id, shiftId: shift.id, beganAt: now, beganBy: by.id })
      await recordLog(tx, id, { by, action: 'began a round', now })
    }),
  )
  return readCurrentLog(db)
}

const lockCurrent = async (tx: Database) =>
  (await tx.select().from(deskRounds).where(isNull(deskRounds.endedAt)).for('update'))[0]

async function lockRound(tx: Database) {
  const round = await lockCurrent(tx)
  if (!round) throw conflict('no_round', () => words.noRound)
  return round
}

/** Records that the round has reached a place. A second scan changes nothing. Throws 400 for a code that no sign has, and 409. */
export async function scanPoint(db: Database, { code }: ScannedPoint, by: Author, now: Date): Promise<CurrentLog> {
  await db.transaction(async (tx) => {
    const round = await lockRound(tx)
    const [place] = await queryRows<{ id: string; name: string }>(
      tx,
      sql`select id, place_name as name from ${roundPoints} and code = ${parsePointCode(code)}`,
    )
    if (!place) throw invalid('code', () => words.unknownPoint)
    const scan = { roundId: round.id, placeId: place.id, placeName: place.name }
    const { rowCount } = await tx
      .insert(deskRoundScans)
      .values({ ...scan, scannedAt: now, scannedBy: by.id })
      .onConflictDoNothing()
    if (rowCount === 1) await recordLog(tx, round.id, { by, action: 'scanned', after: { place: place.name }, now })
  })
  return readCurrentLog(db)
}

/** Ends the round. Throws 409 without one. */
export async function endRound(db: Database, by: Author, now: Date): Promise<CurrentLog> {
  await db.transaction(async (tx) => {
    await lockRound(tx)
    await finishRound(tx, by, now)
  })
  return readCurrentLog(db)
}

/** Ends the round that is under way, if there is one. */
export async function finishRound(tx: Database, by: Author, now: Date): Promise<void> {
  const round = await lockCurrent(tx)
  if (!round) return
  const [counted] = await queryRows<{ count: number }>(tx, sql`select count(*)::int as count from ${roundPoints}`)
  const points = counted?.count ?? 0
  await tx.update(deskRounds).set({ endedAt: now, points }).where(eq(deskRounds.id, round.id))
  await recordLog(tx, round.id, { by, action: 'ended a round', after: { points }, now })
}
