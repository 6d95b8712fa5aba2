import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'

/** The address where PostgreSQL listens: a socket, or host and port. */
export const addressOf = ({ host = '127.0.0.1', port = 5432 }: { host?: string; port?: number }): NetConnectOpts =>
  host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }

/** A TCP proxy that can be frozen: its connections stay open, but it forwards nothing any more. */
export async function openProxy(target: NetConnectOpts) {
  const open = new Set<Socket>()
  let freezesNew = false

  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => open.delete(client))
    if (freezesNew) return void client.resume()
    const upstream = connect(target)
    open.add(upstream)
    upstream.on('error', () => client.destroy())
    upstream.on('close', () => {
      open.delete(upstream)
      client.destroy()
    })
    client.on('close', () => upstream.destroy())
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    /** Discards everything on the present connections, and with `newConnections` on later ones too. */
    freeze({ newConnections = false } = {}) {
      freezesNew = newConnections
      for (const socket of open) {
        socket.unpipe()
        socket.resume()
        socket.removeAllListeners('close')
        socket.removeAllListeners('end')
      }
    },
    /** New connections work again; frozen ones stay frozen. */
    thaw() {
      freezesNew = false
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
