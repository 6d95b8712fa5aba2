import { instantAt, minutesOf } from '#platform/time/wall-clock.ts'

/** A day and two times of it, as they are typed. */
export type TypedTimes = { day: string; start: string; end: string }
export const noTimes: TypedTimes = { day: '', start: '', end: '' }
export const isComplete = ({ day, start, end }: TypedTimes) => day !== '' && start !== '' && end !== ''
export const isTouched = ({ day, start, end }: TypedTimes) => day !== '' || start !== '' || end !== ''

export const toWindow = ({ day, start, end }: TypedTimes, timeZone: string) => ({
  from: instantAt(day, minutesOf(start), timeZone).toISOString(),
  to: instantAt(day, minutesOf(end), timeZone).toISOString(),
})
