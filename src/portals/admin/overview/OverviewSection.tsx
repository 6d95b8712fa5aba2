import { Link } from '#platform/ui/navigation/Link.tsx'
import Megaphone from 'lucide-react/icons/megaphone'
import Plus from 'lucide-react/icons/plus'
import { requestFigures } from '#maintenance/requests/messages/figures.ts'
import { words } from '#overview/messages/en.ts'
import { useOverview } from '#overview/screens/queries.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { weekdayName } from '#platform/time/day-names.ts'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useUser } from '../../frame/user.ts'
import { frameTexts } from '../../frame/messages/index.ts'
import { freshRequest } from '#maintenance/requests/fresh-request.ts'
import { CategoryTimes } from './CategoryTimes.tsx'
import { Needs } from './Needs.tsx'
import { clockTime } from './need-times.ts'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { TowerCard } from './TowerCard.tsx'
import { WeeksChart } from './WeeksChart.tsx'

const TodayCard = afterFirstScreen(
  () => import('./TodayCard.tsx').then((file) => file.TodayCard),
  () => false,
)
/** Of the title, the rows and the last line, so that nothing moves when the card is there. */
const heightOfToday = (rows: number) => (rows === 0 ? 126 : 98 + rows * 57)

/** The first section of the console: the building in figures, urgent tasks, and charts. */
export function OverviewSection() {
  const frameWords = useTexts(frameTexts)
  const definitions = useTexts(requestFigures)
  const { firstName } = useUser()
  const zone = useTimeZone()
  const now = useNow()
  const query = useOverview()
  const overview = query.data
  const weekday = weekdayName(dayOf(now, zone), 'en', 'long')
  const day = `${weekday} ${dashboardDate(now, zone)}`
  return (
    <>
      <PageHead
        title={frameWords.welcomeBack(firstName)}
        line={
          overview ? (
            <>
              {`${day} · `}
              <FigureLink definition={definitions.dueToday} search={{ tab: 'maintenance', view: 'list', due: 'today' }}>
                {words.due(overview.dueToday.count, clockTime(overview.dueToday.until, zone))}
              </FigureLink>
            </>
          ) : (
            day
          )
        }
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
              className={classNames(buttonClass({ variant: 'primary' }), 'max-md:flex-1')}
            >
              <Plus aria-hidden="true" />
              {words.newRequest}
            </Link>
          </>
        }
      />
      {overview ? (
        <>
          <NotRefreshed on={query} />
          <SummaryCards overview={overview} />
          <div className="mt-4 grid gap-4 max-xl:items-start md:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)]">
            <Needs needs={overview.needs} />
            <div className="grid content-start gap-4 xl:grid-rows-[auto_auto_1fr]">
              <div style={{ minHeight: heightOfToday(overview.today.rows.length) }}>
                <TodayCard overview={overview} />
              </div>
              <WeeksChart weeks={overview.weeks} />
              <CategoryTimes times={overview.categories} />
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
