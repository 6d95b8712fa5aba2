/** The id in the URL that opens the form for a new request. */
export const freshRequest = 'new'
