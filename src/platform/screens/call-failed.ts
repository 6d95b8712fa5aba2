/** The browser's one error: the server said no, or could not be reached (status 0). */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly requestId: string | undefined
  /** With 412: the record as it is now. */
  readonly present: unknown
  /** With 429: after how many seconds to try again. */
  readonly retryAfter: number | undefined
  readonly statusText: string
  /** The server's own sentence, where it sent one. */
  readonly said: string | undefined

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
      said?: string | undefined
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
    this.said = more.said
  }
}

/** There is no such record, or not for this person. */
export const isMissing = (error: unknown) => error instanceof CallFailed && error.status === 404
