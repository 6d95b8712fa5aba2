import { EventList } from '#calendar/screens/EventList.tsx'
import { audienceName } from './audience-name.ts'
import { drawAudience } from './draw-audience.tsx'

/** The Calendar section: the events, and the units of the house to choose whom they are for. */
export const CalendarSection = () => <EventList audience={drawAudience} audienceName={audienceName} />
