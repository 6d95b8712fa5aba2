/** Errors of the calls about a resident's own codes. */
export const english = {
  whichCode: 'code must be unitAccessCode, storageLockerAccessCode or keypadCode',
  badHome: 'unitId must be the id of one of your units',
}
export type OccupancyErrors = typeof english
