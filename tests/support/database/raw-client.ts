import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A client that sends exactly the given bytes and stores the response. */
export class RawClient {
  readonly socket: Socket
  private readonly startedAt = performance.now()
  private endedAt: number | null = null
  response = ''

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => (this.response += chunk.toString('latin1')))
    const ended = () => (this.endedAt ??= performance.now())
    socket.on('end', ended)
    socket.on('close', ended)
  }

  static async open(origin: string, text = ''): Promise<RawClient> {
    const { hostname, port } = new URL(origin)
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    const client = new RawClient(socket)
    if (text) socket.write(text)
    return client
  }

  /** Seconds from the opening until the server closed the connection. */
  async secondsUntilClosed(): Promise<number> {
    if (this.endedAt === null) await once(this.socket, 'close')
    return ((this.endedAt ?? performance.now()) - this.startedAt) / 1000
  }

  /** Waits for the first byte of a response or the end of the connection. */
  async untilResponse(): Promise<void> {
    while (!this.response && !this.socket.destroyed) await wait(20)
  }

  /** The status and JSON body of the only response; null without a response. */
  get answer(): { status: number; body: Record<string, unknown> } | null {
    const [head = '', body = ''] = this.response.split('\r\n\r\n')
    const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
    return status === undefined
      ? null
      : { status: Number(status), body: JSON.parse(body || '{}') as Record<string, unknown> }
  }
}

/** The head of a request with this Content-Length. */
export const requestHead = (path: string, length: number, headers: Record<string, string> = {}) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: tower.test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
