import type { reportPlaces } from '#maintenance/places/server/table.ts'
import type { Chance } from '../chance.ts'

type Row = typeof reportPlaces.$inferInsert
const codeCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'.split('')

const places: readonly [Row['placeKind'], string][] = [
  ['common_area', 'Lobby'],
  ['common_area', 'Gym on 4'],
  ['common_area', 'Roof terrace'],
  ['common_area', 'Party room'],
  ['common_area', 'Mail room'],
  ['common_area', 'Garage P1'],
  ['elevator', 'Elevator 1'],
  ['elevator', 'Elevator 2'],
]

/** The signs with QR codes in the demo building. */
export const createReportPlaces = (now: Date, chance: Chance): Row[] =>
  places.map(([placeKind, placeName]) => ({
    id: chance.id(now),
    placeKind,
    placeName,
    code: Array.from({ length: 10 }, () => chance.pick(codeCharacters)).join(''),
    createdAt: now,
    updatedAt: now,
  }))
