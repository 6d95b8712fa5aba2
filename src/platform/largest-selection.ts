/** The largest number of records that one press changes. */
export const largestSelection = 500
