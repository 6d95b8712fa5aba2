/** The days after which the contact of a visitor is deleted, counted from the end of the work. */
export const daysOfVisitorContact = 90
/** Bytes of the whole form of a visitor, with its photo. */
export const maxReportBytes = 12_000_000
export const maxContactLength = 200
/** Places that can be added in one call. */
export const maxPlacesPerCall = 200
