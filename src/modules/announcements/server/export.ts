import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { AnnouncementFilter } from '../contract.ts'
import { exportedAnnouncements, fixedColumns } from '../exported-announcements.ts'
import { exportWords } from '../messages/export.ts'
import { listAnnouncements } from './reads.ts'

type Criteria = Omit<AnnouncementFilter, 'limit' | 'cursor'>

/** All announcements that match the filter. Throws 400 for an unknown column. */
export const announcementExport = (
  { columns, ...criteria }: Criteria & { columns?: string | undefined },
  now: Date,
): ListExport =>
  exportOf({ read: criteria, isExported: () => true, columns: columns?.split(',') ?? null, criteria }, now)

export const chosenAnnouncements: ChosenExport = ({ ids, columns }, now) =>
  exportOf({ read: {}, isExported: (id) => ids.has(id), columns, criteria: {} }, now)

type Exported = {
  read: Criteria
  isExported: (id: string) => boolean
  columns: readonly string[] | null
  criteria: Record<string, unknown>
}

const exportOf = ({ read, isExported, columns, criteria }: Exported, now: Date): ListExport => ({
  recordType: 'announcements',
  criteria,
  read: async (tx) => {
    const shown = chosenColumns(columns, exportWords.columns, fixedColumns)
    const zone = await timeZoneOf(tx)
    const all = await readAllPages((page) => listAnnouncements(tx, { ...read, ...page }, now))
    const rows = all.filter(({ id }) => isExported(id))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedAnnouncements(rows, zone, shown) }
  },
})
