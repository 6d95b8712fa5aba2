import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

type Backend = { socket: Socket; client: Client | null; unanswered: number }
type Client = { socket: Socket; backend: Backend | null; waiting: Buffer[] }

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}
const sslRequest = 80_877_103

/** Calls `onMessage` for each complete message. The first message of a client has no type. */
function parseMessages(socket: Socket, onMessage: (type: string, message: Buffer) => void, startsUntyped: boolean) {
  let rest = Buffer.alloc(0)
  let untyped = startsUntyped
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const offset = untyped ? 0 : 1
      if (rest.length < offset + 4) return
      const length = offset + rest.readInt32BE(offset)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      if (untyped && message.readInt32BE(4) === sslRequest) socket.write('N')
      else {
        onMessage(untyped ? '' : message.toString('latin1', 0, 1), message)
        untyped = false
      }
    }
  })
}

/**
 * A simulation of PgBouncer with pool_mode = transaction: each transaction of a client uses the next free server connection.
 * Startup options are ignored, as with ignore_startup_parameters.
 */
export async function openTransactionPooler(target: NetConnectOpts, user: string, database: string, size = 2) {
  const backends: Backend[] = []
  const clients = new Set<Client>()
  let turn = 0

  async function openBackend() {
    const socket = connect(target)
    const backend: Backend = { socket, client: null, unanswered: 1 }
    socket.on('error', () => {})
    const ready = Promise.withResolvers<void>()
    parseMessages(
      socket,
      (type, message) => {
        if (type === 'Z') {
          backend.unanswered -= 1
          ready.resolve()
        }
        backend.client?.socket.write(message)
        if (type === 'Z' && message.toString('latin1', 5) === 'I' && backend.unanswered === 0) release(backend)
      },
      false,
    )
    const parameters = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
    socket.write(Buffer.concat([int32(parameters.length + 8), int32(196_608), parameters]))
    await ready.promise
    backends.push(backend)
  }

  function release(backend: Backend) {
    if (backend.client) backend.client.backend = null
    backend.client = null
    for (const client of clients) if (client.waiting.length > 0 && !client.backend) forward(client)
  }

  function forward(client: Client) {
    if (!client.backend) {
      const order = [...backends.slice(turn), ...backends.slice(0, turn)]
      const free = order.find((backend) => backend.client === null)
      if (!free) return
      turn = (backends.indexOf(free) + 1) % backends.length
      client.backend = free
      free.client = client
    }
    for (const message of client.waiting.splice(0)) {
      const type = message.toString('latin1', 0, 1)
      if (type === 'Q' || type === 'S') client.backend.unanswered += 1
      client.backend.socket.write(message)
    }
  }

  const server = createServer((socket) => {
    const client: Client = { socket, backend: null, waiting: [] }
    clients.add(client)
    socket.on('error', () => {})
    socket.on('close', () => clients.delete(client))
    parseMessages(
      socket,
      (type, packet) => {
        if (type === 'X') return void socket.end()
        if (type !== '') {
          client.waiting.push(Buffer.from(packet))
          return forward(client)
        }
        const key = message('K', int32(4242), int32(1))
        socket.write(Buffer.concat([message('R', int32(0)), key, message('Z', Buffer.from('I'))]))
      },
      true,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (let count = 0; count < size; count += 1) await openBackend()

  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const { socket } of [...clients, ...backends]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
