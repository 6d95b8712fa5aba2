import { translated } from '#platform/language/language.ts'
import { english } from './first-day-en.ts'
import { french } from './first-day-fr.ts'

export const firstDayTexts = translated('occupancy.first-day', english, french)
