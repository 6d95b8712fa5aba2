import type { z } from 'zod'
import './plain-words.ts'
import type { Role } from './roles.ts'

/** One call of the API, as data: the server mounts it, the browser calls it, the tests walk it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** Who is let in; a call without this makes the start fail. */
  for: readonly Role[] | 'anyone'
  /** One sentence for the OpenAPI document. */
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /** The body is the bytes of one file instead of JSON: of a picture, of a PDF or picture, of a CSV file. */
  takes?: 'picture' | 'document' | 'sheet'
  /** How many bytes that file may have, where it is not what such files may have everywhere. */
  largest?: number
  reply: z.ZodType
  /** 200 unless said otherwise. A create answers 201 and accepts an Idempotency-Key. */
  status?: 200 | 201 | 202
  /** A change that hears If-Match: who saw an older version is refused with 412. */
  ifMatch?: true
  /** An answer with an ETag, which need not come again while nothing has changed (If-None-Match, 304). */
  kept?: true
  /** What it may refuse with beyond what follows from the rest of this; the document tells, and the tests hold it to that. */
  mayRefuse?: readonly (401 | 404 | 409 | 429 | 503)[]
  /** What is answered where it is not JSON; of a file's bytes `reply` is `z.never()`. */
  type?: string
  /** Whether the call counts as activity of the session; reads that run by themselves do not. */
  background?: true
}

export const endpoint = <const E extends Endpoint>(e: E): E => e

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of the path, read out of its text: `/api/units/:id` gives `{ id: string }`. */
export type ParamsOf<E extends Endpoint> = { [Name in ParamNames<E['path']>]: string }
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['takes'] extends 'picture' | 'document' | 'sheet'
  ? Uint8Array
  : E['body'] extends z.ZodType
    ? z.output<E['body']>
    : undefined
/** What the server's handler hands over; the door parses it into the reply. */
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>
/** What the browser receives. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** The path with its parameters filled in. */
export function pathOf(e: Endpoint, params: Record<string, string> = {}): string {
  return e.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
