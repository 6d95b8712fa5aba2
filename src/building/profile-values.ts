import { type ProfileChanges, type ProfileField, ProfileFields, type ProfileRecord } from './profile-contract.ts'

/** The record as a form holds it: every field a text. */
export type ProfileValues = Record<ProfileField, string>

export const profileFields = Object.keys(ProfileFields.shape) as readonly ProfileField[]
const numbers = ['latitude', 'longitude', 'orientation', 'petLimitLbs', 'towerFloors', 'commercialUpToFloor']
const emptyIsNone = new Set(['poweredByName', 'poweredByUrl', ...numbers])

export const profileValues = (record: ProfileRecord): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, String(record[field] ?? '')])) as ProfileValues

/** What was typed as the contract wants it, or what is wrong with which field. */
export function readProfile(
  values: ProfileValues,
): { fields: ProfileFields } | { wrong: Partial<Record<ProfileField, string>> } {
  const typed = Object.fromEntries(
    profileFields.map((field) => {
      const text = values[field].trim()
      if (text === '' && emptyIsNone.has(field)) return [field, null]
      // A comma is how half the world writes the point.
      return [field, numbers.includes(field) ? Number(text.replace(',', '.')) : text]
    }),
  )
  const read = ProfileFields.safeParse(typed)
  if (read.success) return { fields: read.data }
  const wrong: Partial<Record<ProfileField, string>> = {}
  for (const { path, message } of read.error.issues) wrong[path[0] as ProfileField] ??= message
  return { wrong }
}

/** The fields that differ from the record. */
export const profileChanges = (fields: ProfileFields, record: ProfileRecord): ProfileChanges =>
  Object.fromEntries(
    profileFields.flatMap((field) => (fields[field] === record[field] ? [] : [[field, fields[field]]])),
  )
