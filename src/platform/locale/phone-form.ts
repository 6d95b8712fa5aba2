import { buildingLocale } from './locale.ts'

/** Countries of the calling code 1, whose numbers have ten digits in groups of 3, 3 and 4. */
const tenDigits = new Set('AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '))

/** Whether a number of the building's country has ten digits in groups; elsewhere it is left as it is written. */
export const hasTenDigitNumbers = ({ countryCode } = buildingLocale()): boolean => tenDigits.has(countryCode)
