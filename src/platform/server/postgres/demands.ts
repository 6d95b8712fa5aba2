import { CannotStart } from '../process/cannot-start.ts'
import { createClient } from '../database/database-client.ts'
import { type DatabaseConfig, NoPrimary } from '../database/hosts/database-hosts.ts'
import type { Log } from '../process/log.ts'
import { assertNoTransactionPooler } from './pooler.ts'

const oldest = 15

/**
 * The requirements for any server: its version, its encoding, that a committed write survives a power cut, and stable
 * sessions.
 */
export async function checkServer(connection: DatabaseConfig, production: boolean, log: Log): Promise<void> {
  const settings = await readSettings(connection)
  await assertNoTransactionPooler(connection)
  const major = Math.floor(Number(settings.server_version_num) / 10_000)
  if (major < oldest)
    throw new CannotStart(`The database server is PostgreSQL ${major}, and this program needs ${oldest} or newer.`)
  if (settings.server_encoding !== 'UTF8')
    throw new CannotStart(
      `The database is encoded in ${settings.server_encoding}, and this program needs UTF8: create it with encoding UTF8.`,
    )
  if (connection.hosts && !isSynchronous(settings))
    log.warn(
      'The replica is asynchronous: a fail-over loses the last acknowledged writes. Set synchronous_standby_names on the primary (OPERATING.md).',
    )
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].filter((name) => settings[name] === 'off')
  if (off.length === 0) return
  const problem =
    `The database server can lose acknowledged writes, because ${new Intl.ListFormat('en').format(off)} ${off.length > 1 ? 'are' : 'is'} off: ` +
    'switch it on in postgresql.conf'
  if (production) throw new CannotStart(`${problem}; until then the program does not start in production.`)
  log.warn(`${problem} (in production the program would not start).`)
}

/** Whether a commit waits until a standby has written it to its disk. */
const isSynchronous = ({ synchronous_commit: commit = '', synchronous_standby_names: names }: Record<string, string>) =>
  names !== '' && ['on', 'remote_apply'].includes(commit)

async function readSettings(connection: DatabaseConfig): Promise<Record<string, string>> {
  const client = createClient(connection)
  try {
    await client.connect()
  } catch (error) {
    if (error instanceof NoPrimary) throw error
    throw new CannotStart(`The database server cannot be reached (${text(error)}). Check DATABASE_URL.`)
  }
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in
       ('server_version_num', 'server_encoding', 'fsync', 'full_page_writes', 'synchronous_commit', 'synchronous_standby_names')`,
    )
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  } finally {
    await client.end()
  }
}

/** When all addresses of a host fail, Node's error has no message of its own. */
const text = (error: unknown) =>
  error instanceof AggregateError ? error.errors.map((e: Error) => e.message).join(', ') : (error as Error).message
