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

/** How the promise of an answer stands. */
export type AnswerReading = 'waiting' | 'near' | 'late'

/** Reads the clock of a message nobody answered. */
export const readAnswerPromise = (promise: { answerBy: string; nearAt: string }, now: Date): AnswerReading =>
  Date.parse(promise.answerBy) < now.getTime()
    ? 'late'
    : Date.parse(promise.nearAt) <= now.getTime()
      ? 'near'
      : 'waiting'
