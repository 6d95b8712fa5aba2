import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import { dashboardTime } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { announcementTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { useReadsByUnit } from '../queries.ts'

/** The homes that got an announcement, those without a reader first. */
export function ReadsByUnit({ id }: { id: string }) {
  const words = useTexts(announcementTexts)
  const zone = useTimeZone()
  const units = useReadsByUnit(id)
  if (!units.data) return <Waiting on={units} words={words.loadingRecipients} />
  if (units.data.length === 0) return <Empty icon={Mail}>{words.noRecipients}</Empty>
  return (
    <ul
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={officeWords.byUnit}
      className="max-h-[50dvh] overflow-y-auto rounded-lg inset-ring inset-ring-line"
    >
      {units.data.map(({ unitId, unitNumber, people, read, unread, lastReadAt }) => (
        <li
          key={unitId}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0"
        >
          <span className="tabular w-16 font-[575]">{unitNumber}</span>
          <Badge tone={read > 0 ? 'success' : 'warning'} icon={read > 0 ? CircleCheck : Clock}>
            {officeWords.readInUnit(read, people)}
          </Badge>
          <span className="min-w-0 flex-1 basis-48 text-sm text-ink-3 wrap-anywhere">
            {unread === null ? null : officeWords.notReadBy(unread)}
          </span>
          <span className="tabular text-sm text-ink-2">
            {lastReadAt === null ? words.unread : dashboardTime(lastReadAt, zone)}
          </span>
        </li>
      ))}
    </ul>
  )
}
