import type { OwnCodeName } from '../own-codes-contract.ts'

/** Texts about access codes for residents. */
export const english = {
  title: 'Door access',
  loading: 'Loading access codes...',
  names: {
    unitAccessCode: 'Unit code',
    storageLockerAccessCode: 'Locker code',
    keypadCode: 'Keypad code',
  } satisfies Record<OwnCodeName, string>,
  ofUnit: (name: string, unitNumber: string) => `${name} for ${unitNumber}`,
  keypadOf: (unitNumber: string) => `Keypad for ${unitNumber}`,
  none: 'You have no access codes.',
  noneHelp: 'Contact the office if you need one.',
  show: 'Show',
  hide: 'Hide',
  showLabel: (name: string) => `Show the ${name.toLowerCase()}`,
  hideLabel: (name: string) => `Hide the ${name.toLowerCase()}`,
  hidden: 'Hidden',
  notShown: 'The code could not be shown',
  tooManyLooks:
    'You have viewed your codes too many times in the past hour. Please try again later or contact the office.',
  logged: 'Each view is recorded. A code is hidden again after 30 seconds.',
  garage: 'Garage doors',
  garageText: (seconds: number) => `Close automatically after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
} as const
export type OwnWords = typeof english
