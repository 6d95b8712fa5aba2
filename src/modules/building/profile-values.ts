import { shownWeight, storedWeight } from '#platform/locale/measures.ts'
import type { ProfileChanges, ProfileField, ProfileRecord } from './profile-contract.ts'
import { ProfileFields } from './schemas.ts'

/** The form values: every field is a text. */
export type ProfileValues = Record<ProfileField, string>

export const profileFields = Object.keys(ProfileFields.shape) as readonly ProfileField[]
const numbers = [
  'latitude',
  'longitude',
  'orientation',
  'petLimitLbs',
  'garageSeconds',
  'towerFloors',
  'commercialUpToFloor',
  'weekStart',
]
const nullableFields = new Set([
  'accentColour',
  'logo',
  'logoOnDark',
  'poweredByName',
  'poweredByUrl',
  ...numbers.filter((name) => name !== 'weekStart'),
])

export function profileValues(record: ProfileRecord): ProfileValues {
  const texts = profileFields.map((field) => [field, String(record[field] ?? '')])
  const values = Object.fromEntries(texts) as ProfileValues
  const { petLimitLbs, weightUnit } = record
  return petLimitLbs === null ? values : { ...values, petLimitLbs: String(shownWeight(petLimitLbs, weightUnit)) }
}

/** The typed values as contract fields, or the errors by field. A weight is typed in the unit of the record. */
export function parseProfile(
  values: ProfileValues,
  record: Pick<ProfileRecord, 'petLimitLbs' | 'weightUnit'>,
): { fields: ProfileFields } | { wrong: Partial<Record<ProfileField, string>> } {
  const input = Object.fromEntries(
    profileFields.map((field) => {
      const text = values[field].trim()
      if (text === '' && nullableFields.has(field)) return [field, null]
      if (field === 'languages') return [field, text === '' ? [] : text.split(',')]
      // A decimal comma is accepted.
      if (!numbers.includes(field)) return [field, text]
      const number = Number(text.replace(',', '.'))
      return [field, field === 'petLimitLbs' ? storedWeight(number, record.petLimitLbs, record.weightUnit) : number]
    }),
  )
  const parsed = ProfileFields.safeParse(input)
  if (parsed.success) return { fields: parsed.data }
  const wrong: Partial<Record<ProfileField, string>> = {}
  for (const { path, message } of parsed.error.issues) wrong[path[0] as ProfileField] ??= message
  return { wrong }
}

/** Languages are a list; the other fields are single values. */
const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.join() === other.join() : one === other

/** The fields that differ from the record. */
export const profileChanges = (fields: ProfileFields, record: ProfileRecord): ProfileChanges =>
  Object.fromEntries(
    profileFields.flatMap((field) => (isSame(fields[field], record[field]) ? [] : [[field, fields[field]]])),
  )
