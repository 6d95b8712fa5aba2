import type { Day } from '#platform/dates.ts'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { OwnEvent } from '../own-contract.ts'
import { ownWords as said } from '../own-words.ts'
import { byDay } from '../rules.ts'
import { hoursOf, longDay } from '../when.ts'

type Props = { day: Day | null; events: readonly OwnEvent[]; onOpen: (event: OwnEvent) => void; onClose: () => void }

/** All events of a day that has more than its square shows. */
export function DayEvents({ day, events, onOpen, onClose }: Props) {
  const { last, open } = useLingering(day)
  const zone = useTimeZone()
  if (last === null) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={longDay(last)}
      width="narrow"
      footer={<CancelButton>{said.close}</CancelButton>}
    >
      <ul aria-label={said.eventsOn(longDay(last))}>
        {(byDay(events, zone).get(last) ?? []).map((event) => (
          <li key={event.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onOpen(event)}
              className="block w-full rounded-sm py-2.5 text-left hover:bg-hover"
            >
              <span className={event.cancelledAt ? 'font-[550] line-through' : 'font-[550]'}>{event.title}</span>
              <span className="block text-sm text-ink-3">
                {event.cancelledAt ? `${said.cancelled} · ` : ''}
                {[hoursOf(event, zone, last), event.location].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
