import { background } from '../background.ts'
import { pathOf, type BodyOf, type Endpoint, type ParamsOf, type QueryOf, type ReplyOf } from '../endpoint.ts'
import { said } from '../said.ts'
import { words } from '../words.ts'
import { CallFailed } from './call-failed.ts'
import { isInBackground } from './in-background.ts'

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [N in Name]: Value }
type Params<E extends Endpoint> = keyof ParamsOf<E> extends never ? unknown : { params: ParamsOf<E> }
/** What one call takes along: its parameters and body are asked for by the endpoint's own type. */
export type CallOptions<E extends Endpoint> = Params<E> &
  Given<'body', BodyInput<E>> & {
    query?: Partial<NonNullable<QueryOf<E>>> | undefined
    /** The `version` of the record that was read; a stale one is refused with 412. */
    ifMatch?: number | undefined
    idempotencyKey?: string | undefined
    signal?: AbortSignal | undefined
  }
type BodyInput<E extends Endpoint> = E['takes'] extends 'picture' | 'document' | 'sheet'
  ? Blob
  : E['body'] extends { _zod: { input: infer Input } }
    ? Input
    : BodyOf<E>
type Arguments<E extends Endpoint> = unknown extends Params<E> & Given<'body', BodyInput<E>>
  ? [options?: CallOptions<E>]
  : [options: CallOptions<E>]

/** Calls an endpoint of the API and gives its reply; anything else is a `CallFailed`. */
export async function call<const E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<ReplyOf<E>> {
  const answer = await send(endpoint, options ?? {})
  return (await bodyOf(answer)) as ReplyOf<E>
}

/** The same for a list that pages: how many there are in all, and the cursor of the next page. */
export async function callPage<const E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<{ rows: ReplyOf<E>; total: number; next: string | null }> {
  const answer = await send(endpoint, options ?? {})
  const rows = (await bodyOf(answer)) as ReplyOf<E>
  const shown = Array.isArray(rows) ? rows.length : 0
  return {
    rows,
    total: Number(answer.headers.get('x-total-count') ?? shown),
    next: cursorOf(answer.headers.get('link')),
  }
}

type LooseOptions = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: number
  idempotencyKey?: string
  signal?: AbortSignal
}

async function send(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  const body = options.body instanceof Blob ? options.body : asJson(options.body)
  if (options.body !== undefined)
    headers.set('content-type', options.body instanceof Blob ? options.body.type : 'application/json')
  if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  if (isInBackground(options.signal)) headers.set(background.header, background.value)

  const answer = await fetch(pathOf(endpoint, options.params) + searchOf(options.query), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers,
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new CallFailed(0, words.offline)
  })
  if (!answer.ok) throw await failureOf(answer)
  return answer
}

const asJson = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

async function failureOf(answer: Response): Promise<CallFailed> {
  const text = await answer.text().catch(() => '')
  const body = parsed(text)
  const word = (name: string) => (typeof body?.[name] === 'string' && body[name] !== '' ? body[name] : undefined)
  const plain = body ? undefined : text.trim() || undefined
  const heard = word('message')
  return new CallFailed(answer.status, (heard && said(heard)) ?? word('error') ?? plain ?? answer.statusText, {
    code: word('code'),
    field: word('field'),
    requestId: word('requestId'),
    present: body?.['present'],
    retryAfter: Number(answer.headers.get('retry-after')) || undefined,
    statusText: answer.statusText,
    said: heard && said(heard),
  })
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
