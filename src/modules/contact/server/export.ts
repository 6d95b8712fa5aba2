import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { MessageFilter } from '../message-filter.ts'
import { exportedMessages, fixedColumns } from '../exported-messages.ts'
import { exportWords } from '../messages/export.ts'
import { listMessages, type SelectedMessages } from './reads.ts'

type Criteria = Omit<MessageFilter, 'limit' | 'cursor'>

/** All messages that match the filter. Throws 400 for an unknown column. */
export const messageExport = (
  { columns, ...criteria }: Criteria & { columns?: string | undefined },
  now: Date,
): ListExport => exportOf({ read: criteria, columns: columns?.split(',') ?? null, criteria }, now)

export const chosenMessages: ChosenExport = ({ ids, columns }, now) =>
  exportOf({ read: { sort: 'newest', ids }, columns, criteria: {} }, now)

type Exported = {
  read: Criteria & SelectedMessages
  columns: readonly string[] | null
  criteria: Record<string, unknown>
}

const exportOf = ({ read, columns, criteria }: Exported, now: Date): ListExport => ({
  recordType: 'contact',
  criteria,
  read: async (tx) => {
    const shown = chosenColumns(columns, exportWords.columns, fixedColumns)
    const zone = await timeZoneOf(tx)
    const rows = await readAllPages((page) => listMessages(tx, { ...read, ...page }, 'staff'))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedMessages(rows, zone, shown) }
  },
})
