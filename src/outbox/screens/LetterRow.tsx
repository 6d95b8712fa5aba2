import { RotateCw } from 'lucide-react'
import { dashboardTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import type { OutboxLetter } from '../contract.ts'
import { faultInWords } from '../rules.ts'
import { words } from '../words.ts'
import { LetterStateBadge } from './LetterStateBadge.tsx'
import { useSendAgain } from './queries.ts'

/** One letter: to whom, what, how it stands, and the way to send it once more. */
export function LetterRow({ letter, onOpen }: { letter: OutboxLetter; onOpen: () => void }) {
  const again = useSendAgain()
  const timeZone = useTimeZone()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-[18px] py-3 not-first:border-t not-first:border-line md:grid-cols-[minmax(0,1fr)_170px_112px]">
      <div className="min-w-0 max-md:col-span-2">
        <button
          type="button"
          onClick={onOpen}
          className="max-w-full rounded-sm text-left font-[525] wrap-anywhere hover:underline"
        >
          {letter.subject}
        </button>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {letter.toName === null ? letter.to : `${letter.toName} · ${letter.to}`}
        </p>
        {letter.lastError === null || letter.state === 'sent' ? null : (
          <p className="mt-0.5 text-sm text-tone-danger-fg">{faultInWords(letter.lastError)}</p>
        )}
      </div>
      <div className="min-w-0 text-sm text-ink-3">
        <p>{words.kinds[letter.kind]}</p>
        <p className="tabular">{dashboardTime(letter.createdAt, timeZone)}</p>
      </div>
      <div className="grid justify-items-end gap-1.5">
        <LetterStateBadge state={letter.state} />
        {letter.tries > 1 || letter.state !== 'sent' ? (
          <span className="tabular text-xs text-ink-3">{words.tries(letter.tries)}</span>
        ) : null}
        {letter.state === 'failed' ? (
          <Button
            size="small"
            icon={RotateCw}
            aria-label={words.retryOf(letter.subject)}
            disabledBecause={letter.whyNotAgain}
            busy={again.isPending}
            busyText={words.sending}
            onClick={() => again.mutate(letter.id)}
          >
            {words.retry}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
