import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { incidents } from './table.ts'

/** The incidents and drills that are running, the oldest first. */
export const findRunning = (db: Database) =>
  db
    .select({ id: incidents.id, kind: incidents.kind, title: incidents.title, isDrill: incidents.isDrill })
    .from(incidents)
    .where(isNull(incidents.closedAt))
    .orderBy(asc(incidents.openedAt), asc(incidents.id))
