import { localeOf } from '#platform/language/language.ts'
import { mostMinutes, mostParts, mostQuantity } from '../choices.ts'

/** Why a call of the staff portal fails. */
export const staffErrors = {
  noPart: 'Enter the name of the part',
  longPart: 'The name of a part can have at most 200 characters',
  badQuantity: `The quantity must be a whole number from 1 to ${mostQuantity}`,
  badParts: 'parts must be a list',
  manyParts: `Add at most ${mostParts} parts`,
  badMinutes: () => `The time must be whole minutes, at most ${mostMinutes.toLocaleString(localeOf('en'))}`,
  badSecondVisit: 'needsSecondVisit must be true or false',
  badStatus: 'Choose pending, in progress, on hold or completed',
  badFloor: 'floor must be a whole number',
  takenBy: (name: string) => `${name} took it first`,
  takenByVendor: (name: string) => `It was given to ${name}`,
  finished: 'This request is finished',
  takeFirst: 'Take this request first',
  noCode: 'No door code is recorded for this home',
  noUnit: 'This request is not for a home',
}
