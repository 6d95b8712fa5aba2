/** The browser's one error class: the server returned an error, or could not be reached (status 0). */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly requestId: string | undefined
  /** With 412: the current record. */
  readonly present: unknown
  /** With 429: the number of seconds before the next attempt. */
  readonly retryAfter: number | undefined
  readonly statusText: string
  /** The server's own message, if it sent one. */
  readonly serverMessage: string | undefined

  constructor(
    status: number,
    message: string,
    more: {
      code?: string | undefined
      field?: string | undefined
      requestId?: string | undefined
      present?: unknown
      retryAfter?: number | undefined
      statusText?: string
      serverMessage?: string | undefined
    } = {},
  ) {
    super(message)
    this.name = 'CallFailed'
    this.status = status
    this.code = more.code ?? (status === 0 ? 'offline' : 'failed')
    this.field = more.field
    this.requestId = more.requestId
    this.present = more.present
    this.retryAfter = more.retryAfter
    this.statusText = more.statusText ?? ''
    this.serverMessage = more.serverMessage
  }
}

/** The record does not exist, or not for this person. */
export const isMissing = (error: unknown) => error instanceof CallFailed && error.status === 404

/** Another user saved the record first. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412

/** The current record that a stale change was answered with; undefined for any other error. */
export const presentRecord = <Row>(error: unknown): Row | undefined =>
  isStale(error) ? ((error.present ?? undefined) as Row | undefined) : undefined
