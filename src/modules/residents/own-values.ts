import { shownPhone } from '#platform/text/phones.ts'
import type { OwnProfile } from './resident.ts'

/** The fields of a resident's own form, in the order of the screen. */
export const ownFields = [
  'emailPrimary',
  'emailSecondary',
  'phonePrimary',
  'phoneSecondary',
  'emergencyContactName',
  'emergencyContactPhone',
] as const
export type OwnField = (typeof ownFields)[number]
/** Every field is a text, as typed. */
export type OwnValues = Record<OwnField, string>

export const ownValuesOf = (profile: OwnProfile): OwnValues => ({
  emailPrimary: profile.emailPrimary ?? '',
  emailSecondary: profile.emailSecondary ?? '',
  phonePrimary: shownPhone(profile.phonePrimary ?? ''),
  phoneSecondary: shownPhone(profile.phoneSecondary ?? ''),
  emergencyContactName: profile.emergencyContactName ?? '',
  emergencyContactPhone: shownPhone(profile.emergencyContactPhone ?? ''),
})

/** The fields that differ from the record. */
export function changedOwn(typed: OwnValues, profile: OwnProfile): Partial<OwnValues> {
  const before = ownValuesOf(profile)
  return Object.fromEntries(ownFields.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]))
}
