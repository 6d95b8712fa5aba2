import type { audienceTexts } from './audience.ts'
import type { occupancyErrors } from './errors.ts'
import type { firstDayTexts } from './first-day.ts'
import type { ownCodeTexts } from './own.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type OccupancyTopics = {
  'occupancy.audience': typeof audienceTexts
  'occupancy.errors': typeof occupancyErrors
  'occupancy.first-day': typeof firstDayTexts
  'occupancy.own': typeof ownCodeTexts
}
