import { localeOf } from '#platform/language/language.ts'
/** Errors of the calls about residents. */
export const english = {
  required: 'Please fill in all required fields',
  tooLong: (name: string, most: number) => `${name} can have at most ${most.toLocaleString(localeOf('en'))} characters`,
  mustBeText: (name: string) => `${name} must be text`,
  mustBeList: (name: string) => `${name} must be a list of text values`,
  primaryPhone: 'Primary phone number must be exactly 10 digits',
  secondaryPhone: 'Secondary phone number must be exactly 10 digits',
  emergencyPhone: 'Emergency contact phone number must be exactly 10 digits',
  badEmail: 'Please enter an email address like name@example.com',
  badDay: 'Please enter a date',
  endBeforeStart: 'The lease cannot end before it starts',
  codeTooLong: 'Access codes can have at most 6 characters',
  whichCode: 'code must be unitAccessCode or storageLockerAccessCode',
  whichEmail: 'field must be emailPrimary or emailSecondary',
  noAddress: 'Enter an email address to send the invitation to',
  emptyNote: 'Please write a note',
  badUnit: 'Choose a unit from the list',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'The password is too long',
  alreadyResident: 'A tenant record already exists for this user',
  notAResidentAccount: 'This is a staff account, not a resident account',
  noSuchAccount: "This account doesn't exist",
}
export type ResidentErrors = typeof english
