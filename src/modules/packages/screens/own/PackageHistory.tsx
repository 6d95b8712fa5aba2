import { portalDate, portalTime } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import type { OwnPackage } from '../../own-contract.ts'
import { packageTexts } from '../../messages/index.ts'
import { nameOfOwn } from './OwnPackageRow.tsx'
import { useOwnHistory } from './queries.ts'

type Words = (typeof packageTexts)['en']

function outcomeOf({ status, handedTo }: OwnPackage, when: string, words: Words): string {
  if (status === 'handed_over') return handedTo ? words.collectedBy(handedTo, when) : words.collected(when)
  return status === 'sent' ? words.givenToCarrier(when) : words.sentBack(when)
}

/** The packages that have left, the newest first. */
export function PackageHistory() {
  const words = useTexts(packageTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const history = useOwnHistory()
  const rows = history.data?.pages.flatMap((page) => page.rows)
  return (
    <Card title={words.history}>
      {rows === undefined ? (
        <Waiting on={history} words={words.loading} failed={words.failed} />
      ) : rows.length === 0 ? (
        <p className="text-ink-3">{words.noHistory}</p>
      ) : (
        <ul>
          {rows.map((one) => (
            <li
              key={one.id}
              className="flex justify-between gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0"
            >
              <span className="min-w-0">
                <span className="block font-medium">{nameOfOwn(one, words)}</span>
                <span className="block text-sm wrap-anywhere text-ink-3">
                  {outcomeOf(one, portalTime(one.doneAt ?? '', timeZone, language), words)}
                </span>
              </span>
              <span className="tabular shrink-0 text-sm text-ink-3">
                {portalDate(one.receivedAt, timeZone, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {history.hasNextPage ? (
        <div className="mt-3 text-center">
          <MoreButton list={history}>{words.older}</MoreButton>
        </div>
      ) : null}
    </Card>
  )
}
