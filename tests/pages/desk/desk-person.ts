import type { DeskPerson } from '#desk-search/contract.ts'

/** A resident as the search of the desk finds them, without packages. */
export const aDeskPerson = (
  more: Pick<DeskPerson, 'userId' | 'name' | 'unitNumber'> & Partial<DeskPerson>,
): DeskPerson => ({
  unitId: more.unitNumber,
  kind: 'resident',
  waiting: 0,
  place: null,
  awayUntil: null,
  isPaused: false,
  awayNote: '',
  authorised: [],
  household: [],
  ...more,
})
