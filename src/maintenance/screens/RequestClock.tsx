import { PromiseClock } from '#platform/screens/PromiseClock.tsx'
import { useNow } from '#platform/screens/use-now.ts'
import { dayInWords } from '../day-in-words.ts'
import type { Confirmation, Status, WhoseMove } from '../choices.ts'
import { readPromise, type PromiseReading } from '../promise-rules.ts'
import { words } from '../words.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: {
    status: Status
    whoseMove: WhoseMove
    createdAt: string
    promisedAt: string | null
    completedAt: string | null
    nearAt?: string | null
    confirmedAt?: string | null
    confirmedHow?: Confirmation | null
    pausedAt?: string | null
    pausedMinutes?: number
  }
  reader: 'office' | 'resident'
  formats: Formats
  className?: string
}

/** Whose move it is and by when; nothing where nothing is promised. */
export function RequestClock({ request, reader, formats, className }: Props) {
  const now = useNow()
  const reading = readPromise(request, now)
  if (!reading || !request.promisedAt) return null
  const done = reading.state === 'done'
  const mover = done ? (request.confirmedAt ? 'resident' : 'ours') : moverOf[request.whoseMove]
  const whose = done ? endOf(request) : words.whose[reader][request.whoseMove]
  return (
    <PromiseClock
      mover={mover}
      whose={whose}
      state={reading.state}
      used={reading.used}
      left={
        done
          ? formats.date(request.completedAt)
          : leftInWords(reading, dayInWords(request.promisedAt, now, formats), reader)
      }
      {...(className ? { className } : {})}
    />
  )
}

/** Whose icon stands beside the words: office and staff share theirs. */
const moverOf = {
  office: 'ours',
  staff: 'ours',
  nobody: 'ours',
  vendor: 'vendor',
  resident: 'resident',
  parts: 'parts',
} as const satisfies Record<WhoseMove, string>

function endOf({ confirmedAt, confirmedHow }: Props['request']): string {
  if (!confirmedAt) return words.finished
  return confirmedHow === 'silence' ? words.closedUnanswered : words.confirmed
}

function leftInWords({ state, minutes }: PromiseReading, day: string | null, reader: Props['reader']): string {
  if (minutes === null) return words.onHold
  const span = words.span(minutes)
  if (state === 'late') return words.late(span)
  if (state === 'paused') return span
  if (day === null) return words.left(span)
  return reader === 'resident' ? words.promised(day) : words.due(day)
}
