import { setTimeout as wait } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import { CannotStart } from '../../process/cannot-start.ts'
import type { Log } from '../../process/log.ts'
import { describeError } from '../../process/logged-error.ts'
import { withTimeLimit } from '../time-limit.ts'
import { type DatabaseHost, nameOfHost, parseDatabaseUrl } from './database-url.ts'

/**
 * The connection of a client; with several servers, `hosts` says to which of them it connects. `poolerUrl` is a pooler in front of
 * them, through which pools connect.
 */
export type DatabaseConfig = ClientConfig & { hosts?: DatabaseHosts; poolerUrl?: string }

/** The connection to the server, or the servers, of DATABASE_URL. */
export function connectionOfUrl(databaseUrl: string, log: Log): DatabaseConfig {
  const parsed = parseDatabaseUrl(databaseUrl)
  if (typeof parsed === 'string') throw new CannotStart(`${parsed}.`)
  const { hosts, firstUrl: connectionString } = parsed
  return hosts.length === 1
    ? { connectionString }
    : { connectionString, hosts: new DatabaseHosts(connectionString, hosts, log) }
}

/** None of the servers accepts writes; the message has the answer of each. */
export class NoPrimary extends CannotStart {
  constructor(answers: readonly string[]) {
    super(`No server of DATABASE_URL accepts writes: ${answers.join('; ')}`)
    this.name = 'NoPrimary'
  }
}

/** How long one server may take to answer. */
const answerLimit = 1_500
/** How much longer than the first primary the other servers may take. */
const otherServersLimit = 300

/** `timeline` grows by one with each promotion; null for a server that accepts no writes, for the reason given. */
type Answer = { host: DatabaseHost; timeline: string | null; reason: string; code?: string | undefined }

// The timeline of pg_control_checkpoint() is that of the last checkpoint, and is too old for a while after a promotion.
const question = `select pg_is_in_recovery() as standby, current_setting('default_transaction_read_only') as read_only,
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

/** The servers of one database, of which one, the primary, accepts writes. */
export class DatabaseHosts {
  /** The primary when the servers were queried last; null before. */
  current: DatabaseHost | null = null
  private readonly connectionString: string
  readonly list: readonly DatabaseHost[]
  private readonly log: Log
  private finding: Promise<DatabaseHost> | null = null
  private hasWarned = false

  constructor(connectionString: string, list: readonly DatabaseHost[], log: Log) {
    this.connectionString = connectionString
    this.list = list
    this.log = log
  }

  /** Queries all servers at once; callers at the same time share the answer. Throws NoPrimary. */
  findPrimary(): Promise<DatabaseHost> {
    this.finding ??= this.queryAll().finally(() => {
      this.finding = null
    })
    return this.finding
  }

  private async queryAll(): Promise<DatabaseHost> {
    const answers: Answer[] = []
    const all = this.list.map(async (host) => {
      const answer = await this.query(host)
      answers.push(answer)
      if (answer.timeline === null) throw new Error(answer.reason)
    })
    const enough = Promise.any(all).then(() => wait(otherServersLimit, undefined, { ref: false }))
    await Promise.race([Promise.allSettled(all), enough.catch(() => Promise.allSettled(all))])
    const primaries = answers.filter(({ timeline }) => timeline !== null).toSorted(this.inOrder)
    const [newest] = primaries
    if (!newest) throw noPrimary(answers)
    this.warnOfSeveral(primaries, newest.host)
    this.use(newest.host)
    return newest.host
  }

  /** Of two primaries, one was left behind by a fail-over: the one with the older timeline. */
  private readonly inOrder = (a: Answer, b: Answer): number => {
    const timelines = [a, b].map(({ timeline }) => Number.parseInt(timeline ?? '0', 16)) as [number, number]
    const isCurrent = Number(b.host === this.current) - Number(a.host === this.current)
    return timelines[1] - timelines[0] || isCurrent || this.list.indexOf(a.host) - this.list.indexOf(b.host)
  }

  private async query(host: DatabaseHost): Promise<Answer> {
    const name = nameOfHost(host)
    const client = new pg.Client({ connectionString: this.connectionString, application_name: 'house hosts' })
    client.on('error', () => {})
    connectTo(client, host)
    try {
      const { rows } = await withTimeLimit(
        client
          .connect()
          .then(() => client.query<{ standby: boolean; read_only: string; timeline: string | null }>(question)),
        answerLimit,
        'it did not answer in time',
      )
      const [row] = rows
      if (row?.standby) return { host, timeline: null, reason: `${name}: it is a standby` }
      if (row?.read_only !== 'off') return { host, timeline: null, reason: `${name}: it is read-only` }
      return { host, timeline: row.timeline, reason: '' }
    } catch (error) {
      const { code } = error as { code?: string }
      return { host, timeline: null, reason: `${name}: ${describeError(error)}`, code }
    } finally {
      void client.end().catch(() => undefined)
    }
  }

  private use(host: DatabaseHost): void {
    if (this.current !== null && this.current !== host)
      this.log.warn(`The primary database server is now ${nameOfHost(host)}; it was ${nameOfHost(this.current)}.`)
    this.current = host
  }

  private warnOfSeveral(primaries: readonly Answer[], used: DatabaseHost): void {
    if (primaries.length > 1 && !this.hasWarned)
      this.log.warn(
        `${primaries.length} servers of DATABASE_URL accept writes: ${primaries.map(({ host }) => nameOfHost(host)).join(', ')}. ` +
          `Only ${nameOfHost(used)}, which was promoted last, is used. Stop the other at once.`,
      )
    this.hasWarned = primaries.length > 1
  }
}

/** A client that has not connected yet connects to this server instead of that of its URL. */
export function connectTo(client: pg.Client, { host, port }: DatabaseHost): void {
  const { connectionParameters } = client as unknown as { connectionParameters: { host: string; port: number } }
  // The parameters are those that a password file is searched with.
  for (const target of [client, connectionParameters]) Object.assign(target, { host, port })
}

/** A primary that has no free connection is the reason, so that it does not count as lost. */
function noPrimary(answers: readonly Answer[]): Error {
  const error = new NoPrimary(answers.map(({ reason }) => reason))
  return answers.some(({ code }) => code === '53300') ? Object.assign(error, { code: '53300' }) : error
}
