import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { AnnouncementFilter } from '../contract.ts'
import { exportedAnnouncements } from '../exported-announcements.ts'
import { exportWords } from '../messages/export.ts'
import { listAnnouncements } from './reads.ts'

/** All announcements that match the filter. */
export const announcementExport = (criteria: Omit<AnnouncementFilter, 'limit' | 'cursor'>, now: Date): ListExport => ({
  recordType: 'announcements',
  criteria,
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const rows = await readAllPages((page) => listAnnouncements(tx, { ...criteria, ...page }, now))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedAnnouncements(rows, zone) }
  },
})
