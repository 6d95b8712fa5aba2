/** Errors that only the office reads. */
export const takenAssetWords = {
  stall: 'Another resident has one of these stalls. Choose a free one.',
  locker: 'Another resident has one of these lockers. Choose a free one.',
} as const
