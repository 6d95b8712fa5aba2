/** Stands for a request's id in the address: the form of a new one. */
export const freshRequest = 'new'
