import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'

type Action =
  | 'began a shift'
  | 'read the hand-over'
  | 'ended a shift'
  | 'wrote'
  | 'done'
  | 'filed a request of'
  | 'drafted an announcement of'
  | 'opened an incident of'
  | 'began a round'
  | 'scanned'
  | 'ended a round'
  | 'undid a change'

type Event = { by: Author; action: Action; now: Date; about?: (string | null)[]; after?: Record<string, unknown> }

/** The audit event of a change of the log, without the text of entries, and the screens that show it. */
export async function recordLog(tx: Database, recordId: string, event: Event): Promise<void> {
  await writeAudit(tx, { ...event, recordType: 'desk log', recordId })
  await notifyChanged(tx, { topic: 'desk-log' })
}
