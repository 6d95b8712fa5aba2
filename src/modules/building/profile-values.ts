import type { ProfileChanges, ProfileField, ProfileRecord } from './profile-contract.ts'
import { ProfileFields } from './schemas.ts'

/** The form values: every field is a text. */
export type ProfileValues = Record<ProfileField, string>

export const profileFields = Object.keys(ProfileFields.shape) as readonly ProfileField[]
const numbers = ['latitude', 'longitude', 'orientation', 'petLimitLbs', 'towerFloors', 'commercialUpToFloor']
const nullableFields = new Set(['poweredByName', 'poweredByUrl', ...numbers])

export const profileValues = (record: ProfileRecord): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, String(record[field] ?? '')])) as ProfileValues

/** The typed values as contract fields, or the errors by field. */
export function parseProfile(
  values: ProfileValues,
): { fields: ProfileFields } | { wrong: Partial<Record<ProfileField, string>> } {
  const input = Object.fromEntries(
    profileFields.map((field) => {
      const text = values[field].trim()
      if (text === '' && nullableFields.has(field)) return [field, null]
      // A decimal comma is accepted.
      return [field, numbers.includes(field) ? Number(text.replace(',', '.')) : text]
    }),
  )
  const parsed = ProfileFields.safeParse(input)
  if (parsed.success) return { fields: parsed.data }
  const wrong: Partial<Record<ProfileField, string>> = {}
  for (const { path, message } of parsed.error.issues) wrong[path[0] as ProfileField] ??= message
  return { wrong }
}

/** The fields that differ from the record. */
export const profileChanges = (fields: ProfileFields, record: ProfileRecord): ProfileChanges =>
  Object.fromEntries(
    profileFields.flatMap((field) => (fields[field] === record[field] ? [] : [[field, fields[field]]])),
  )
