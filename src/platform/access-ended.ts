/** The last topic of a stream of changes, when the account was closed or suspended. */
export const accessEnded = 'access-ended'
