import { addOpenMinutes, type OfficeHours } from '#building/rules.ts'
import { minutesOf } from '#platform/time/wall-clock.ts'

/** The share of the time after which an answer is due soon. */
const dueSoonShare = 0.75
const minutesPerDay = 1440

/** When an answer is due, and when it is due soon. */
export type ReplySla = { replyBy: Date; dueSoonAt: Date }

/** An answer is due within one working day: as many open minutes as the office's longest day has. */
export function replySla(createdAt: Date, office: OfficeHours): ReplySla {
  const minutes = Math.max(0, ...office.hours.map(({ opens, closes }) => minutesOf(closes) - minutesOf(opens)))
  const slaMinutes = minutes > 0 ? minutes : minutesPerDay
  return {
    replyBy: addOpenMinutes(createdAt, slaMinutes, office),
    dueSoonAt: addOpenMinutes(createdAt, slaMinutes * dueSoonShare, office),
  }
}

/** The state of the SLA: the share of the time used, and the minutes left or overdue. */
export type ReplySlaState = { state: 'running' | 'near' | 'late'; used: number; minutes: number }

/** The state of the SLA of a message; null when no answer is due. */
export function readReplyClock(
  message: { waitingSince: string; replyBy: string | null; dueSoonAt: string | null },
  now: Date,
): ReplySlaState | null {
  if (message.replyBy === null || message.dueSoonAt === null) return null
  const at = now.getTime()
  const [start, dueSoon, end] = [message.waitingSince, message.dueSoonAt, message.replyBy].map(Date.parse) as [
    number,
    number,
    number,
  ]
  if (![start, dueSoon, end, at].every(Number.isFinite)) return null
  if (end < at) return { state: 'late', used: 1, minutes: Math.floor((at - end) / 60_000) }
  const used =
    at < dueSoon
      ? (dueSoonShare * Math.max(0, at - start)) / Math.max(1, dueSoon - start)
      : dueSoonShare + ((1 - dueSoonShare) * (at - dueSoon)) / Math.max(1, end - dueSoon)
  return { state: at < dueSoon ? 'running' : 'near', used, minutes: Math.ceil((end - at) / 60_000) }
}
