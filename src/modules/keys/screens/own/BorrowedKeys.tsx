import AlarmClock from 'lucide-react/icons/alarm-clock'
import { portalTime } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { keyTexts } from '../../messages/index.ts'
import type { OwnKey } from '../../own-contract.ts'
import { KeyTag } from '../KeyTag.tsx'
import { useOwnKeys } from './queries.ts'

/** What the resident has borrowed from the desk and until when; nothing without any. */
export function BorrowedKeys() {
  const words = useTexts(keyTexts)
  const { data = [] } = useOwnKeys()
  if (data.length === 0) return null
  return (
    <Card title={words.title}>
      <ul>
        {data.map((one) => (
          <BorrowedKey key={one.id} shown={one} />
        ))}
      </ul>
    </Card>
  )
}

function BorrowedKey({ shown: { number, place, borrower, outAt, dueAt, isOverdue } }: { shown: OwnKey }) {
  const words = useTexts(keyTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const time = (iso: string) => portalTime(iso, timeZone, language)
  const details = [words.since(time(outAt)), borrower === null ? '' : words.takenBy(borrower)].filter(Boolean)
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <KeyTag number={number} isLate={isOverdue} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{place === '' ? number : place}</span>
        {isOverdue ? (
          <span className="flex items-center gap-1 text-sm font-medium text-tone-danger-fg">
            <AlarmClock aria-hidden="true" size={13} className="shrink-0" />
            {words.overdue(time(dueAt))}
          </span>
        ) : (
          <span className="block text-sm text-ink-2">{words.due(time(dueAt))}</span>
        )}
        <span className="block text-sm text-ink-3">{details.join(' · ')}</span>
      </span>
    </li>
  )
}
