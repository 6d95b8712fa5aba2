import { and, eq, isNull, sql } from 'drizzle-orm'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Incident } from '../contract.ts'
import { incidentWords as words } from '../messages/desk.ts'
import type { StepTimeInput } from '../schemas.ts'
import { findIncident } from './reads.ts'
import type { Working } from './affected.ts'
import { incidentSteps, incidentStepTimes } from './table.ts'
import { lockRunning, recordIncident } from './write-incident.ts'

type Place = { id: string; stepId: string }

/** Throws 404. */
async function getStep(tx: Database, { id, stepId }: Place) {
  const isStep = and(eq(incidentSteps.id, stepId), eq(incidentSteps.incidentId, id))
  const [step] = await tx.select().from(incidentSteps).where(isStep)
  if (!step) throw notFound('Step')
  return step
}

/** Records that a step that repeats was done once more. Throws 404, and 409 for a closed incident or a step that does not repeat. */
export async function addStepTime(
  db: Database,
  place: Place,
  { note }: StepTimeInput,
  { by, now, findPeopleWhoNeedHelp }: Working,
): Promise<Incident> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, place.id)
    const step = await getStep(tx, place)
    if (step.repeatMinutes === null || step.doneAt !== null)
      throw conflict('does_not_repeat', () => words.doesNotRepeat)
    await tx.insert(incidentStepTimes).values({ id: newId(), stepId: step.id, doneAt: now, doneBy: by.id, note })
    const after = { step: step.position }
    await recordIncident(tx, locked, { by, action: 'did a step of', now, after, isPublic: false })
  })
  return findIncident(db, place.id, findPeopleWhoNeedHelp, now)
}

/** Removes a time that was recorded by mistake. Throws 404, and 409 for a closed incident. */
export async function removeStepTime(
  db: Database,
  { timeId, ...place }: Place & { timeId: string },
  { by, now, findPeopleWhoNeedHelp }: Working,
): Promise<Incident> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, place.id)
    const step = await getStep(tx, place)
    const isThis = and(eq(incidentStepTimes.id, timeId), eq(incidentStepTimes.stepId, step.id))
    const { rowCount } = await tx.delete(incidentStepTimes).where(isThis)
    if (!rowCount) throw notFound('Step')
    const after = { step: step.position }
    await recordIncident(tx, locked, { by, action: 'took back a time of', now, after, isPublic: false })
  })
  return findIncident(db, place.id, findPeopleWhoNeedHelp, now)
}

/** A step that was repeated ends with its incident: it was done when it was done last. */
export async function endRepeating(tx: Database, incidentId: string): Promise<void> {
  const last = (column: string) =>
    sql`(select ${sql.raw(`t.${column}`)} from incident_step_times t where t.step_id = ${incidentSteps.id} order by t.done_at desc, t.id desc limit 1)`
  const wasDone = sql`exists (select from incident_step_times t where t.step_id = ${incidentSteps.id})`
  await tx
    .update(incidentSteps)
    .set({ doneAt: last('done_at'), doneBy: last('done_by') })
    .where(and(eq(incidentSteps.incidentId, incidentId), isNull(incidentSteps.doneAt), wasDone))
}
