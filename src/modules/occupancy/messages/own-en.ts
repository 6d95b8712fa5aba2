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
  ofUnit: (name: string, unitNumber: string) => `${name} of ${unitNumber}`,
  keypadOf: (unitNumber: string) => `Keypad of ${unitNumber}`,
  none: 'No code is kept for you.',
  noneHelp: 'Ask the office if you need one.',
  show: 'Show',
  hide: 'Hide',
  showLabel: (name: string) => `Show the ${name.toLowerCase()}`,
  hideLabel: (name: string) => `Hide the ${name.toLowerCase()}`,
  hidden: 'Hidden',
  notShown: 'The code could not be shown',
  tooManyLooks: 'You have looked at your codes many times within an hour. Please try again later, or ask the office.',
  logged: 'Each look is written down. A code hides itself after 30 seconds.',
  garage: 'Garage doors',
  garageText: 'Close automatically after 30 seconds',
} as const
export type OwnWords = typeof english
