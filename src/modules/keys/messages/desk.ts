import { totalText } from '#platform/text/total-text.ts'
import type { BorrowerKind, KeyState } from '../choices.ts'
import type { DueChoice } from '../rules.ts'

/** Texts about keys at the front desk, in English as in the console. */
export const keyWords = {
  problems: {
    out: (borrower: string) => `This key is with ${borrower}`,
    sealed: 'This key is sealed. Break the seal first.',
    issued: (holder: string) => `The office gave this key to ${holder}`,
    unavailable: 'This key is out of service',
    notOut: 'This key is at the desk',
    notSealed: 'This key has no seal',
  },
  past: 'Choose a time that is still to come',
  tooLong: (days: number) => `Choose a time within ${days} days`,
  noPerson: 'Choose a person who lives in this unit',
  notAuthorised: (name: string) => `${name} is not authorised by this resident, or no longer`,
  noVendor: 'Choose a vendor of the list',
  noColleague: 'Choose a colleague',
  noSignature: 'Let the borrower sign',

  states: {
    overdue: 'Overdue',
    out: 'Out',
    sealed: 'Sealed',
    issued: 'With a resident',
    unavailable: 'Out of service',
    here: 'At the desk',
  } satisfies Record<KeyState, string>,
  borrowers: {
    resident: 'Resident',
    authorised: 'Authorised by a resident',
    vendor: 'Vendor',
    staff: 'Colleague',
    other: 'Someone else',
  } satisfies Record<BorrowerKind, string>,
  due: {
    hour: 'In an hour',
    fourHours: 'In 4 hours',
    evening: 'Today',
    tomorrow: 'Tomorrow',
    week: 'In a week',
  } satisfies Record<DueChoice, string>,
  keysOf: (n: number) => `${totalText(n)} ${n === 1 ? 'key' : 'keys'}`,
} as const
