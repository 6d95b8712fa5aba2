/** Errors of the calls about residents. */
export const english = {
  required: 'Please fill in all required fields',
  tooLong: (name: string, most: number) => `${name} can have at most ${most.toLocaleString('en-US')} characters`,
  mustBeText: (name: string) => `${name} must be a text`,
  mustBeList: (name: string) => `${name} must be a list of texts`,
  primaryPhone: 'Primary phone number must be exactly 10 digits',
  secondaryPhone: 'Secondary phone number must be exactly 10 digits',
  emergencyPhone: 'Emergency contact phone number must be exactly 10 digits',
  badEmail: 'Please enter an e-mail address like name@example.com',
  badDay: 'Please enter a date',
  endBeforeStart: 'The lease cannot end before it starts',
  codeTooLong: 'Access codes have at most 6 characters',
  whichCode: 'Say which code: unitAccessCode or storageLockerAccessCode',
  whichEmail: 'field is emailPrimary or emailSecondary',
  emptyNote: 'Please write a note',
  badUnit: 'Choose a unit from the list',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'That password is too long',
  alreadyResident: 'A tenant record already exists for this user',
  notAResidentAccount: 'This account belongs to the office, not to a resident',
  noSuchAccount: 'There is no such account',
}
export type ResidentErrors = typeof english
