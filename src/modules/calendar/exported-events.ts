import { audienceName } from '#occupancy/audience-name.ts'
import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { CalendarEvent } from './contract.ts'
import { english as words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'

/** What names an event: its title, when it is, and whether it was cancelled. */
export const fixedColumns = ['title', 'starts', 'ends', 'cancelled'] as const

/** The columns of a printed list: those that name an event and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Events as they are exported or printed. */
export function exportedEvents(events: readonly CalendarEvent[], timeZone: string, shown?: readonly string[] | null) {
  const time = (at: string | null) => (at === null ? '' : dashboardTime(at, timeZone))
  const cellsOf = ({ createdBy, ...event }: CalendarEvent) => ({
    title: event.title,
    type: words.types[event.type],
    starts: time(event.startsAt),
    ends: time(event.endsAt),
    location: event.location,
    audience: audienceName(event.audience),
    cancelled: time(event.cancelledAt),
    author: `${createdBy.firstName} ${createdBy.lastName}`.trim(),
    description: event.description,
  })
  return exportedTable(exportWords.columns, events, cellsOf, shown)
}
