import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import type { Message } from '#platform/language/language.ts'
import { instantAt, minutesOf } from '#platform/time/wall-clock.ts'
import { maxReason } from './choices.ts'
import { orderErrors } from './messages/errors.ts'
import { visitTexts } from './messages/visit-page.ts'
import type { NewVisit } from './schemas.ts'

const error = (text: Message) => ({ error: fieldText(text) })
const Clock = z.string(error((language) => visitTexts[language].badClock)).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  ...error((language) => visitTexts[language].badClock),
})

/** A visit as it is typed into a form: a day and two times of that day, in the time zone of the building. */
export const TypedVisit = z
  .object({
    day: z.iso.date(error((language) => visitTexts[language].badDay)),
    start: Clock,
    end: Clock,
    note: z
      .string()
      .trim()
      .max(
        maxReason,
        error((language) => orderErrors[language].longReason),
      )
      .default(''),
  })
  .refine(({ start, end }) => start < end, { ...error((language) => orderErrors[language].endsFirst), path: ['end'] })
export type TypedVisit = z.infer<typeof TypedVisit>

export const toVisit = ({ day, start, end, note }: TypedVisit, timeZone: string): NewVisit => ({
  from: instantAt(day, minutesOf(start), timeZone).toISOString(),
  to: instantAt(day, minutesOf(end), timeZone).toISOString(),
  note,
})
