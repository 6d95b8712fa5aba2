import { Popover } from '@base-ui/react/popover'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type RefObject, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { dateTexts } from '../../language/messages/dates.ts'
import type { Language } from '../../language/registry.ts'
import { longDay, longMonth, monthName, weekdayName } from '../../time/day-names.ts'
import type { Day } from '../../time/dates.ts'
import { useTexts } from '../data/language.ts'
import { focusImmediately } from '../overlays/focus-immediately.ts'
import { calendarClasses } from './calendar-classes.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** The field that the calendar belongs to. */
  frame: RefObject<HTMLElement | null>
  returnFocusTo: RefObject<HTMLElement | null>
  language: Language
  /** '' for none. */
  day: Day
  today: Day
  min: Day | undefined
  max: Day | undefined
  onDay: (day: Day) => void
}

/** The calendar of a date field. Its library works with local dates, which are days of no time zone here. */
export function CalendarPopover({ open, onClose, frame, returnFocusTo, day, today, min, max, onDay, language }: Props) {
  const words = useTexts(dateTexts)
  const popup = useRef<HTMLDivElement>(null)
  const present = day === '' ? undefined : toLocal(day)
  const named = (nameOf: (day: Day, language: Language) => string) => (at: Date) => nameOf(toDay(at), language)
  const weekday = (length: 'long' | 'narrow') => named((one) => weekdayName(one, language, length))
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press of the button of the field closes the calendar by itself.
        const isInField = event.target instanceof Node && frame.current?.contains(event.target)
        if (!next && !(isInField && event.type !== 'keydown')) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={frame}
          align="end"
          sideOffset={5}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Popover.Popup
            aria-label={words.calendar}
            ref={popup}
            // The chosen day, or today.
            initialFocus={() =>
              focusImmediately(popup.current?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? null, {
                preventScroll: true,
              })
            }
            finalFocus={returnFocusTo}
            className="max-h-(--available-height) max-w-(--available-width) origin-(--transform-origin) overflow-auto rounded-lg bg-raised p-2.5 text-ink shadow-pop outline-none"
          >
            <DayPicker
              mode="single"
              required
              captionLayout="dropdown"
              navLayout="around"
              showOutsideDays
              fixedWeeks
              selected={present}
              defaultMonth={present ?? toLocal(clamp(today, min, max))}
              today={toLocal(today)}
              startMonth={toLocal(min ?? `${Math.min(yearOf(today), yearOf(day || today)) - 80}-01-01`)}
              endMonth={toLocal(max ?? `${Math.max(yearOf(today), yearOf(day || today)) + 30}-12-31`)}
              disabled={[...(min ? [{ before: toLocal(min) }] : []), ...(max ? [{ after: toLocal(max) }] : [])]}
              onSelect={(chosen) => onDay(toDay(chosen))}
              classNames={calendarClasses}
              components={{ Chevron }}
              formatters={{
                formatCaption: named(monthName),
                formatMonthDropdown: named(longMonth),
                formatYearDropdown: (at) => String(at.getFullYear()),
                formatWeekdayName: weekday('narrow'),
              }}
              labels={{
                labelDayButton: (at, { selected, today: isToday }) => {
                  const name = named(longDay)(at)
                  const shown = isToday ? words.today(name) : name
                  return selected ? words.selected(shown) : shown
                },
                labelGrid: named(monthName),
                labelWeekday: weekday('long'),
                labelMonthDropdown: () => words.month,
                labelYearDropdown: () => words.year,
                labelPrevious: () => words.previousMonth,
                labelNext: () => words.nextMonth,
                labelNav: () => words.calendar,
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const icons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown }

function Chevron({ orientation = 'left' }: { orientation?: keyof typeof icons }) {
  const Icon = icons[orientation]
  return <Icon aria-hidden="true" size={16} />
}

const yearOf = (day: Day) => Number(day.slice(0, 4))
const clamp = (day: Day, min = day, max = day): Day => (day < min ? min : day > max ? max : day)

function toLocal(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const toDay = (at: Date): Day =>
  new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10)
