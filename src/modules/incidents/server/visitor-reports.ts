import { and, asc, eq, isNull } from 'drizzle-orm'
import { conflict, invalid } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { IncidentKind } from '../choices.ts'
import { incidentTexts } from '../messages/index.ts'
import { textFor } from '../rules.ts'
import { incidents, incidentVisitorReports } from './table.ts'
import { recordIncident } from './write-incident.ts'

/** A running incident as a visitor reads it at the code of a place: its kind and its line in the portals. */
export type KnownIncident = { id: string; kind: IncidentKind; status: string }

/** The running incidents with a line in the portals, the oldest first; no drills. */
export async function listKnown(db: Database, language: Language): Promise<KnownIncident[]> {
  const rows = await db
    .select({ id: incidents.id, kind: incidents.kind, statusTexts: incidents.statusTexts })
    .from(incidents)
    .where(and(isNull(incidents.closedAt), eq(incidents.isShown, true), eq(incidents.isDrill, false)))
    .orderBy(asc(incidents.openedAt), asc(incidents.id))
  return rows.map(({ id, kind, statusTexts }) => ({ id, kind, status: textFor(statusTexts, language) }))
}

/** Adds that a visitor at a place is affected. Throws 400 naming `incident`, and 409 once the incident is closed. */
export async function reportAffectedAt(
  db: Database,
  { incidentId, placeName }: { incidentId: string; placeName: string },
  by: Author | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [incident] = await tx.select().from(incidents).where(eq(incidents.id, incidentId)).for('share')
    if (!incident?.isShown || incident.isDrill)
      throw invalid('incident', (language) => incidentTexts[language].notKnown)
    if (incident.closedAt !== null) throw conflict('closed', (language) => incidentTexts[language].isOver)
    await tx.insert(incidentVisitorReports).values({ id: newId(), incidentId, placeName, reportedAt: now })
    const action = 'reported being affected by' as const
    await recordIncident(tx, incident, { by, action, now, after: { placeName }, isPublic: false })
  })
}
