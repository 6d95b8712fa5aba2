import { floorInEnglish } from '#building/messages/floor-names.ts'

/** Texts of the dialog for a new request. */
export const newRequestWords = {
  title: 'New Request',
  where: 'Where is it?',
  inUnit: 'In a unit',
  elsewhere: 'Elsewhere in the building',
  unit: 'Unit',
  chooseUnit: 'Choose a unit',
  kind: 'Type of place',
  kinds: { common_area: 'Common area', elevator: 'Elevator', stall: 'Parking stall' },
  place: 'Place',
  placeHint: 'The name used in the building',
  examples: { common_area: 'Lobby', elevator: 'Elevator 2', stall: 'P2-18' },
  next: 'Continue',
  unitFirst: 'Choose a unit first',
  placeFirst: 'Enter a place first',
  back: 'Change place',
  cancel: 'Cancel',
  loading: 'Loading units...',
  atUnit: (unitNumber: string, floor: number) => `Unit ${unitNumber} · ${floorInEnglish(floor)}`,
} as const
