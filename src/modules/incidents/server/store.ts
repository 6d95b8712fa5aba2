import { and, asc, eq, isNull } from 'drizzle-orm'
import { closeAlerts } from '#on-call/server/alerts.ts'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { becomeIncident } from '#desk-log/server/entries.ts'
import { conflict, HttpError, invalid, notFound, stale } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { dashboardClock, dashboardTime, dayOf } from '#platform/time/dates.ts'
import { type IncidentKind, longestStepNote } from '../choices.ts'
import type { Incident } from '../contract.ts'
import { defaultStatus, drillStatus } from '../messages/default-scripts.ts'
import { incidentWords as words } from '../messages/desk.ts'
import { isSameIncident } from '../rules.ts'
import type { Closing, IncidentChanges, NewIncident, StepState } from '../schemas.ts'
import type { TextByLanguage } from '../script.ts'
import { assertExtent, type Working } from './affected.ts'
import { findIncident } from './reads.ts'
import { alertOnCall } from './on-call.ts'
import { endRepeating } from './step-times.ts'
import { lockScript } from './scripts.ts'
import { incidents, incidentSteps } from './table.ts'
import { sendTo } from './updates.ts'
import { type IncidentRow, lockRunning, recordIncident, writeIncident } from './write-incident.ts'

const isEmpty = (texts: TextByLanguage) => Object.keys(texts).length === 0
const usualStatus = (kind: IncidentKind, isDrill: boolean): TextByLanguage =>
  isDrill ? drillStatus : defaultStatus[kind]

/** Throws 400: a line that is shown has a text. */
function assertStatus({ isShown, statusTexts }: Pick<IncidentRow, 'isShown' | 'statusTexts'>) {
  if (isShown && isEmpty(statusTexts)) throw invalid('statusTexts', () => words.noStatus)
}

/**
 * Opens an incident with the script of its kind, and alerts the person on call unless it is a drill. Throws 400 naming
 * floors or stacks without homes, and 409 for an entry of the log that is an incident already, or with the incident that
 * another desk has opened meanwhile.
 */
export async function openIncident(
  db: Database,
  { statusTexts: typed, logEntryId = null, isAnother, ...input }: NewIncident,
  working: Working,
): Promise<Incident> {
  const { by, now, findPeopleWhoNeedHelp } = working
  const id = newId()
  const { kind, isDrill } = input
  const statusTexts = typed ?? usualStatus(kind, isDrill)
  assertStatus({ ...input, statusTexts })
  await withConstraintErrors({ incidents_log_entry: () => conflict('is_incident', () => words.entryUsed) }, () =>
    db.transaction(async (tx) => {
      await assertExtent(tx, input)
      const steps = await lockScript(tx, kind)
      if (!isAnother) await assertNotOpen(tx, input, working)
      if (logEntryId !== null) await becomeIncident(tx, logEntryId, by, now)
      const times = { openedAt: now, createdAt: now, updatedAt: now }
      await tx.insert(incidents).values({ ...input, id, statusTexts, logEntryId, openedBy: by.id, ...times })
      await tx.insert(incidentSteps).values(
        steps.map((step, place) => ({
          ...step,
          id: newId(),
          incidentId: id,
          position: place + 1,
          createdAt: now,
          updatedAt: now,
        })),
      )
      const about = [logEntryId]
      await recordIncident(tx, { id, kind, isDrill }, { by, action: 'opened', now, about, isPublic: true })
      if (!isDrill) await alertOnCall(tx, { ...input, id }, by, now)
    }),
  )
  return findIncident(db, id, findPeopleWhoNeedHelp, now)
}

