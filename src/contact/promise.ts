import { afterOpenMinutes, type OfficeHours } from '#building/rules.ts'
import { minutesOf } from '#platform/wall-clock.ts'

/** The share of the time after which an answer is due soon. */
const nearShare = 0.75
const wholeDay = 1440

/** By when a message is answered, and from when on that is near. */
export type AnswerPromise = { answerBy: Date; nearAt: Date }

/** An answer is promised within one working day: as many open minutes as the office's longest day has. */
export function answerPromise(createdAt: Date, office: OfficeHours): AnswerPromise {
  const minutes = Math.max(0, ...office.hours.map(({ opens, closes }) => minutesOf(closes) - minutesOf(opens)))
  const within = minutes > 0 ? minutes : wholeDay
  return {
    answerBy: afterOpenMinutes(createdAt, within, office),
    nearAt: afterOpenMinutes(createdAt, within * nearShare, office),
  }
}

/** How the promise of an answer stands: the share of its time that is used up, and the minutes left, or late. */
export type AnswerReading = { state: 'running' | 'near' | 'late'; used: number; minutes: number }

/** Reads the clock of a message; null when nothing is promised any more. */
export function readAnswerPromise(
  message: { createdAt: string; answerBy: string | null; nearAt: string | null },
  now: Date,
): AnswerReading | null {
  if (message.answerBy === null || message.nearAt === null) return null
  const at = now.getTime()
  const [start, near, end] = [message.createdAt, message.nearAt, message.answerBy].map(Date.parse) as [
    number,
    number,
    number,
  ]
  if (end < at) return { state: 'late', used: 1, minutes: Math.floor((at - end) / 60_000) }
  const used =
    at < near
      ? (nearShare * Math.max(0, at - start)) / Math.max(1, near - start)
      : nearShare + ((1 - nearShare) * (at - near)) / Math.max(1, end - near)
  return { state: at < near ? 'running' : 'near', used, minutes: Math.ceil((end - at) / 60_000) }
}
