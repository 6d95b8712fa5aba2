import { SlaClock } from '#platform/ui/display/SlaClock.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { formatRequestDay } from '../../requests/request-times.ts'
import type { Confirmation, Status, WaitingOn } from '../../requests/choices.ts'
import { readSla, type SlaReading } from '../rules.ts'
import type { RequestWords } from '../../requests/messages/en.ts'
import { waitingOnLabels } from '../../requests/vocabulary.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: {
    status: Status
    waitingOn: WaitingOn
    createdAt: string
    /** The appointment, which replaces the promised time. */
    scheduledDate?: string | null
    dueAt: string | null
    completedAt: string | null
    dueSoonAt?: string | null
    confirmedAt?: string | null
    confirmedHow?: Confirmation | null
    pausedAt?: string | null
    pausedMinutes?: number
  }
  reader: 'office' | 'resident'
  formats: Formats
  className?: string
}

/** Who has to act and by when; nothing without a deadline. */
export function RequestClock({ request, reader, formats, className }: Props) {
  const words = useTexts(requestTexts)
  const now = useNow()
  const reading = readSla(request, now)
  const appointment = request.scheduledDate ?? null
  const deadline = appointment ?? request.dueAt
  if (!reading || deadline === null) return null
  const done = reading.state === 'done'
  const mover = done ? (request.confirmedAt ? 'resident' : 'ours') : partyOf[request.waitingOn]
  const label = done
    ? endOf(words, request)
    : (reader === 'office' ? waitingOnLabels : words.waitingOn)[request.waitingOn]
  return (
    <SlaClock
      party={mover}
      label={label}
      state={reading.state}
      used={reading.used}
      left={
        done
          ? formats.date(request.completedAt)
          : formatTimeLeft(
              words,
              reading,
              formatRequestDay(deadline, now, formats),
              reader === 'resident' && appointment === null,
            )
      }
      {...(className ? { className } : {})}
    />
  )
}

/** The icon of each party; office and staff share theirs. */
const partyOf = {
  office: 'ours',
  staff: 'ours',
  nobody: 'ours',
  vendor: 'vendor',
  resident: 'resident',
  parts: 'parts',
} as const satisfies Record<WaitingOn, string>

function endOf(words: RequestWords, { confirmedAt, confirmedHow }: Props['request']): string {
  if (!confirmedAt) return words.finished
  return confirmedHow === 'silence' ? words.closedUnanswered : words.confirmed
}

function formatTimeLeft(
  words: RequestWords,
  { state, minutes }: SlaReading,
  day: string | null,
  isPromise: boolean,
): string {
  if (minutes === null) return words.onHold
  const span = words.span(minutes)
  if (state === 'late') return words.late(span)
  if (state === 'paused') return words.paused(span)
  if (day === null) return words.left(span)
  return isPromise ? words.dueForResident(day) : words.due(day)
}
