import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Role } from '../roles.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Mail } from './mail.ts'

/** Who is asking, as the database says at this very request. */
export type Visitor = {
  id: string
  sessionId: string
  role: Role
  email: string
  firstName: string
  lastName: string
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
  /** Finds the signed-in person of a request; `active` says whether asking counts as activity of the session. */
  visitorOf: (request: FastifyRequest, now: Date, active: boolean) => Promise<Visitor | null>
  /** Where links in mails lead; never taken from a request header. */
  origin: () => string
}
