import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { dashboardTime } from '#platform/time/dates.ts'
import { logScreenWords } from '../messages/screens.ts'
import { shiftPdfAddress, useShifts } from './queries.ts'

const words = logScreenWords.shifts

/** The shifts before, each with its PDF. */
export function EarlierShifts() {
  const timeZone = useTimeZone()
  const found = useShifts()
  const time = (iso: string) => dashboardTime(iso, timeZone)
  const ended = found.data?.pages.flatMap(({ rows }) => rows).filter(({ endedAt }) => endedAt !== null)
  return (
    <Card flush title={words.title}>
      {ended === undefined ? (
        <Waiting on={found} words={words.loading} failed={words.failed} />
      ) : ended.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4 text-ink-3">{words.none}</p>
      ) : (
        <ul className="mt-2.5">
          {ended.map(({ id, beganAt, endedAt, beganBy, entryCount }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 border-t border-line px-4.5 py-2 max-md:px-4">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{beganBy}</span>
                <span className="block text-sm text-ink-3">
                  {logScreenWords.joined([
                    words.period(time(beganAt), time(endedAt ?? beganAt)),
                    words.entries(entryCount),
                  ])}
                </span>
              </span>
              <a
                href={shiftPdfAddress(id)}
                download
                aria-label={words.pdfOf(time(beganAt))}
                className={buttonClass({ size: 'small' })}
              >
                {logScreenWords.pdf}
              </a>
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <MoreButton list={found}>{words.older}</MoreButton>
        </div>
      ) : null}
    </Card>
  )
}
