import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { openFolder, removeFolderAtExit } from '../support/database/data-folder.ts'
import { freePort, requireProgram, startService } from './service.ts'

const pgbouncer = requireProgram('pgbouncer', 'pgbouncer')

export type Pooler = { url: (database: string | undefined) => string; stop: () => Promise<void> }

/** Starts PgBouncer in front of all databases of a local server; a port of 0 is any free one. */
export async function startPgbouncer(
  { host = '', port: serverPort, user }: ClientConfig,
  settings: Record<string, string | number>,
  onPort = 0,
): Promise<Pooler> {
  const folder = removeFolderAtExit(openFolder())
  const port = onPort === 0 ? await freePort() : onPort
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    // PgBouncer accepts every client and connects as the user of the [databases] line.
    auth_type: 'any',
    ...settings,
  }
  const file = join(folder, 'pgbouncer.ini')
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  writeFileSync(
    file,
    `[databases]\n* = host=${host} port=${serverPort} user=${user}\n[pgbouncer]\n${lines.join('\n')}\n`,
    { mode: 0o644 },
  )
  // PgBouncer does not run as root, and only its owner can open the socket of the database.
  const { uid, gid } = statSync(host)
  const own = process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined
  const { stop } = await startService(pgbouncer, [file], port, own)
  return { url: (database) => `postgresql://${user}@127.0.0.1:${port}/${database}`, stop }
}
