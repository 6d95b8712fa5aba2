import { offeredColumns } from '#calendar/screens/event-columns.ts'
import { EventList } from '#calendar/screens/EventList.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { drawAudience } from './draw-audience.tsx'

/** The Calendar section: the events, with the units of the building for the choice of an audience. */
export const CalendarSection = () => (
  <EventList
    audience={drawAudience}
    views={<ViewNav list="events" />}
    columns={useListColumns('events', offeredColumns)}
  />
)
