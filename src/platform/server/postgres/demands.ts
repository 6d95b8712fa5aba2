import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Log } from '../database.ts'

const oldest = 15

/** What the house asks of any server: its version, its encoding, and that a committed write survives a power cut. */
export async function checkDemands(connection: ClientConfig, production: boolean, log: Log): Promise<void> {
  const settings = await readSettings(connection)
  const major = Math.floor(Number(settings.server_version_num) / 10_000)
  if (major < oldest)
    throw new CannotStart(`The database server is PostgreSQL ${major}, and the house needs ${oldest} or newer.`)
  if (settings.server_encoding !== 'UTF8')
    throw new CannotStart(
      `The database is encoded in ${settings.server_encoding}, and the house needs UTF8: create it with encoding UTF8.`,
    )
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].filter((name) => settings[name] === 'off')
  if (off.length === 0) return
  const says =
    `The database server can lose acknowledged writes, because ${new Intl.ListFormat('en').format(off)} ${off.length > 1 ? 'are' : 'is'} off: ` +
    'switch it on in postgresql.conf'
  if (production) throw new CannotStart(`${says}; until then the house does not start in production.`)
  log.warn(`${says} (in production the house would not start).`)
}

async function readSettings(connection: ClientConfig): Promise<Record<string, string>> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new CannotStart(`The database server cannot be reached (${said(error)}): see that DATABASE_URL is right.`)
  }
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in
       ('server_version_num', 'server_encoding', 'fsync', 'full_page_writes', 'synchronous_commit')`,
    )
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  } finally {
    await client.end()
  }
}

/** Node gives several failed addresses of one host as an error without a message of its own. */
const said = (error: unknown) =>
  error instanceof AggregateError ? error.errors.map((e: Error) => e.message).join(', ') : (error as Error).message
