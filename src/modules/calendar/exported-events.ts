import { audienceName } from '#occupancy/audience-name.ts'
import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { CalendarEvent } from './contract.ts'
import { english as words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'

/** Events as they are exported or printed. */
export function exportedEvents(events: readonly CalendarEvent[], timeZone: string) {
  const time = (at: string | null) => (at === null ? '' : dashboardTime(at, timeZone))
  return exportedTable(exportWords.columns, events, ({ createdBy, ...event }) => ({
    title: event.title,
    type: words.types[event.type],
    starts: time(event.startsAt),
    ends: time(event.endsAt),
    location: event.location,
    audience: audienceName(event.audience),
    cancelled: time(event.cancelledAt),
    author: `${createdBy.firstName} ${createdBy.lastName}`.trim(),
    description: event.description,
  }))
}
