import { background } from '../../background.ts'
import { pathOf, type BodyOf, type Endpoint, type ParamsOf, type QueryOf, type ReplyOf } from '../../endpoint.ts'
import { hasShape, replyShapeOf } from '../../reply-shape.ts'
import { platformTexts } from '../../language/messages/index.ts'
import { CallFailed } from './call-failed.ts'
import { documentLanguage } from './document-language.ts'
import { discardFirstCalls, takeFirstCall } from './loading/first-calls.ts'
import { countCall } from './loading/idle.ts'
import { isInBackground } from './loading/in-background.ts'
import { inOwnTask } from './loading/own-task.ts'

type Argument<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [N in Name]: Value }
type Params<E extends Endpoint> = keyof ParamsOf<E> extends never ? unknown : { params: ParamsOf<E> }
/** The options of a request; the endpoint's type determines its parameters and body. */
export type CallOptions<E extends Endpoint> = Params<E> &
  Argument<'body', BodyInput<E>> & {
    query?: Partial<QueryInput<E>> | Partial<NonNullable<QueryOf<E>>> | undefined
    /** The `version` of the record that was read; an outdated one fails with 412. */
    ifMatch?: number | undefined
    idempotencyKey?: string | undefined
    signal?: AbortSignal | undefined
  }
type QueryInput<E extends Endpoint> = E['query'] extends { _zod: { input: infer Input } } ? Input : NonNullable<QueryOf<E>>
type BodyInput<E extends Endpoint> = E['bodyType'] extends 'picture' | 'document' | 'sheet'
  ? Blob
  : E['body'] extends { _zod: { input: infer Input } }
    ? Input
    : BodyOf<E>
type Arguments<E extends Endpoint> = unknown extends Params<E> & Argument<'body', BodyInput<E>>
  ? [options?: CallOptions<E>]
  : [options: CallOptions<E>]

/** Sends a request to an endpoint of the API and returns its response; throws `CallFailed` otherwise. */
export async function call<const E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<ReplyOf<E>> {
  const answer = await send(endpoint, options ?? {})
  return (await parseReply(endpoint, answer)) as ReplyOf<E>
}

/** Like `call`, for a paginated list: returns the total and the cursor of the next page too. */
export async function callPage<const E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<{ rows: ReplyOf<E>; total: number; next: string | null }> {
  const answer = await send(endpoint, options ?? {})
  const rows = (await parseReply(endpoint, answer)) as ReplyOf<E> & unknown[]
  const total = Number(answer.headers.get('x-total-count') ?? Number.NaN)
  return {
    rows,
    total: Number.isFinite(total) ? total : rows.length,
    next: cursorOf(answer.headers.get('link')),
  }
}

/** All rows of a paginated list, page by page. */
export async function callAll<const E extends Endpoint>(
  endpoint: E & { reply: { _zod: { output: unknown[] } } },
  signal: AbortSignal,
): Promise<ReplyOf<E>> {
  const rows: unknown[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await send(endpoint, { query: { cursor }, signal })
    rows.push(...((await parseReply(endpoint, answer)) as unknown[]))
    cursor = cursorOf(answer.headers.get('link'))
  }
  return rows as ReplyOf<E>
}

/** A file as a download; throws like `call`, also when the answer is a page instead of a file. */
export async function callFile(
  endpoint: Endpoint,
  options: Pick<LooseOptions, 'params' | 'query' | 'body'> = {},
): Promise<{ file: Blob; name: string | undefined }> {
  const answer = await send(endpoint, options)
  const disposition = answer.headers.get('content-disposition') ?? ''
  // A reply with fields is saved as JSON; any other is the bytes of an attachment.
  if (typeof shapeOf(endpoint) === 'object')
    return { file: new Blob([JSON.stringify(await parseReply(endpoint, answer))]), name: undefined }
  const file = disposition.startsWith('attachment') ? await answer.blob().catch(() => null) : null
  if (!file) throw invalidReplyOf(answer)
  return { file, name: /filename="([^"]+)"/.exec(disposition)?.[1] }
}

type LooseOptions = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: number
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Copies of answers; see `read-copies.ts`. */
type Copies = {
  saveCopy: (address: string, answer: Response) => void
  findCopy: (address: string) => Promise<Response | undefined>
  deleteCopies: () => void
}
let copies: Copies | undefined
/** From now on reads are copied, and answered by their copies without a connection; only the staff portal and the front desk do that. */
export const copyReads = (used: Copies): void => {
  copies = used
}

async function send(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': documentLanguage() })
  const body = options.body instanceof Blob ? options.body : toJson(options.body)
  if (options.body !== undefined)
    headers.set('content-type', options.body instanceof Blob ? options.body.type : 'application/json')
  if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  if (isInBackground(options.signal)) headers.set(background.header, background.value)

  const address = pathOf(endpoint, options.params) + searchOf(options.query)
  if (endpoint.method !== 'GET') discardFirstCalls()
  const isRead = endpoint.method === 'GET'
  const begin = () =>
    fetch(address, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  const answering = takeFirstCall(address) ?? (isRead ? inOwnTask(begin) : begin())
  countCall(answering)
  const answer = await answering.catch(async (cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    const copy = isRead ? await copies?.findCopy(address) : undefined
    if (copy) return copy
    throw new CallFailed(0, platformTexts[documentLanguage()].offline)
  })
  if (answer.status === 401) copies?.deleteCopies()
  if (!answer.ok) throw await failureOf(answer)
  // A copy has no address of its own.
  if (isRead && answer.url !== '') copies?.saveCopy(address, answer)
  return answer
}

const toJson = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}

/**
 * The body of a successful response. One that is not JSON (a proxy's page, a truncated body) or lacks a field of the
 * contract throws like any failed request; without it a screen would stay empty without an error.
 */
async function parseReply(endpoint: Endpoint, answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => null)
  const reply = text === null ? invalidReply : parseJson(text)
  if (reply === invalidReply || !hasShape(shapeOf(endpoint), reply))
    throw invalidReplyOf(answer)
  return reply
}

const shapeOf = ({ reply, replyShape }: Endpoint) => replyShape ?? replyShapeOf(reply)

const invalidReplyOf = (answer: Response) =>
  new CallFailed(answer.status, platformTexts[documentLanguage()].invalidReply, {
    code: 'invalid_reply',
    requestId: answer.headers.get('x-request-id') ?? undefined,
  })

const invalidReply = Symbol('no JSON')

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return invalidReply
  }
}

async function failureOf(answer: Response): Promise<CallFailed> {
  const text = await answer.text().catch(() => '')
  const body = parsed(text)
  const word = (name: string) => (typeof body?.[name] === 'string' && body[name] !== '' ? body[name] : undefined)
  const plain = body ? undefined : text.trim() || undefined
  const received = word('message')
  return new CallFailed(
    answer.status,
    received ?? word('error') ?? plain ?? answer.statusText,
    {
      code: word('code'),
      field: word('field'),
      requestId: word('requestId'),
      present: body?.['present'],
      retryAfter: Number(answer.headers.get('retry-after')) || undefined,
      statusText: answer.statusText,
      serverMessage: received,
    },
  )
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function cursorOf(link: string | null): string | null {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
  return next ? new URL(next, 'http://here').searchParams.get('cursor') : null
}
