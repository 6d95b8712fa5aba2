/** Errors of the calls about a resident's own codes. */
export const english = {
  whichCode: 'Say which code: unitAccessCode, storageLockerAccessCode or keypadCode',
  badHome: 'unitId must be the id of one of your homes',
}
export type OccupancyErrors = typeof english
