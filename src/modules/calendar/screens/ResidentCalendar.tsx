import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { type Day, dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { ResidentEvent } from '../own-contract.ts'
import { ownCalendarTexts } from '../messages/own.ts'
import { firstDayOfMonth, monthWeeks } from '../rules.ts'
import { monthName } from '#platform/time/day-names.ts'
import { DayEvents } from './DayEvents.tsx'
import { EventView } from './EventView.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { useOwnEvents, useUpcoming } from './own-queries.ts'
import { Subscribe } from './Subscribe.tsx'
import { Upcoming } from './Upcoming.tsx'

/**
 * The resident portal's Calendar tab: the month, the next events, and the calendar subscription, which household
 * members do not have.
 */
export function ResidentCalendar({ isMember = false }) {
  const language = useLanguage()
  const ownWords = useTexts(ownCalendarTexts)
  const address = useAddress()
  const zone = useTimeZone()
  const wide = useWide()
  const today = dayOf(useNow(), zone)
  const requestedMonth = address.at('month') ?? ''
  const month = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(requestedMonth) ? `${requestedMonth}-01` : firstDayOfMonth(today)
  const weeks = monthWeeks(month)
  const events = useOwnEvents(weeks[0]?.[0] ?? month, weeks.at(-1)?.at(-1) ?? month)
  const [opened, setOpened] = useState<ResidentEvent | null>(null)
  const upcoming = useUpcoming()
  // The event as it is now: the office can change or cancel it while it is open.
  const current = [...(events.data ?? []), ...(upcoming.data ?? [])].find(({ id }) => id === opened?.id) ?? opened
  const [day, setDay] = useState<Day | null>(null)
  const goTo = (next: Day) => address.change({ month: next === firstDayOfMonth(today) ? undefined : next.slice(0, 7) })
  return (
    <>
      <PageHead title={ownWords.title} line={ownWords.line} />
      <NotRefreshed on={events} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.875rem]">
        <Card flush>
          <div className="flex items-center justify-between gap-2 px-4.5 py-3 max-md:px-3">
            <h2 aria-live="polite" className="serif text-21 leading-7">
              {monthName(month, language)}
            </h2>
            <div className="flex items-center gap-1">
              {month === firstDayOfMonth(today) ? null : (
                <Button size="small" onClick={() => goTo(firstDayOfMonth(today))}>
                  {ownWords.today}
                </Button>
              )}
              <IconButton
                icon={ChevronLeft}
                label={ownWords.previous}
                onClick={() => goTo(firstDayOfMonth(month, -1))}
              />
              <IconButton icon={ChevronRight} label={ownWords.next} onClick={() => goTo(firstDayOfMonth(month, 1))} />
            </div>
          </div>
          {events.data ? (
            <MonthGrid
              month={month}
              today={today}
              events={events.data}
              timeZone={zone}
              most={wide ? 2 : 1}
              onOpen={setOpened}
              onDay={setDay}
            />
          ) : (
            <Waiting on={events} words={ownWords.loading} failed={ownWords.notLoaded} />
          )}
        </Card>
        <div className="grid gap-4">
          <Card flush title={ownWords.upcoming}>
            <Upcoming onOpen={setOpened} />
          </Card>
          {isMember ? null : <Subscribe />}
        </div>
      </div>
      <DayEvents
        day={day}
        events={events.data ?? []}
        onClose={() => setDay(null)}
        onOpen={(event) => {
          setDay(null)
          setOpened(event)
        }}
      />
      <EventView event={opened && current} onClose={() => setOpened(null)} />
    </>
  )
}
