import { EventList } from '#calendar/screens/EventList.tsx'
import { audienceName } from './audience-name.ts'
import { AudienceField } from './AudienceField.tsx'

/** The Calendar section: the events, and the units of the house to choose whom they are for. */
export const CalendarSection = () => (
  <EventList audience={(field) => <AudienceField {...field} />} audienceName={audienceName} />
)
