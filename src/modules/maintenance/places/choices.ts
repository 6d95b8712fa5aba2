/** The days after which the contact of a visitor is deleted, counted from the end of the work. */
export const daysOfVisitorContact = 90
/** Photos in one report of a visitor, and bytes of the whole form. */
export const maxVisitorPhotos = 1
export const maxReportBytes = 12_000_000
export const maxContactLength = 200
/** Places that can be added in one call. */
export const maxPlacesPerCall = 200
