import { invalid } from '#platform/http-error.ts'
import { days } from '#platform/time/dates.ts'
import { orderErrors } from '../messages/errors.ts'
import type { VisitWindow } from '../schemas.ts'

/** Throws 400 naming `field` for a visit that has ended, or that is more than a year away. */
export function checkVisitTime({ from, to }: VisitWindow, now: Date, field = 'from'): void {
  if (Date.parse(to) <= now.getTime()) throw invalid(field, (language) => orderErrors[language].pastVisit)
  if (Date.parse(from) > now.getTime() + days(366)) throw invalid(field, (language) => orderErrors[language].farVisit)
}
