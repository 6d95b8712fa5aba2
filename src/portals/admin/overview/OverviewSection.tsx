import { Link } from '@tanstack/react-router'
import { Megaphone, Plus } from 'lucide-react'
import { words } from '#overview/words.ts'
import { useOverview } from '#overview/screens/queries.ts'
import { localeOf } from '#platform/language.ts'
import { buttonClass } from '#platform/screens/button-class.ts'
import { classNames } from '#platform/screens/class-names.ts'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { dashboardDate } from '#platform/dates.ts'
import { useUser } from '../../frame/user.ts'
import { words as frameWords } from '../../frame/words.ts'
import { freshRequest } from '../maintenance/fresh-request.ts'
import { CategoryTimes } from './CategoryTimes.tsx'
import { Needs } from './Needs.tsx'
import { clockTime } from './need-times.ts'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { TowerCard } from './TowerCard.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** Where the console opens: the house in figures, what needs somebody, and how the work goes. */
export function OverviewSection() {
  const { firstName } = useUser()
  const zone = useTimeZone()
  const now = useNow()
  const query = useOverview()
  const house = query.data
  const weekday = new Intl.DateTimeFormat(localeOf('en'), { timeZone: zone, weekday: 'long' }).format(now)
  const day = `${weekday} ${dashboardDate(now, zone)}`
  return (
    <>
      <PageHead
        title={frameWords.welcomeBack(firstName)}
        line={house ? `${day} · ${words.due(house.dueToday.count, clockTime(house.dueToday.until, zone))}` : day}
        actions={
          <>
            <Link
              to="/admin"
              search={{ tab: 'announcements', announcement: 'new' }}
              aria-label={words.newAnnouncement}
              className={classNames(buttonClass(), 'max-md:flex-1')}
            >
              <Megaphone aria-hidden="true" />
              {words.announcement}
            </Link>
            <Link
              to="/admin"
              search={{ tab: 'maintenance', request: freshRequest }}
              className={classNames(buttonClass({ look: 'primary' }), 'max-md:flex-1')}
            >
              <Plus aria-hidden="true" />
              {words.newRequest}
            </Link>
          </>
        }
      />
      {house ? (
        <>
          <NotRefreshed on={query} />
          <SummaryCards house={house} />
          <div className="mt-4 grid gap-4 max-xl:items-start md:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)]">
            <Needs needs={house.needs} />
            <div className="grid content-start gap-4 xl:grid-rows-[auto_1fr]">
              <WeeksChart weeks={house.weeks} />
              <CategoryTimes times={house.categories} />
            </div>
            <TowerCard className="md:max-xl:col-span-2" />
          </div>
        </>
      ) : (
        <Waiting on={query} words={words.loading} failed={words.notLoaded} skeleton={<OverviewSkeleton />} />
      )}
    </>
  )
}
