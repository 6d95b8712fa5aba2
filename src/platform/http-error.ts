import { type Message, render } from './language/language.ts'
import { serverErrors } from './server/messages/index.ts'

type ErrorOptions = { field?: string | undefined; headers?: Record<string, string>; present?: unknown }

/**
 * A request that fails for a known reason: a status, a code for programs, and a text with its parameters for people.
 * The error handler renders it as `{ message, code, field?, requestId }` in the reader's language.
 */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly headers: Record<string, string> | undefined
  /** Sent with the reply: for an outdated version (412) the current record. */
  readonly present: unknown
  /** The text in every language; `message` is the English one. */
  readonly text: Message

  constructor(status: number, code: string, text: Message, options: ErrorOptions = {}) {
    super(render(text, 'en'))
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.text = text
    this.field = options.field
    this.headers = options.headers
    this.present = options.present
  }
}

export type RecordName = keyof typeof serverErrors.en.records

/** 404: it does not exist, or the caller may not see it; the reply is the same. */
export const notFound = (record: RecordName) =>
  new HttpError(404, 'not_found', (language) => serverErrors[language].notFound(serverErrors[language].records[record]))
/** 503 for the pages of a building that has no profile yet: one of many before `admin:create`. */
export const buildingNotSetUp = () =>
  new HttpError(503, 'not_set_up', (language) => serverErrors[language].buildingNotSetUp, {
    headers: { 'Retry-After': '60' },
  })
/** 400 that names the field. */
export const invalid = (field: string, text: Message) => new HttpError(400, 'invalid', text, { field })
/** 409: the state does not allow it. */
export const conflict = (code: string, text: Message, field?: string) => new HttpError(409, code, text, { field })
/** 412: another user changed the record first; carries the record as it is now. */
export const stale = (present: unknown) =>
  new HttpError(412, 'stale', (language) => serverErrors[language].stale, { present })
