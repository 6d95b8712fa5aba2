import type { SQL } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Role } from '../roles.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Mail } from './mail.ts'
import type { Shaped } from './statements.ts'

/** Who is asking, as the database says at this very request. */
export type Visitor = {
  id: string
  sessionId: string
  role: Role
  email: string
  firstName: string
  lastName: string
}

/**
 * The role of who asked, and what they asked for as the JSON text that goes out; null where there is no such thing.
 * A record has its version; a list a mark of its content, how many fit in all, and where its next page begins.
 */
export type Reading = {
  role: Role
  json: string | null
  version?: number | null
  mark?: string | null
  total?: number | null
  next?: string | null
}

type FindVisitor = (request: FastifyRequest, now: Date, active: boolean) => Promise<Visitor | null>

/** Finds the signed-in person of a request; `active` says whether asking counts as activity of the session. */
export type Doorkeeper = {
  visitorOf: FindVisitor
  /** The same, believed for a moment until a change of accounts is heard of: for answers that are kept themselves. */
  visitorKept: FindVisitor
  /**
   * Makes one question to the database of who is asking and of what they ask. What they ask selects at most one row of a
   * `Reading` and may speak of `visitor.id`; for nobody it is not asked.
   */
  visitorAsking: (
    /** Only for these roles it is asked. */
    admitted: readonly Role[] | 'anyone',
  ) => (asked: Shaped, request: FastifyRequest, now: Date, active: boolean) => Promise<Reading | null>
  /** The same for a record that is going to be changed: who asks, and what is `held` of it now, null where it is not. */
  visitorHolding: (
    admitted: readonly Role[] | 'anyone',
    /** Selects at most one row of `held`, a JSON; its placeholders are named as the parameters of the path. */
    question: SQL,
  ) => (
    params: Record<string, unknown>,
    request: FastifyRequest,
    now: Date,
    active: boolean,
  ) => Promise<{ visitor: Visitor; held: unknown } | null>
}

/** What every route stands on. Made once by the program's door, handed to each noun's routes. */
export type House = {
  app: FastifyInstance
  db: Database
  pool: pg.Pool
  config: Config
  mail: Mail
  jobs: Jobs
  files: Files
  live: Live
  now: () => Date
  /** Codes are sealed with it; it never leaves the process. */
  secretKey: Buffer
  doorkeeper: Doorkeeper
  /** Where links in mails lead; never taken from a request header. */
  origin: () => string
}
