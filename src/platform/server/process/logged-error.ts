import { CannotStart } from './cannot-start.ts'
import { TimeLimitExceeded } from '../database/time-limit.ts'
import { FileStoreAway } from '../files/stores/file-store.ts'

/** What a log line may contain of an error: what happened and where, and no input. */
export type LoggedError = {
  name: string
  /** Only for errors whose messages never quote a value. */
  message?: string
  code?: string
  syscall?: string
  table?: string
  column?: string
  constraint?: string
  /** The stack frames without the message. */
  stack?: string
  cause?: LoggedError
}

const identifiers = ['code', 'syscall', 'table', 'column', 'constraint'] as const
const deepestElement = 4

/**
 * The only way an error gets into a log. Drivers put values into messages, details and parameters ("Failing row
 * contains (…)"), parsers quote their input, and mail servers name the recipient; all of that is left out.
 */
export function loggedError(value: unknown, depth = 0): LoggedError {
  const thrown = toError(value)
  if (!thrown) return { name: `a value that is no error (${typeof value})` }
  const message = safeMessage(thrown)
  const stack = framesOf(thrown)
  const found: LoggedError = { name: nameOf(thrown) }
  if (message !== null) found.message = message
  for (const name of identifiers) {
    const value = (thrown as unknown as Record<string, unknown>)[name]
    if (typeof value === 'string' && /^[\w.$-]{1,80}$/.test(value)) found[name] = value
  }
  if (stack) found.stack = stack
  if (thrown.cause !== undefined && depth < deepestElement) found.cause = loggedError(thrown.cause, depth + 1)
  return found
}

/** The logged error on one line, for plain text logs. */
export const describeError = (thrown: unknown): string => sentenceOf(loggedError(thrown))

function sentenceOf({ message, cause, stack, name, ...facts }: LoggedError): string {
  const text = message ?? [name, ...Object.entries(facts).map(([key, value]) => `${key} ${value}`)].join(', ')
  // Without a message or a code, only the place says what failed.
  const place = message === undefined && Object.keys(facts).length === 0 ? stack?.split('\n', 1)[0]?.trim() : undefined
  return [place ? `${text} ${place}` : text, ...(cause ? [sentenceOf(cause)] : [])].join('; ')
}

/** The error; also one that a library copied into a plain object, as pg-boss does. Null for anything else. */
function toError(value: unknown): Error | null {
  if (value instanceof Error) return value
  if (typeof value !== 'object' || value === null || !('message' in value && 'stack' in value)) return null
  const { message, stack } = value
  if (typeof message !== 'string' || typeof stack !== 'string') return null
  return Object.assign(new Error(message), value, { name: 'Error' })
}

/** Prints why the program ends: the explanation if the error has one. */
export const printError = (thrown: unknown) =>
  console.error(thrown instanceof CannotStart ? thrown.message : loggedError(thrown))

/**
 * Options of the request log, so that the framework's own lines contain no more than ours: an error without its
 * message, which pino would add, and a request without its address and headers.
 */
export const safeLines = {
  serializers: {
    req: ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string | undefined } }) => ({
      method,
      route: routeOptions?.url ?? 'none',
    }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  },
  hooks: {
    logMethod(this: unknown, args: unknown[], write: (this: unknown, ...all: unknown[]) => void) {
      const [first] = args
      const { err, ...line } = (first instanceof Error ? { err: first } : (first ?? {})) as { err?: unknown }
      write.apply(this, err instanceof Error ? [{ ...line, fault: loggedError(err) }, 'fault'] : args)
    },
  },
}

/** The class of an error; its `name` can be set to anything. */
const nameOf = (error: Error) => {
  const name = error.constructor.name || 'Error'
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}

const frame = /^ {4}at (?:[\w$.<>[\] #]{1,120} \()?(?:file:\/\/\/|\/|node:)[\w./@%+-]+:\d+(?::\d+)?\)?$/

/**
 * The lines of the stack that name a place in the code. A name or message of several lines can contain similar lines,
 * so the stack is read only after the message, and not at all if the end of the message is unknown.
 */
function framesOf({ stack, message, name }: Error): string {
  if (typeof stack !== 'string' || /[\r\n]/.test(name)) return ''
  const isOneLine = !/[\r\n]/.test(message)
  const end = isOneLine ? 0 : stack.lastIndexOf(message)
  if (end < 0) return ''
  return stack
    .slice(isOneLine ? 0 : end + message.length)
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n')
}

/** SQLSTATE classes whose messages name tables, columns, constraints and connections, but no values. */
const plainClasses = /^(?:08|23|25|28|3D|40|42|53|55|57|58)[0-9A-Z]{3}$/
/** Messages of the database driver about its connections. */
const plainSentences =
  /^(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end on the pool|Client was closed and is not queryable)$/

const ownErrors = [CannotStart, TimeLimitExceeded, FileStoreAway]

function safeMessage(error: Error): string | null {
  if (ownErrors.some((own) => error instanceof own)) return error.message
  if (plainSentences.test(error.message)) return error.message
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown }
  if (typeof syscall === 'string' && typeof code === 'string' && error.message.startsWith(`${code}: `))
    // Node's format: the code, its meaning, the system call; a path follows.
    return `${error.message.split(',', 1)[0]}, ${syscall}`
  if (typeof syscall === 'string' && /^(?:connect|read|write|getaddrinfo|listen|bind)$/.test(syscall))
    return error.message
  return typeof severity === 'string' && typeof code === 'string' && plainClasses.test(code) ? error.message : null
}
