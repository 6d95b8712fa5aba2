import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { EventFilter } from '../contract.ts'
import { exportedEvents, fixedColumns } from '../exported-events.ts'
import { exportWords } from '../messages/export.ts'
import { listEvents } from './store.ts'

type Criteria = Omit<EventFilter, 'limit' | 'cursor'>

/** All events that match the filter. Throws 400 for an unknown column. */
export const eventExport = (
  { columns, ...criteria }: Criteria & { columns?: string | undefined },
  now: Date,
): ListExport => exportOf({ read: criteria, columns: columns?.split(',') ?? null, criteria }, now)

export const chosenEvents: ChosenExport = ({ ids, columns }, now) =>
  exportOf({ read: { when: 'all' }, ids, columns, criteria: {} }, now)

type Exported = {
  read: Criteria
  /** Without it, all that were read. */
  ids?: ReadonlySet<string>
  columns: readonly string[] | null
  criteria: Record<string, unknown>
}

const exportOf = ({ read, ids, columns, criteria }: Exported, now: Date): ListExport => ({
  recordType: 'calendar',
  criteria,
  read: async (tx) => {
    const shown = chosenColumns(columns, exportWords.columns, fixedColumns)
    const zone = await timeZoneOf(tx)
    const all = await readAllPages((page) => listEvents(tx, { ...read, ...page }, now))
    const rows = all.filter(({ id }) => ids?.has(id) ?? true)
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedEvents(rows, zone, shown) }
  },
})
