import type { StaffRequest } from './contract.ts'
import { staffWords } from './messages/en.ts'
import { placeWords } from '../requests/vocabulary.ts'

type Place = Pick<StaffRequest, 'unit' | 'floor' | 'placeKind' | 'placeName'>

/** Where a request is: the unit, or the floor of a home that is not taken yet, or the place. */
export const placeOf = ({ unit, floor, placeKind, placeName }: Place): string =>
  unit
    ? unit.unitNumber
    : placeKind === 'unit' && floor !== null
      ? staffWords.floor(floor)
      : (placeName ?? placeWords[placeKind])
