import { z } from 'zod'
import { formatPhone } from '#platform/phones.ts'
import { NewResident, ResidentChanges } from './resident-input.ts'
import type { Resident } from './resident.ts'
import { words } from './words.ts'

/** A code that is kept, as the form shows it; sent back like this it stays as it is. */
export const maskedCode = '••••••'

/** What the profile's form edits, in the order of the screen. */
export const editedFields = [
  'fullName',
  'preferredName',
  'tenantType',
  'status',
  'emailPrimary',
  'emailSecondary',
  'phonePrimary',
  'phoneSecondary',
  'startDateOccupancy',
  'endDateOccupancy',
  'emergencyContactName',
  'emergencyContactPhone',
  'unitAccessCode',
  'storageLockerAccessCode',
  'parkingStalls',
  'lockerNumbers',
  'pets',
  'residentNotes',
] as const
export type EditedField = (typeof editedFields)[number]
/** Every field a text, as it is typed; the call takes them like that. */
export type ResidentValues = Record<EditedField, string>

/** The same checks as at the door; what was typed is sent as it is. */
export const ResidentForm = ResidentChanges.omit({ notes: true })

export function valuesOf(resident: Resident): ResidentValues {
  const phone = (text: string | null) => formatPhone(text ?? '')
  const list = (texts: readonly string[]) => texts.join(', ')
  return {
    fullName: resident.fullName,
    preferredName: resident.preferredName ?? '',
    tenantType: resident.tenantType,
    status: resident.status,
    emailPrimary: resident.emailPrimary ?? '',
    emailSecondary: resident.emailSecondary ?? '',
    phonePrimary: phone(resident.phonePrimary),
    phoneSecondary: phone(resident.phoneSecondary),
    startDateOccupancy: resident.startDateOccupancy ?? '',
    endDateOccupancy: resident.endDateOccupancy ?? '',
    emergencyContactName: resident.emergencyContactName ?? '',
    emergencyContactPhone: phone(resident.emergencyContactPhone),
    unitAccessCode: resident.hasUnitAccessCode ? maskedCode : '',
    storageLockerAccessCode: resident.hasStorageLockerAccessCode ? maskedCode : '',
    parkingStalls: list(resident.parkingStalls),
    lockerNumbers: list(resident.lockerNumbers),
    pets: list(resident.pets),
    residentNotes: resident.residentNotes,
  }
}

/** Only what differs from the record. */
export function changedValues(typed: ResidentValues, resident: Resident): Partial<ResidentValues> {
  const before = valuesOf(resident)
  return Object.fromEntries(
    editedFields.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]),
  )
}

/** The fields in which two versions of a record differ. */
export function changedFields(before: Resident, now: Resident): EditedField[] {
  const [old, fresh] = [valuesOf(before), valuesOf(now)]
  return editedFields.filter((name) => old[name] !== fresh[name])
}

/** The form of a new resident: the record's fields, and the way of the first sign-in. */
export const NewResidentForm = NewResident.omit({ userId: true, notes: true, sendInvitation: true })
  .extend({ signIn: z.enum(['invite', 'password']) })
  .superRefine(({ signIn, password }, context) => {
    if (signIn === 'password' && !password)
      context.addIssue({ code: 'custom', path: ['password'], message: words.required })
  })

export const newResidentValues = {
  fullName: '',
  preferredName: '',
  emailPrimary: '',
  phonePrimary: '',
  emailSecondary: '',
  phoneSecondary: '',
  signIn: 'invite',
  password: '',
  tenantType: 'Renter',
  status: 'Active',
  unitId: 'no-assignment',
  startDateOccupancy: '',
  endDateOccupancy: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  parkingStalls: '',
  pets: '',
}
export type NewResidentValues = typeof newResidentValues

/** What the call is sent. */
export const newResidentBody = ({ signIn, password, status, ...typed }: NewResidentValues) =>
  signIn === 'invite'
    ? { ...typed, status: 'Invited', sendInvitation: true }
    : { ...typed, status, password, sendInvitation: false }
