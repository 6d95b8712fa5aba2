import { count, inArray } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { largestSelection } from '#platform/largest-selection.ts'
import { assertSelectable, changeMany } from '#undo/server/change-many.ts'
import type { AnnouncementAction } from '../../choices.ts'
import type { CheckedAnnouncement, Selection } from '../../many-contract.ts'
import { manyWords } from '../../messages/many.ts'
import { stateOf, validateAction } from '../../rules.ts'
import type { DeliveryContext } from '../delivery.ts'
import { findReachable, type Reachable, remindUnread, selectUnread } from '../readers/reminders.ts'
import { conditionsOf } from '../reads.ts'
import { writeState } from './state.ts'
import { announcements } from '../table.ts'

/** The selected announcements, and why an action would leave each out. Throws 409 when too many match the filter. */
export async function checkAnnouncements(
  db: Database,
  { ids, filter }: Selection,
  action: AnnouncementAction,
  now: Date,
): Promise<CheckedAnnouncement[]> {
  const conditions = filter ? conditionsOf(filter, now) : inArray(announcements.id, ids)
  if (filter) {
    const [matching] = await db.select({ total: count() }).from(announcements).where(conditions)
    assertSelectable(matching?.total ?? 0)
  }
  const rows = await db.select().from(announcements).where(conditions).orderBy(announcements.id).limit(largestSelection)
  const reachable = action === 'remind' ? await findReachable(db, now) : null
  const checked = []
  for (const row of rows) checked.push(await checkOne(db, row, action, reachable, now))
  return checked
}

async function checkOne(
  db: Database,
  row: typeof announcements.$inferSelect,
  action: AnnouncementAction,
  reachable: Reachable | null,
  now: Date,
): Promise<CheckedAnnouncement> {
  const { id, version } = row
  const reason = validateAction(row, action, now)
  const people = reachable && reason === null ? await selectUnread(db, row, reachable) : []
  const isRead = reachable !== null && reason === null && people.length === 0
  return {
    id,
    version,
    state: stateOf(row, now),
    reason: isRead ? manyWords.nobodyToRemind : reason,
    unread: people.map(({ userId }) => userId),
  }
}

type Many = { operation: string; records: readonly { id: string; version: number }[]; action: AnnouncementAction }

/** Does one thing with many announcements, each as a change of its own. */
export const changeAnnouncements = (
  db: Database,
  context: Pick<DeliveryContext, 'mail' | 'origin'>,
  { operation, records, action }: Many,
  by: Author,
  now: Date,
) =>
  changeMany(db, {
    operation,
    records,
    by,
    async change(tx, { id, version }) {
      if (action === 'remind') {
        await remindUnread(tx, context, id, { by, operation, now })
        return { outcome: 'changed' }
      }
      const isChanged = await writeState(tx, id, action, { by, ifMatch: version, operation, now })
      return { outcome: isChanged ? 'changed' : 'unchanged' }
    },
  })
