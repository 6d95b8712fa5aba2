import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '#platform/server/database/database-client.ts'
import { run, toSpawnOptions, type ServerUser } from '#platform/server/postgres/run.ts'
import { freePort } from './service.ts'

/** A PostgreSQL server of Debian's package; the embedded one has no pg_basebackup and no pg_rewind. */
export type ReplicaServer = { name: string; port: number; data: string }

const host = '127.0.0.1'
const user = 'house'
export const database = 'house'

/** Debian has the programs of each version in a folder that is not in PATH. */
function findBinaries(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : []
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'))
  const found = folders.find((folder) => existsSync(join(folder, 'pg_basebackup')))
  if (found === undefined)
    throw new Error('This test needs pg_basebackup, which is not installed: apt-get install postgresql')
  return found
}

/** PostgreSQL does not run as root. */
function findUser(): ServerUser {
  if (process.getuid?.() !== 0) return null
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Two servers of one database in `folder`, set up and repaired with the commands of `docs/replica.md`. */
export function createServers(folder: string) {
  const binaries = findBinaries()
  const owner = findUser()
  const place = join(folder, 'servers')
  mkdirSync(place)
  if (owner) chownSync(place, owner.uid, owner.gid)

  async function command(program: string, ...args: string[]): Promise<void> {
    const { code, output } = await run(join(binaries, program), args, toSpawnOptions(owner, place))
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`)
  }
  const conninfo = ({ port }: ReplicaServer, name: string) =>
    `host=${host} port=${port} user=${user} dbname=postgres application_name=${name}`

  return {
    /** A new server with an empty database. */
    async create(name: string): Promise<ReplicaServer> {
      const server = { name, port: await freePort(), data: join(place, name) }
      // Checksums, because pg_rewind needs them (or wal_log_hints).
      await command('initdb', '-D', server.data, '-U', user, '-A', 'trust', '-k', '-E', 'UTF8', '--locale=C.UTF-8')
      await this.start(server)
      await query(server, `create database ${database}`, 'postgres')
      return server
    },
    /** A standby that follows the primary. */
    async createStandby(name: string, primary: ReplicaServer): Promise<ReplicaServer> {
      const server = { name, port: await freePort(), data: join(place, name) }
      const source = conninfo(primary, name)
      await command('pg_basebackup', '-d', source, '-D', server.data, '-R', '-c', 'fast')
      await this.start(server)
      return server
    },
    start(server: ReplicaServer) {
      const settings = {
        port: server.port,
        listen_addresses: host,
        unix_socket_directories: '',
        wal_keep_size: '512MB',
      }
      const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
      const log = `${server.data}.log`
      return command('pg_ctl', 'start', '-w', '-D', server.data, '-l', log, '-o', options.join(' '))
    },
    stop: (server: ReplicaServer) => command('pg_ctl', 'stop', '-w', '-D', server.data, '-m', 'fast'),
    promote: (server: ReplicaServer) => command('pg_ctl', 'promote', '-w', '-D', server.data),
    /** Makes a former primary, which is stopped, a standby of the present one, and starts it. */
    async returnAsStandby(server: ReplicaServer, primary: ReplicaServer) {
      const source = conninfo(primary, server.name)
      // Until its first checkpoint the promoted server has the former timeline in its control file, and nothing is rewound.
      await query(primary, 'checkpoint', 'postgres')
      await command('pg_rewind', '-D', server.data, `--source-server=${source}`, '-R')
      await this.start(server)
      // Where nothing was rewound, it has its own settings still, and would wait for a standby after its next promotion.
      await this.setSynchronous(server, null)
    },
    /** From now on a commit waits for this standby; `null` for no standby. */
    async setSynchronous(primary: ReplicaServer, standby: ReplicaServer | null) {
      const value = standby ? `set synchronous_standby_names = '${standby.name}'` : 'reset synchronous_standby_names'
      await query(primary, `alter system ${value}`, 'postgres')
      await query(primary, 'select pg_reload_conf()', 'postgres')
      if (standby) await this.untilSynchronous(primary)
    },
    async untilSynchronous(primary: ReplicaServer) {
      const text = `select from pg_stat_replication where sync_state = 'sync'`
      for (let attempts = 0; (await query(primary, text, 'postgres')).length === 0; attempts += 1) {
        if (attempts > 300) throw new Error('The standby did not become synchronous')
        await wait(100)
      }
    },
    /** Kills the server as a loss of power would, without a chance to write anything more. */
    kill({ data }: ReplicaServer) {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    async close(servers: readonly ReplicaServer[]) {
      for (const server of servers)
        if (statSync(join(server.data, 'postmaster.pid'), { throwIfNoEntry: false }))
          await command('pg_ctl', 'stop', '-w', '-D', server.data, '-m', 'immediate').catch(() => undefined)
    },
    /** DATABASE_URL with both servers. */
    urlOf: (servers: readonly ReplicaServer[]) =>
      `postgresql://${user}@${servers.map(({ port }) => `${host}:${port}`).join(',')}/${database}?target_session_attrs=read-write`,
  }
}

export async function query<Row>({ port }: ReplicaServer, text: string, name = database, values: unknown[] = []) {
  const client = createClient({ host, port, user, database: name })
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