/** Throws 409 with the incident that is running for the same homes already. The script of its kind is locked. */
async function assertNotOpen(tx: Database, input: Parameters<typeof isSameIncident>[0], working: Working) {
  const running = await tx.select().from(incidents).where(isNull(incidents.closedAt)).orderBy(asc(incidents.openedAt))
  const same = running.find((one) => isSameIncident(one, input))
  if (!same) return
  const present = await findIncident(tx, same.id, working.findPeopleWhoNeedHelp, working.now)
  const timeZone = await timeZoneOf(tx)
  const isToday = dayOf(same.openedAt, timeZone) === dayOf(working.now, timeZone)
  const when = isToday ? dashboardClock(same.openedAt, timeZone) : dashboardTime(same.openedAt, timeZone)
  throw new HttpError(409, 'already_open', () => words.alreadyOpen(when, present.openedBy), { present })
}

/** Changes a running incident. Throws 404, 400, 409 for a closed one, and 412. */
export async function changeIncident(
  db: Database,
  { id, ifMatch }: { id: string; ifMatch: number | null },
  changes: IncidentChanges,
  { by, now, findPeopleWhoNeedHelp }: Working,
): Promise<Incident> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, id)
    if (ifMatch !== null && ifMatch !== locked.version)
      throw stale(await findIncident(tx, id, findPeopleWhoNeedHelp, now))
    const columns = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    ) as Partial<IncidentRow>
    const next = { ...locked, ...columns }
    assertStatus(next)
    if (changes.floors || changes.stacks) await assertExtent(tx, next)
    await writeIncident(tx, locked, columns, now)
    const after = { fields: Object.keys(columns) }
    await recordIncident(tx, locked, { by, action: 'changed', now, after, isPublic: true })
  })
  return findIncident(db, id, findPeopleWhoNeedHelp, now)
}

/** Records that a step is done, with a note, or that it is not. Throws 404, and 409 for a closed incident. */
export async function setStep(
  db: Database,
  { id, stepId }: { id: string; stepId: string },
  { isDone, note }: StepState,
  { by, now, findPeopleWhoNeedHelp }: Working,
): Promise<Incident> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, id)
    const isStep = and(eq(incidentSteps.id, stepId), eq(incidentSteps.incidentId, id))
    const [step] = await tx.select().from(incidentSteps).where(isStep)
    if (!step) throw notFound('Step')
    // A note that is written later does not move the time.
    const done = isDone ? { doneAt: step.doneAt ?? now, doneBy: step.doneBy ?? by.id } : { doneAt: null, doneBy: null }
    await tx
      .update(incidentSteps)
      .set({ ...done, note: noteOf(step, isDone, note), version: step.version + 1, updatedAt: now })
      .where(isStep)
    const action = isDone ? ('did a step of' as const) : ('reopened a step of' as const)
    await recordIncident(tx, locked, { by, action, now, after: { step: step.position }, isPublic: false })
  })
  return findIncident(db, id, findPeopleWhoNeedHelp, now)
}

/** A note to a step that is done already, such as by another desk, is added: none replaces what another desk wrote. */
function noteOf(step: { doneAt: Date | null; note: string }, isDone: boolean, added: string): string {
  if (!isDone || step.doneAt === null || step.note === '' || step.note === added) return added
  if (added === '' || step.note.endsWith(`; ${added}`)) return step.note
  const note = `${step.note}; ${added}`
  if (note.length > longestStepNote) throw invalid('note', () => words.longNote(longestStepNote))
  return note
}

/** Closes an incident and what its alert asks for; with texts, those affected get a last update. Throws 404 and 409. */
export async function closeIncident(
  db: Database,
  id: string,
  { note, texts }: Closing,
  { by, now, findPeopleWhoNeedHelp }: Working,
): Promise<Incident> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, id)
    if (texts && !isEmpty(texts))
      await sendTo(tx, locked, { texts, audience: 'affected' }, { by, now, findPeopleWhoNeedHelp })
    await endRepeating(tx, id)
    await writeIncident(tx, locked, { closedAt: now, closedBy: by.id, closingNote: note }, now)
    await closeAlerts(tx, id, now)
    await recordIncident(tx, locked, { by, action: 'closed', now, isPublic: true })
  })
  return findIncident(db, id, findPeopleWhoNeedHelp, now)
}
