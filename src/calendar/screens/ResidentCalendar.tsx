import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type Day, dayOf } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { IconButton } from '#platform/screens/IconButton.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { useWide } from '#platform/screens/use-wide.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { OwnEvent } from '../own-contract.ts'
import { ownWords as said } from '../own-words.ts'
import { monthOf, weeksOf } from '../rules.ts'
import { monthName } from '../when.ts'
import { DayEvents } from './DayEvents.tsx'
import { EventView } from './EventView.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { useOwnEvents } from './queries.ts'
import { Subscribe } from './Subscribe.tsx'
import { Upcoming } from './Upcoming.tsx'

/** The Calendar tab of the resident portal: the month, what comes next, and the way into one's own calendar. */
export function ResidentCalendar() {
  const address = useAddress()
  const zone = useTimeZone()
  const wide = useWide()
  const today = dayOf(useNow(), zone)
  const asked = address.at('month') ?? ''
  const month = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : monthOf(today)
  const weeks = weeksOf(month)
  const events = useOwnEvents(weeks[0]?.[0] ?? month, weeks.at(-1)?.at(-1) ?? month)
  const [opened, setOpened] = useState<OwnEvent | null>(null)
  const [day, setDay] = useState<Day | null>(null)
  const goTo = (next: Day) => address.change({ month: next === monthOf(today) ? undefined : next.slice(0, 7) })
  return (
    <>
      <PageHead title={said.title} line={said.line} />
      <NotRefreshed on={events} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_350px]">
        <Card flush>
          <div className="flex items-center justify-between gap-2 px-[18px] py-3 max-md:px-3">
            <h2 aria-live="polite" className="serif text-[21px] leading-7">
              {monthName(month)}
            </h2>
            <div className="flex items-center gap-1">
              {month === monthOf(today) ? null : (
                <Button size="small" onClick={() => goTo(monthOf(today))}>
                  {said.today}
                </Button>
              )}
              <IconButton icon={ChevronLeft} label={said.previous} onClick={() => goTo(monthOf(month, -1))} />
              <IconButton icon={ChevronRight} label={said.next} onClick={() => goTo(monthOf(month, 1))} />
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
            <Waiting on={events} words={said.loading} failed={said.notLoaded} />
          )}
        </Card>
        <div className="grid gap-4">
          <Card flush title={said.upcoming}>
            <Upcoming onOpen={setOpened} />
          </Card>
          <Subscribe />
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
      <EventView event={opened} onClose={() => setOpened(null)} />
    </>
  )
}
