/** The fields of the page on which a new installation is set up, in their order. */
export const setUpFields = [
  'oneTimeCode',
  'name',
  'code',
  'street',
  'postalCode',
  'city',
  'region',
  'countryCode',
  'timeZone',
  'officeEmail',
  'towerFloors',
  'firstHomes',
  'lastHomes',
  'homesPerFloor',
  'firstName',
  'lastName',
  'email',
  'newPassword',
  'confirmed',
] as const
export type SetUpField = (typeof setUpFields)[number]

/** What is there before anybody types. */
export const setUpDefaults: Partial<Record<SetUpField, string>> = {
  towerFloors: '10',
  firstHomes: '1',
  lastHomes: '10',
  homesPerFloor: '6',
}
