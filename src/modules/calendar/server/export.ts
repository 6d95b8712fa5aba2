import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { EventFilter } from '../contract.ts'
import { exportedEvents } from '../exported-events.ts'
import { exportWords } from '../messages/export.ts'
import { listEvents } from './store.ts'

/** All events that match the filter. */
export const eventExport = (criteria: Omit<EventFilter, 'limit' | 'cursor'>, now: Date): ListExport => ({
  recordType: 'calendar',
  criteria,
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const rows = await readAllPages((page) => listEvents(tx, { ...criteria, ...page }, now))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedEvents(rows, zone) }
  },
})
