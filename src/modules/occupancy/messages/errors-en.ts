/** Why a call about the own codes fails. */
export const english = {
  whichCode: 'Say which code: unitAccessCode, storageLockerAccessCode or keypadCode',
  badHome: 'unitId must be the id of one of your homes',
}
export type OccupancyErrors = typeof english
