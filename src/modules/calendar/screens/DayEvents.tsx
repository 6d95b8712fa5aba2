import type { Day } from '#platform/time/dates.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { ResidentEvent } from '../own-contract.ts'
import { ownCalendarTexts } from '../messages/own.ts'
import { groupByDay } from '../rules.ts'
import { longDay } from '#platform/time/day-names.ts'
import { formatHours } from '../when.ts'

type Props = {
  day: Day | null
  events: readonly ResidentEvent[]
  onOpen: (event: ResidentEvent) => void
  onClose: () => void
}

/** All events of a day that has more than its cell shows. */
export function DayEvents({ day, events, onOpen, onClose }: Props) {
  const language = useLanguage()
  const ownWords = useTexts(ownCalendarTexts)
  const { last, open } = useLingering(day)
  const zone = useTimeZone()
  if (last === null) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={longDay(last, language)}
      width="narrow"
      footer={<CancelButton>{ownWords.close}</CancelButton>}
    >
      <ul aria-label={ownWords.eventsOn(longDay(last, language))}>
        {(groupByDay(events, zone).get(last) ?? []).map((event) => (
          <li key={event.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onOpen(event)}
              className="block w-full rounded-sm py-2.5 text-left hover:bg-hover"
            >
              <span className={event.cancelledAt ? 'font-[550] line-through' : 'font-[550]'}>{event.title}</span>
              <span className="block text-sm text-ink-3">
                {event.cancelledAt ? `${ownWords.cancelled} · ` : ''}
                {[formatHours(event, zone, language, last), event.location].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
