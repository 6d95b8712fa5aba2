import type { z } from 'zod'
import type { ReplyShape } from './reply-shape.ts'
import type { HouseholdRight } from './household-rights.ts'
import type { Role } from './roles.ts'

/** One call of the API as data: the server mounts it, the browser calls it, the tests go through all of them. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** Who may call it. The server does not start when it is missing. */
  roles: readonly Role[] | 'anyone'
  /** The right that a household member needs, where their role may call it; `any` for every one of them. */
  householdRight?: HouseholdRight | 'any'
  /** One sentence for the OpenAPI document. */
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /** The body is the bytes of one file instead of JSON: a picture, a PDF or picture, or a CSV file. */
  bodyType?: 'picture' | 'document' | 'sheet'
  /** The largest such file in bytes, where it differs from the limit of its type. */
  bodyLimit?: number
  reply: z.ZodType
  /** Replaces `reply` in the browser; the build derives it. */
  replyShape?: ReplyShape
  /** 200 by default. A create answers 201 and accepts an Idempotency-Key. */
  status?: 200 | 201 | 202
  /** A change that reads If-Match and answers 412 when the record has a newer version. */
  ifMatch?: true
  /**
   * A change that accepts an Idempotency-Key too, and how many days the key is stored: a phone without a connection sends it
   * again days later. Creates keep theirs for one day by default.
   */
  idempotencyDays?: number
  /** The reply has an ETag and answers If-None-Match with 304 while nothing has changed. */
  etag?: true
  /** Error statuses beyond those that follow from the other fields; the OpenAPI document lists them, and tests compare. */
  errors?: readonly (401 | 404 | 409 | 429 | 503)[]
  /** The media type of a reply that is not JSON; `reply` is `z.never()` for the bytes of a file. */
  contentType?: string
  /** Sets or removes the session cookie. */
  cookie?: true
  /**
   * Errors that a client must distinguish, by status and name, for the OpenAPI document; others have the usual
   * examples.
   */
  examples?: Readonly<Record<number, Readonly<Record<string, { message: string; code: string; field?: string }>>>>
  /** The reply has a code, a token or a private address: it is sent uncompressed (`compression.ts`). */
  hasSecret?: true
  /** The call does not count as activity of the session: reads that run by themselves. */
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
export type BodyOf<E extends Endpoint> = E['bodyType'] extends 'picture' | 'document' | 'sheet'
  ? Uint8Array
  : E['body'] extends z.ZodType
    ? z.output<E['body']>
    : undefined
/** What the server's handler returns; the route parses it into the reply. */
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>
/** What the browser receives. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** The path with its parameters filled in. */
export function pathOf(e: Endpoint, params: Record<string, string> = {}): string {
  return e.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
