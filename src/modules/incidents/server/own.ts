import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { selectHomesOfUser } from '#occupancy/server/current-homes.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import { frontDesk, type Role, usesResidentPortal } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { minutes } from '#platform/time/dates.ts'
import { incidentTexts } from '../messages/index.ts'
import type { RunningIncident } from '../own-contract.ts'
import { isAffected, textFor } from '../rules.ts'
import type { OwnReport } from '../schemas.ts'
import { incidentReports, incidents, incidentSteps, incidentStepTimes } from './table.ts'
import { recordIncident } from './write-incident.ts'

type Reader = { id: string; role: Role }

/** The running incidents, the newest first and drills last. People with a home see those with a line in the portals. */
export async function listRunning(
  db: Database,
  reader: Reader,
  language: Language,
  now: Date,
): Promise<RunningIncident[]> {
  const isResident = usesResidentPortal(reader.role)
  const running = await db
    .select()
    .from(incidents)
    .where(and(isNull(incidents.closedAt), isResident ? eq(incidents.isShown, true) : undefined))
    .orderBy(asc(incidents.isDrill), desc(incidents.openedAt), desc(incidents.id))
  if (running.length === 0) return []
  const homes = isResident ? await selectHomesOfUser(db, reader.id, now) : []
  if (isResident && homes.length === 0) return []
  const isDesk = frontDesk.some((role) => role === reader.role)
  const repeated = isDesk
    ? await listRepeated(
        db,
        running.map(({ id }) => id),
      )
    : []
  const reports = await db.select().from(incidentReports).where(eq(incidentReports.userId, reader.id))
  return running.map(({ id, kind, isDrill, statusTexts, openedAt, ...extent }) => ({
    id,
    kind,
    isDrill,
    status: textFor(statusTexts, language),
    openedAt: openedAt.toISOString(),
    isAffected: homes.some((home) => isAffected(extent, home)),
    hasReported: reports.some(({ incidentId }) => incidentId === id),
    nextStep: repeated.find(({ incidentId }) => incidentId === id) ?? null,
  }))
}

/** The steps of incidents that are due again, the one that is due first before the others. */
async function listRepeated(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      incidentId: incidentSteps.incidentId,
      title: incidentSteps.title,
      repeatMinutes: incidentSteps.repeatMinutes,
      last: sql<Date>`max(${incidentStepTimes.doneAt})`.mapWith(incidentStepTimes.doneAt),
    })
    .from(incidentSteps)
    .innerJoin(incidentStepTimes, eq(incidentStepTimes.stepId, incidentSteps.id))
    .where(and(inArray(incidentSteps.incidentId, [...ids]), isNull(incidentSteps.doneAt)))
    .groupBy(incidentSteps.id)
  return rows
    .map(({ incidentId, title, repeatMinutes, last }) => ({
      incidentId,
      title,
      dueAt: new Date(last.getTime() + minutes(repeatMinutes ?? 0)).toISOString(),
    }))
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
}

/**
 * Adds that a resident is affected, or takes it back. Throws 404 for someone without a home, 400 naming
 * `incidentId`, and 409 once the incident is closed.
 */
export async function reportAffected(
  db: Database,
  { incidentId: id, isAffected: isReported }: OwnReport,
  { by, language, now }: { by: Author & Reader; language: Language; now: Date },
): Promise<RunningIncident> {
  await db.transaction(async (tx) => {
    const homes = await selectHomesOfUser(tx, by.id, now)
    const [first] = homes
    if (!first) throw notFound('Resident')
    const [incident] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('share')
    if (!incident?.isShown) throw invalid('incidentId', (reader) => incidentTexts[reader].notKnown)
    if (incident.closedAt !== null) throw conflict('closed', (reader) => incidentTexts[reader].isOver)
    const home = homes.find((one) => isAffected(incident, one)) ?? first
    const isThis = and(eq(incidentReports.incidentId, id), eq(incidentReports.userId, by.id))
    const { rowCount } = isReported
      ? await tx
          .insert(incidentReports)
          .values({ incidentId: id, userId: by.id, unitId: home.unitId, reportedAt: now })
          .onConflictDoNothing()
      : await tx.delete(incidentReports).where(isThis)
    if (!rowCount) return
    const action = isReported ? ('reported being affected by' as const) : ('took back being affected by' as const)
    await recordIncident(tx, incident, { by, action, now, isPublic: false })
  })
  const running = (await listRunning(db, by, language, now)).find((one) => one.id === id)
  if (!running) throw notFound('Incident')
  return running
}
