import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'

type NeedEvent = {
  by: Author
  action: 'entered' | 'entered on behalf' | 'changed' | 'withdrew' | 'withdrew on behalf'
  now: Date
}
type Need = { id: string; userId: string; unitId: string; consentVersion: number }

/** An entry in the audit log, without the name, the help or the pets, which more people read. */
export async function recordNeed(
  tx: Database,
  { id, userId, unitId, consentVersion }: Need,
  { by, action, now }: NeedEvent,
) {
  const about = [userId, unitId]
  // What was agreed to, for the office to prove; a withdrawal ends it.
  const consent = action.startsWith('withdrew') ? {} : { after: { consentVersion } }
  await writeAudit(tx, { by, action, recordType: 'emergency needs', recordId: id, about, now, ...consent })
  await notifyChanged(tx, { topic: 'emergency-roster', residents: [userId] })
}

type RosterEvent = {
  by: Author
  action: 'viewed' | 'printed' | 'opened the copy' | 'set the passphrase' | 'added a device' | 'removed a device'
  now: Date
  about?: (string | null)[]
  after?: Record<string, unknown>
}

/** A view of the roster, or a change of its devices, in the audit log. */
export async function recordRoster(tx: Database, recordId: string, event: RosterEvent) {
  await writeAudit(tx, { ...event, recordType: 'emergency roster', recordId })
  await notifyChanged(tx, { topic: 'emergency-roster' })
}
