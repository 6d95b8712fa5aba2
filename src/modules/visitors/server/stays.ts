import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { notify } from '#notifications/server/notify.ts'
import { accountsOf } from '#packages/server/recipients.ts'
import { paths } from '#paths.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { dayOf } from '#platform/time/dates.ts'
import { instantAt } from '#platform/time/wall-clock.ts'
import { recordChange } from '#undo/server/record-change.ts'
import { recordUndoable } from '#undo/server/store.ts'
import type { StayKind } from '../choices.ts'
import type { Stay } from '../contract.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'
import type { CheckIn } from '../schemas.ts'
import { createBarredCheck } from './barred.ts'
import { findExpected } from './expected.ts'
import { findFirm } from './firms.ts'
import { checkHost, checkUnit } from './hosts.ts'
import { findStay } from './stay-rows.ts'
import { visitorPasses, visitorStays } from './table.ts'
import { lockStay, recordStay, recordType, takenError, writeStay } from './write-stay.ts'

type Input = CheckIn & { operation?: string | undefined }
type Receiver = { by: Author; isOffice: boolean }

/** Who comes, and to whom. */
type Arrival = {
  kind: StayKind
  passId: string | null
  guestId: string | null
  fullName: string
  unitId: string | null
  hostId: string | null
  firm: string | null
  vendorId: string | null
  /** How many were announced with this visitor. */
  announced: number
}

/**
 * Checks in a guest, or signs in a contractor. Throws 400 for what is missing, 404 for an unknown pass, and 409 for a pass
 * that does not admit today, a guest who is here, a badge that is out, and a person whom the desk must not admit.
 */
export async function checkIn(db: Database, input: Input, { by, isOffice }: Receiver, now: Date): Promise<Stay> {
  const id = newId()
  await db.transaction(async (tx) => {
    const { announced, ...arrival } = await toArrival(tx, input, now)
    const isBarred = await createBarredCheck(tx, now)
    const isListed = isBarred(arrival)
    // A namesake; only a person of the office decides that it is one.
    if (isListed && !(isOffice && input.isAdmittedByOffice)) throw conflict('do_not_admit', () => words.doNotAdmit)
    const isFirst = await isFirstOf(tx, arrival.passId, now)
    const badge = input.badge || null
    const facts = { ...arrival, badge, note: input.note }
    const times = { arrivedAt: now, arrivedBy: by.id, createdAt: now, updatedAt: now }
    const added = await tx
      .insert(visitorStays)
      .values({ id, ...facts, ...times })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw takenError(await isInside(tx, arrival.guestId), badge)
    const action = isListed ? 'admitted a namesake' : arrival.kind === 'guest' ? 'checked in' : 'signed in'
    await recordStay(tx, { id, ...arrival }, { by, action, after: arrival.firm ? { firm: arrival.firm } : {}, now })
    if (isFirst) await notifyHost(tx, id, { ...arrival, announced }, now)
    const { operation } = input
    // There was no stay before: the undo withdraws it.
    const before = { status: 'withdrawn' }
    if (operation !== undefined)
      await recordUndoable(tx, { operation, recordType, recordId: id, versionAfter: 1, before }, by, now)
  })
  return findStay(db, id, now)
}

async function toArrival(tx: Database, input: CheckIn, now: Date): Promise<Arrival> {
  if (input.passId) return toArrivalOfPass(tx, input, input.passId, now)
  if (input.fullName === '') throw invalid('fullName', () => words.typeName)
  const { fullName, kind } = input
  const unitId = input.unitId ?? null
  const hostId = input.hostId ?? null
  if (unitId === null && kind === 'guest') throw invalid('unitId', () => words.chooseUnit)
  if (unitId !== null) await checkUnit(tx, unitId)
  if (hostId !== null) {
    if (unitId === null) throw invalid('unitId', () => words.chooseUnit)
    await checkHost(tx, unitId, hostId)
  }
  const firm = kind === 'contractor' ? await findFirm(tx, input) : { firm: null, vendorId: null }
  return { kind, passId: null, guestId: null, fullName, unitId, hostId, ...firm, announced: 1 }
}

/** A guest of a pass: on its list, or one who comes along and is named. */
async function toArrivalOfPass(tx: Database, input: CheckIn, passId: string, now: Date): Promise<Arrival> {
  await tx.select().from(visitorPasses).where(eq(visitorPasses.id, passId)).for('update')
  const pass = await findExpected(tx, passId, now)
  // Guests who are early are let in: the resident expects them today.
  if (pass.problem !== null && pass.problem !== 'too_early')
    throw conflict('pass_ended', () => words.passProblems[pass.problem ?? 'ended'], 'passId')
  const guest = pass.guests.find(({ id }) => id === input.guestId)
  if (input.guestId && !guest) throw invalid('guestId', () => words.notOnList)
  if (guest?.isHere) throw takenError(true, null)
  const fullName = guest?.fullName ?? input.fullName
  if (fullName === '') throw invalid('fullName', () => words.typeName)
  const of = { unitId: pass.unit.id, hostId: pass.hostId, firm: null, vendorId: null }
  return { kind: 'guest', passId, guestId: guest?.id ?? null, fullName, ...of, announced: pass.guests.length }
}

/** Whether no one of the pass has come today; a visitor who was not announced always is the first. */
async function isFirstOf(tx: Database, passId: string | null, now: Date): Promise<boolean> {
  if (passId === null) return true
  const timeZone = await timeZoneOf(tx)
  const since = instantAt(dayOf(now, timeZone), 0, timeZone)
  const ofToday = and(
    eq(visitorStays.passId, passId),
    ne(visitorStays.status, 'withdrawn'),
    gte(visitorStays.arrivedAt, since),
  )
  return (await tx.$count(visitorStays, ofToday)) === 0
}

const isInside = async (tx: Database, guestId: string | null) =>
  guestId !== null &&
  (await tx.$count(visitorStays, and(eq(visitorStays.guestId, guestId), eq(visitorStays.status, 'inside')))) > 0

/** Notifies the resident that someone has come; of a party only of the first one. */
async function notifyHost(tx: Database, id: string, { fullName, firm, unitId, hostId, announced }: Arrival, now: Date) {
  if (unitId === null) return
  const [unit] = (
    await tx.execute<{ number: string }>(sql`select unit_number as number from units where id = ${unitId}`)
  ).rows
  await notify(
    tx,
    {
      kind: 'visitor_arrived',
      params: { who: firm === null ? fullName : firm, count: announced, unit: unit?.number ?? '' },
      recipients: await accountsOf(tx, { unitId, recipientId: hostId }),
      link: paths.tenant({ tab: 'front-desk' }),
      about: { type: recordType, id },
    },
    now,
  )
}

/** Checks a visitor out. Throws 404, and 409 for one who has left. */
export async function checkOut(
  db: Database,
  id: string,
  { by, operation, now }: { by: Author; operation?: string | undefined; now: Date },
): Promise<Stay> {
  await db.transaction(async (tx) => {
    const locked = await lockStay(tx, id)
    if (locked.status === 'left') throw conflict('has_left', () => words.hasLeft)
    const columns = { status: 'left' as const, leftAt: now, leftBy: by.id }
    await writeStay(tx, locked, columns, { by, action: 'checked out', now })
    await recordChange(tx, { operation, recordType }, locked, Object.keys(columns), { by, now })
  })
  return findStay(db, id, now)
}
