/**
 * The house says no. Thrown by a store or by the door; one handler turns it into
 * `{ message, code, field?, requestId }` with the status.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly headers: Record<string, string> | undefined
  /** What goes along in the answer: for a stale edit (412) the present record. */
  readonly present: unknown

  constructor(
    status: number,
    code: string,
    message: string,
    more: { field?: string | undefined; headers?: Record<string, string>; present?: unknown } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.field = more.field
    this.headers = more.headers
    this.present = more.present
  }
}

/** 404: it does not exist, or it is somebody else's; the answer is the same. */
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`)
/** 400 that names the field. */
export const invalid = (field: string, message: string) => new Refusal(400, 'invalid', message, { field })
/** 409: the state does not allow it. */
export const conflict = (code: string, message: string, field?: string) => new Refusal(409, code, message, { field })
/** 412: somebody changed it first; carries the record as it is now. */
export const stale = (present: unknown) =>
  new Refusal(412, 'stale', 'Someone else changed this in the meantime.', { present })
