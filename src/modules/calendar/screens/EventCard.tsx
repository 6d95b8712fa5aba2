import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import MapPin from 'lucide-react/icons/map-pin'
import PenLine from 'lucide-react/icons/pen-line'
import Pencil from 'lucide-react/icons/pencil'
import UsersRound from 'lucide-react/icons/users-round'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { SelectableItem } from '#platform/ui/lists/selection/SelectableItem.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { CalendarEvent } from '../contract.ts'
import { formatConsoleHours } from '../when.ts'
import { calendarTexts } from '../messages/index.ts'
import { eventIcons } from './event-icons.ts'

type Props = {
  event: CalendarEvent
  /** The columns that it shows beside the title and the time. */
  shown: readonly string[]
  /** The events of the list, between which Shift selects a range. */
  rows: readonly CalendarEvent[]
  selection: Selection<CalendarEvent>
  over: boolean
  /** The audience in words. */
  audience: string
  onEdit: () => void
  onCancel: () => void
}

/** One event of the office's list. */
export function EventCard({ event, shown, rows, selection, over, audience, onEdit, onCancel }: Props) {
  const words = useTexts(calendarTexts)
  const zone = useTimeZone()
  const day = dayOf(new Date(event.startsAt), zone)
  const gone = event.cancelledAt !== null
  return (
    <SelectableItem row={event} rows={rows} selection={selection} name={event.title} hasNoFocus={gone || over}>
      <div className="flex gap-4 py-3.5 pr-4.5 pl-3 max-md:gap-3 max-md:pr-4">
        <time dateTime={event.startsAt} className="w-14 shrink-0 text-center whitespace-nowrap">
          <span className="serif block text-25 leading-7">{day.slice(8)}</span>
          <span className="block text-xs text-ink-3">{dashboardDate(day, zone).slice(3)}</span>
        </time>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className={gone ? 'font-[575] wrap-anywhere line-through decoration-1' : 'font-[575] wrap-anywhere'}>
              {event.title}
            </h2>
            {shown.includes('type') ? <Badge icon={eventIcons[event.type]}>{words.types[event.type]}</Badge> : null}
            {gone ? (
              <Badge tone="danger" icon={CalendarX2}>
                {words.cancelled}
              </Badge>
            ) : null}
          </div>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
            <span className="tabular">{formatConsoleHours(event, zone)}</span>
            {event.location && shown.includes('location') ? (
              <span className="flex min-w-0 items-center gap-1.5">
                <MapPin aria-hidden="true" size={13} className="text-ink-3" />
                <span className="wrap-anywhere">{event.location}</span>
              </span>
            ) : null}
            {shown.includes('audience') ? (
              <span className="flex min-w-0 items-center gap-1.5">
                <UsersRound aria-hidden="true" size={13} className="text-ink-3" />
                {audience}
              </span>
            ) : null}
            {shown.includes('author') ? (
              <span className="flex min-w-0 items-center gap-1.5">
                <PenLine aria-hidden="true" size={13} className="text-ink-3" />
                <span className="wrap-anywhere">
                  {`${event.createdBy.firstName} ${event.createdBy.lastName}`.trim()}
                </span>
              </span>
            ) : null}
          </p>
          {event.description && shown.includes('description') ? (
            <p className="mt-1 text-sm wrap-anywhere text-ink-3">{event.description}</p>
          ) : null}
          {gone || over ? null : (
            <p className="mt-2 flex gap-1.5 md:hidden">
              <CardActions event={event} onEdit={onEdit} onCancel={onCancel} />
            </p>
          )}
        </div>
        {gone || over ? null : (
          <p className="flex shrink-0 items-start gap-1.5 max-md:hidden">
            <CardActions event={event} onEdit={onEdit} onCancel={onCancel} />
          </p>
        )}
      </div>
    </SelectableItem>
  )
}

const CardActions = ({ event, onEdit, onCancel }: Pick<Props, 'event' | 'onEdit' | 'onCancel'>) => {
  const words = useTexts(calendarTexts)
  return (
    <>
      <Button size="small" icon={Pencil} data-row-focus="" aria-label={words.editLabel(event.title)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button size="small" variant="plain" aria-label={words.cancelLabel(event.title)} onClick={onCancel}>
        {words.cancelEvent}
      </Button>
    </>
  )
}
