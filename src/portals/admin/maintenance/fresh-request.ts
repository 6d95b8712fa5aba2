/** In the address in place of a request's id: the form of one that is not there yet. */
export const freshRequest = 'new'
