import { z } from 'zod'
import { shownPhone } from '#platform/text/phones.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { NewResident, ResidentChanges } from './resident-input.ts'
import type { Resident } from './resident.ts'
import { residentErrors } from './messages/errors.ts'

/** The mask of a stored code in the form; sent back, it leaves the code unchanged. */
export const maskedCode = '••••••'

/** The fields of the profile form, in the order of the screen. */
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
/** Every field is a text, as typed; the endpoint parses them. `unitId` is the home of the codes. */
export type ResidentValues = Record<EditedField | 'unitId', string>

/** Validates as the server does; the input is sent unchanged. */
export const ResidentForm = ResidentChanges.omit({ notes: true })

/** The codes are those of the named home, by default of the oldest one. */
export function valuesOf(resident: Resident, unitId = resident.unitId ?? ''): ResidentValues {
  const home = resident.units.find(({ id }) => id === unitId) ?? resident.units[0]
  const phone = (text: string | null) => shownPhone(text ?? '')
  const list = (texts: readonly string[]) => texts.join(', ')
  return {
    fullName: resident.fullName,
    preferredName: resident.preferredName ?? '',
    tenantType: resident.tenantType,
    status: resident.accountStatus,
    emailPrimary: resident.emailPrimary ?? '',
    emailSecondary: resident.emailSecondary ?? '',
    phonePrimary: phone(resident.phonePrimary),
    phoneSecondary: phone(resident.phoneSecondary),
    startDateOccupancy: resident.startDateOccupancy ?? '',
    endDateOccupancy: resident.endDateOccupancy ?? '',
    emergencyContactName: resident.emergencyContactName ?? '',
    emergencyContactPhone: phone(resident.emergencyContactPhone),
    unitId: home?.id ?? '',
    unitAccessCode: home?.hasUnitAccessCode ? maskedCode : '',
    storageLockerAccessCode: home?.hasStorageLockerAccessCode ? maskedCode : '',
    parkingStalls: list(resident.parkingStalls),
    lockerNumbers: list(resident.lockerNumbers),
    pets: list(resident.pets),
    residentNotes: resident.residentNotes,
  }
}

/** The form shows the account's own status. */
type ChangedValues = Omit<ResidentValues, 'status'> & { accountStatus: string }

/** The fields that differ from the record, with the home of the codes if a code differs. */
export function changedValues(typed: ResidentValues, resident: Resident): Partial<ChangedValues> {
  const before = valuesOf(resident, typed.unitId)
  const names = editedFields.filter((name) => typed[name] !== before[name])
  const hasCodes = names.some((name) => name === 'unitAccessCode' || name === 'storageLockerAccessCode')
  return Object.fromEntries(
    [...names, ...(hasCodes ? (['unitId'] as const) : [])].map((name) => [
      name === 'status' ? 'accountStatus' : name,
      typed[name],
    ]),
  )
}

/** What the form sends: the console offers free stalls and lockers only, so a taken one is an error at its field. */
export type SentChanges = Partial<ResidentValues> & { rejectTaken?: true }

/** The fields in which two versions of a record differ. */
export function changedFields(before: Resident, now: Resident): EditedField[] {
  const [old, fresh] = [valuesOf(before), valuesOf(now)]
  return editedFields.filter((name) => old[name] !== fresh[name])
}

/** The form of a new resident: the fields of the record, and how they sign in for the first time. */
export const NewResidentForm = NewResident.omit({ userId: true, notes: true, sendInvitation: true })
  .extend({ signIn: z.enum(['invite', 'password']) })
  .refine(({ signIn, password }) => signIn !== 'password' || password, {
    path: ['password'],
    error: fieldText((language) => residentErrors[language].required),
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

/** The request body of a new resident. */
export const newResidentBody = ({ signIn, password, status, ...typed }: NewResidentValues) =>
  signIn === 'invite'
    ? { ...typed, status: 'Invited', sendInvitation: true, rejectTaken: true }
    : { ...typed, status, password, sendInvitation: false, rejectTaken: true }
