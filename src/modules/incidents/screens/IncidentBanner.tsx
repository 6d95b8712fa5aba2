import BellRing from 'lucide-react/icons/bell-ring'
import Siren from 'lucide-react/icons/siren'
import { useState } from 'react'
import { paths } from '#paths.ts'
import { frontDesk, type Role } from '#platform/roles.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useTimeText } from '#platform/ui/data/use-time-text.ts'
import { timeOfCopyOf } from '#platform/ui/data/offline/read-copies.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { FoldedBanner } from '#platform/ui/feedback/FoldedBanner.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { useLocation } from '#platform/ui/navigation/use-location.ts'
import { incidentBannerTexts } from '../messages/banner.ts'
import { type RunningIncident, runningIncidents } from '../own-contract.ts'
import { shownIncident } from '../shown-incident.ts'
import { useRunning } from './queries.ts'

type Props = {
  role: Role
  /** One line for each incident. */
  isFolded: boolean
}

/** On top of every portal page while an incident runs: what it is, and for those who work it the way to it. */
export function IncidentBanner({ role, isFolded }: Props) {
  const texts = useTexts(incidentBannerTexts)
  const query = useRunning()
  const running = query.data ?? []
  const isOnline = useIsOnline()
  const zone = useTimeZone()
  const { search } = useLocation()
  const only = running.length === 1 ? running[0]?.id : undefined
  const here = search['tab'] === 'incidents' ? shownIncident(search, only) : null
  const opens = frontDesk.some((one) => one === role)
  const copiedAt = timeOfCopyOf(runningIncidents.list.path)
  if (opens && running.length === 0 && (copiedAt || (query.isError && !isOnline)))
    return (
      <p
        role="status"
        className="border-b border-tone-warning-line bg-tone-warning-bg px-7 py-2.5 text-tone-warning-fg max-md:px-4"
      >
        {copiedAt ? texts.noneAsOf(dashboardClock(copiedAt, zone)) : texts.unknown}
      </p>
    )
  if (running.length === 0) return null
  return (
    <section aria-label={texts.region} className="print:hidden">
      {running.map((incident) => (
        <Line key={incident.id} incident={incident} opens={opens && incident.id !== here} isFolded={isFolded} />
      ))}
    </section>
  )
}

type LineProps = { incident: RunningIncident; opens: boolean; isFolded: boolean }

function Line({ incident, opens, isFolded }: LineProps) {
  const texts = useTexts(incidentBannerTexts)
  const time = useTimeText()
  const zone = useTimeZone()
  const now = useNow()
  const copiedAt = timeOfCopyOf(runningIncidents.list.path)
  const { id, kind, isDrill, status, openedAt, isAffected, nextStep } = incident
  const label = [isDrill ? texts.drill : '', texts.kinds[kind]].filter(Boolean).join(', ')
  const title = texts.line(label, status || texts.noStatus)
  const details = (
    <>
      <p className="tabular text-sm">
        {texts.since(time(openedAt), lasted(Math.max(0, Math.floor((now.getTime() - Date.parse(openedAt)) / 60_000))))}
        {isAffected && !isDrill ? `. ${texts.yourHome}` : null}
      </p>
      {copiedAt ? <p className="tabular text-sm font-semibold">{texts.asOf(dashboardClock(copiedAt, zone))}</p> : null}
      {nextStep ? <NextStep {...nextStep} /> : null}
    </>
  )
  const link = opens ? (
    <Link to={paths.desk({ tab: 'incidents', incident: id })} className={buttonClass({ size: 'small' })}>
      {texts.open}
    </Link>
  ) : null
  if (isFolded)
    return (
      <FoldedBanner tone="warning" title={title}>
        <div className="flex items-center justify-between gap-3">
          <div>{details}</div>
          {link}
        </div>
      </FoldedBanner>
    )
  return (
    <div
      role="status"
      className="flex items-start gap-3 border-b border-tone-warning-line bg-tone-warning-bg px-7 py-2.5 text-tone-warning-fg max-md:px-4 forced-colors:border-2"
    >
      <Siren aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <ShortenedTitle title={title} />
        {details}
      </div>
      {link}
    </div>
  )
}

/** More letters than three lines of a phone have. */
const longTitle = 110

/** A long title has three lines on a phone until its button is pressed, because the page is below it. */
function ShortenedTitle({ title }: { title: string }) {
  const texts = useTexts(incidentBannerTexts)
  const [isOpen, setIsOpen] = useState(false)
  const isLong = title.length > longTitle
  return (
    <>
      <p
        className={classNames(
          'text-15 leading-5.5 font-semibold wrap-anywhere',
          isLong && !isOpen && 'max-md:line-clamp-3',
        )}
      >
        {title}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11 text-sm font-semibold underline md:hidden"
        >
          {isOpen ? texts.less : texts.more}
        </button>
      ) : null}
    </>
  )
}

/** '12 min', '1 h 5 min'. */
const lasted = (n: number) =>
  n < 60 ? `${n} min` : [`${Math.floor(n / 60)} h`, n % 60 && `${n % 60} min`].filter(Boolean).join(' ')

/** The step of the script that is due again: at its time, and marked from then on. */
function NextStep({ title, dueAt }: NonNullable<RunningIncident['nextStep']>) {
  const texts = useTexts(incidentBannerTexts)
  const zone = useTimeZone()
  const at = new Date(dueAt)
  if (at > useNow())
    return <p className="tabular text-sm wrap-anywhere">{texts.next(title, dashboardClock(at, zone))}</p>
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-15 font-semibold wrap-anywhere">
      <BellRing aria-hidden="true" size={16} className="shrink-0" />
      {texts.due(title)}
    </p>
  )
}
