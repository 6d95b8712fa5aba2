import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HouseholdRight } from '../../household-rights.ts'
import type { Role } from '../../roles.ts'
import type { BuildingScope } from '../buildings/building-scope.ts'
import type { Config } from '../process/config.ts'
import type { Database } from '../database/drizzle.ts'
import type { DatabasePool } from '../database/database-pool.ts'
import type { Files } from '../files/files.ts'
import type { FileStore } from '../files/stores/file-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import type { Mail } from '../mail/mail.ts'

/** The signed-in user, read from the database at this request. */
export type CurrentUser = {
  id: string
  sessionId: string
  role: Role
  email: string
  firstName: string
  lastName: string
  /** What a household member may do now; empty for every other role. */
  householdRights: readonly HouseholdRight[]
  /** The account of the resident whose household a member belongs to now; null for every other role. */
  householdOf: string | null
}

/** Finds the signed-in user of a request; `isActivity` says whether the request keeps the session from expiring. */
export type Authenticator = {
  findCurrentUser: (request: FastifyRequest, now: Date, isActivity: boolean) => Promise<CurrentUser | null>
}

/**
 * What every route needs. Created once by the composition root and passed to the routes of each module. In an installation with many
 * buildings, all of it is that of the building of the current request or job: read `config`, `secretKey` and `origin` there, not
 * when a route is mounted.
 */
export type AppContext = {
  fastify: FastifyInstance
  buildings: BuildingScope
  db: Database
  /** The database over the connections reserved for sign-in and session checks. */
  reserved: Database
  pool: DatabasePool
  config: Config
  mail: Mail
  jobs: Jobs
  files: Files
  /** The bytes of the files, for backups. */
  fileStore: FileStore
  live: Live
  now: () => Date
  /** Encrypts codes; never leaves the process. */
  secretKey: Buffer
  authenticator: Authenticator
  /** The origin of links in e-mails; never taken from a request header. */
  origin: () => string
}

/** What the checks of a route need: that of a building, or of the portfolio. */
export type RouteContext = Pick<AppContext, 'fastify' | 'db' | 'now' | 'authenticator'> & {
  config: Pick<Config, 'publicOrigin'>
}
