import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { EventFilter } from '../contract.ts'
import { exportedEvents } from '../exported-events.ts'
import { exportWords } from '../messages/export.ts'
import { listEvents } from './store.ts'

type Criteria = Omit<EventFilter, 'limit' | 'cursor'>

/** All events that match the filter. */
export const eventExport = (criteria: Criteria, now: Date): ListExport => exportOf(criteria, () => true, criteria, now)

export const chosenEvents: ChosenExport = ({ ids }, now) => exportOf({ when: 'all' }, (id) => ids.has(id), {}, now)

const exportOf = (read: Criteria, isExported: (id: string) => boolean, criteria: object, now: Date): ListExport => ({
  recordType: 'calendar',
  criteria: { ...criteria },
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const all = await readAllPages((page) => listEvents(tx, { ...read, ...page }, now))
    const rows = all.filter(({ id }) => isExported(id))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedEvents(rows, zone) }
  },
})
