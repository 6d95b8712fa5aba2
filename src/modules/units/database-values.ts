import type { AlarmSystem, BalconyChoice, HvacType, LockType, UnitCategory, UnitStatus } from './contract.ts'

/**
 * The values of the API with those of the database. The API keeps the specified spelling; the database has booleans and
 * snake_case. Everything that crosses this edge uses this definition.
 */
const definition = {
  category: { Residential: 'residential', Commercial: 'commercial' } as const satisfies Record<UnitCategory, string>,
  status: {
    Occupied: 'occupied',
    Vacant: 'vacant',
    'Under Renovation': 'under_renovation',
    Reserved: 'reserved',
    'For Sale': 'for_sale',
  } as const satisfies Record<UnitStatus, string>,
  balcony: { Yes: true, No: false } as const satisfies Record<BalconyChoice, boolean>,
  alarmSystem: { Yes: 'yes', No: 'no', Monitored: 'monitored' } as const satisfies Record<AlarmSystem, string>,
  hvacType: {
    'Central Air': 'central_air',
    'Split System': 'split_system',
    'Window Units': 'window_units',
    'Baseboard Heating': 'baseboard_heating',
    'Radiant Floor Heating': 'radiant_floor_heating',
    'Heat Pump': 'heat_pump',
    'Individual Units': 'individual_units',
    None: 'none',
  } as const satisfies Record<HvacType, string>,
  lockType: {
    Mechanical: 'mechanical',
    Electronic: 'electronic',
    Keypad: 'keypad',
    Biometric: 'biometric',
  } as const satisfies Record<LockType, string>,
} as const

type Definition = typeof definition
export type MappedField = keyof Definition
export type ApiValue<F extends MappedField> = keyof Definition[F] & string
export type DatabaseValue<F extends MappedField> = Definition[F][keyof Definition[F]]

export const mappedFields = Object.keys(definition) as MappedField[]
const isMapped = (name: string): name is MappedField => Object.hasOwn(definition, name)

export const toDatabaseValue = <F extends MappedField, V extends ApiValue<F>>(field: F, value: V): Definition[F][V] =>
  definition[field][value]

export function toApiValue<F extends MappedField>(field: F, stored: DatabaseValue<F>): ApiValue<F> {
  const pair = apiAndDatabaseValues(field).find(([, value]) => value === stored)
  if (!pair) throw new Error(`${field} has no API value for ${String(stored)}`)
  return pair[0]
}

/** The values of a field as pairs: API, database. */
export const apiAndDatabaseValues = <F extends MappedField>(field: F) =>
  Object.entries(definition[field]) as [ApiValue<F>, DatabaseValue<F>][]

/** The values that a text column can have. */
export const databaseValues = <F extends Exclude<MappedField, 'balcony'>>(field: F) =>
  Object.values(definition[field]) as [DatabaseValue<F>, ...DatabaseValue<F>[]]

type InDatabase<T> = { [Name in keyof T]: Name extends MappedField ? Mapped<T[Name], ApiToDatabase<Name>> : T[Name] }
type InApi<T> = { [Name in keyof T]: Name extends MappedField ? Mapped<T[Name], ApiValue<Name>> : T[Name] }
type ApiToDatabase<F> = F extends MappedField ? DatabaseValue<F> : never
/** Keeps that a field can be absent. */
type Mapped<From, To> = undefined extends From ? To | undefined : To

/** The fields of a unit with the values of the database; other fields stay as they are. */
export const toDatabaseValues = <T extends object>(fields: T) =>
  mapValues(fields, (field, value) => toDatabaseValue(field, value as never)) as InDatabase<T>

/** The fields of a unit with the values of the API; other fields stay as they are. */
export const toApiValues = <T extends object>(columns: T) =>
  mapValues(columns, (field, value) => toApiValue(field, value as never)) as InApi<T>

const mapValues = (values: object, map: (field: MappedField, value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      value !== undefined && isMapped(name) ? map(name, value) : value,
    ]),
  )
