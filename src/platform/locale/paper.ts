import { buildingLocale } from './locale.ts'

/** Countries that print on letter size; all others use A4. */
const letterCountries = new Set('BO BZ CA CL CO CR DO GT HN MX NI PA PH PR SV US VE'.split(' '))

/** The size of a page of a PDF. */
export const paperSize = ({ countryCode } = buildingLocale()): 'LETTER' | 'A4' =>
  letterCountries.has(countryCode) ? 'LETTER' : 'A4'
