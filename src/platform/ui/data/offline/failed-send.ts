/** No connection, no session, or a server that is away or busy: whatever else waits on this device would fail in the same way. */
export const concernsAllCalls = (status: number): boolean => [0, 401, 408, 429, 502, 503, 504].includes(status)

/**
 * Another role, a fault of the server, or a page in place of a reply, as networks answer that ask to sign in: nothing that the
 * person could correct in what is sent, and another call may succeed.
 */
export const isFaultOfCall = (status: number): boolean => status < 400 || status === 403 || status >= 500
