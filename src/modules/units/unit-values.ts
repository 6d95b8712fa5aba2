import { areaDecimals, shownArea, storedArea } from '#platform/locale/measures.ts'
import { toNumber } from '#platform/text/typed-number.ts'
import { newUnitDefaults } from './choices.ts'
import { NewUnit, type UnitChanges, type UnitRecord } from './fields.ts'
import { hasKeypad, isMasked } from './rules.ts'
import { words } from './messages/en.ts'

const lines = ['renovationHistory', 'damageHistory'] as const
const ticks = ['amenities', 'applianceList', 'fireSafetyDevices', 'accessibilityFeatures'] as const
export type TickField = (typeof ticks)[number]

/** The fields that the form has as text; the endpoint parses numbers and lists. */
export const textFields = [
  'unitNumber',
  'floor',
  'category',
  'unitType',
  'status',
  'ownerName',
  'squareFootage',
  'bedrooms',
  'bathrooms',
  'balcony',
  'balconyCount',
  'balconySize',
  'alarmSystem',
  'hvacType',
  'lockType',
  'keyNumbers',
  'parkingAllocation',
  'parkingSpaces',
  'storageLockers',
  'storageUnit',
  'utilityMeters',
  'internetCableProvider',
  'renovationHistory',
  'damageHistory',
  'insurancePolicyId',
  'monthlyMaintenance',
  'purchasePrice',
  'currentValue',
  'exposure',
  'address',
  'notes',
] as const
export type TextField = (typeof textFields)[number]

/** The form values of a unit: every field is a text, except the ticked lists. */
export type UnitValues = Record<TextField | 'keypadCode', string> & Record<TickField, string[]>

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name)

export function valuesOf(unit: UnitRecord): UnitValues {
  const toText = (name: TextField): string => {
    const value = unit[name]
    if (name === 'squareFootage' && unit.squareFootage !== null) return String(shownArea(unit.squareFootage))
    if (Array.isArray(value)) return value.join(isOneOf(lines, name) ? '\n' : ', ')
    return value === null ? '' : String(value)
  }
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, toText(name)])) as Record<TextField, string>),
    keypadCode: unit.hasKeypadCode ? words.masked : '',
    amenities: unit.amenities,
    applianceList: unit.applianceList,
    fireSafetyDevices: unit.fireSafetyDevices,
    accessibilityFeatures: unit.accessibilityFeatures,
  }
}

/** The initial form values of a new unit. */
export const newValues = (): UnitValues => ({
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextField, string>),
  ...newUnitDefaults,
  floor: String(newUnitDefaults.floor),
  bedrooms: String(newUnitDefaults.bedrooms),
  bathrooms: String(newUnitDefaults.bathrooms),
  keypadCode: '',
  amenities: [],
  applianceList: [],
  fireSafetyDevices: [],
  accessibilityFeatures: [],
})

/** An area as it was typed, in the square feet of the contract; a text that is no number stays for its error. */
function typedArea(text: string, stored: number | null): string | number {
  const area = toNumber(text, { decimals: areaDecimals(), max: 1_000_000 })
  return area === null ? text : storedArea(area, stored)
}

/** Parses the form values into a request body, or returns the errors by field. */
export function readValues(
  values: UnitValues,
  before: UnitRecord | null = null,
): { unit: NewUnit } | { wrong: Partial<Record<keyof UnitValues, string>> } {
  const { keypadCode, address, balconyCount, balconySize, ...rest } = values
  const split = Object.fromEntries(lines.map((name) => [name, values[name].split('\n')]))
  const read = NewUnit.safeParse({
    ...rest,
    ...split,
    squareFootage: typedArea(values.squareFootage, before?.squareFootage ?? null),
    // Fields that the form does not show for this unit are not sent.
    ...(hasKeypad(values.lockType) ? { keypadCode } : {}),
    ...(values.category === 'Commercial' ? { address } : {}),
    ...(values.balcony === 'Yes' ? { balconyCount, balconySize } : {}),
  })
  if (read.success) return { unit: read.data }
  const wrong: Partial<Record<keyof UnitValues, string>> = {}
  for (const { path, message } of read.error.issues) wrong[path[0] as keyof UnitValues] ??= message
  return { wrong }
}

/** The request body with the fields that differ from the record. */
export function changesOf(unit: NewUnit, before: UnitRecord): UnitChanges {
  const { keypadCode, ...fields } = unit
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof UnitRecord]),
  )
  const isNewCode =
    keypadCode !== undefined &&
    keypadCode !== null &&
    !isMasked(keypadCode) &&
    (keypadCode !== '' || before.hasKeypadCode)
  return { ...(Object.fromEntries(changed) as UnitChanges), ...(isNewCode ? { keypadCode } : {}) }
}

export type ChangedField = Exclude<keyof typeof words.fields, 'keypadCode'>

/** The fields that differ between two versions of a unit. */
export const changedFields = (before: UnitRecord, now: UnitRecord): ChangedField[] =>
  (Object.keys(words.fields) as (keyof typeof words.fields)[]).filter(
    (name): name is ChangedField => name !== 'keypadCode' && JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )
