import { createApp } from '#app/server.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { freshDatabase } from './database/test-database.ts'
import { repository } from './source-files.ts'
import type { TestApp } from './test-app.ts'

type Options = {
  env?: Record<string, string>
  /** Gets the lines about requests. */
  onRequest?: (line: string) => void
  /** Gets all other lines. */
  onLine?: (line: string) => void
}

/** A second app on the database of the first. */
export const createSecondApp = (first: TestApp, options: Options = {}) => createApp(optionsOf(first, options))

/** The same with the pages of the build. */
export async function createAppWithPages(first: TestApp, options: Options = {}) {
  await buildIfNeeded()
  return createApp({
    ...optionsOf(first, options),
    frontend: await builtFrontend<PublicPage, SiteInLanguages>(repository),
  })
}

const optionsOf = ({ config, db, pool, connection, secretKey }: TestApp, options: Options) => {
  const { env = {}, onRequest = () => {}, onLine = () => {} } = options
  return {
    config: readConfig({ DATA_DIR: config.dataDir, ...env }),
    database: { db, pool, connection },
    secretKey,
    log: { info: onLine, warn: onLine },
    requestLog: { write: onRequest },
  }
}

/** An app on an empty database, without a building. */
export async function createEmptyApp() {
  const database = await freshDatabase()
  const log: string[] = []
  const app = await createApp({
    config: readConfig({}),
    database,
    secretKey: Buffer.alloc(32),
    log: { info() {}, warn() {} },
    requestLog: { write: (line) => void log.push(line) },
  })
  return { app, log, drop: database.drop }
}
