import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

const isEmpty = (address: string): boolean => address === ''

/** The server offers STARTTLS, or behaves as if an attacker had stripped it from the connection. */
type Encryption = { mode: 'starttls' | 'stripped'; cert: string; key: string }

type ReceivedEmail = { from: string; to: string[]; text: string; encrypted: boolean }

/** A minimal SMTP server. It rejects `unknown` addresses permanently and `later` addresses temporarily. */
export async function openMailServer(encryption?: Encryption) {
  const state = {
    emails: [] as ReceivedEmail[],
    /** Every line that was received without encryption. */
    plain: [] as string[],
    unknown: isEmpty,
    later: isEmpty,
  }
  function handleConnection(socket: Socket | TLSSocket) {
    const encrypted = socket instanceof TLSSocket
    let from = ''
    let to: string[] = []
    let text: string | null = null
    let rest = ''
    const reply = (line: string) => void socket.write(`${line}\r\n`)
    const receive = (line: string) => {
      if (!encrypted) state.plain.push(line)
      if (text !== null) {
        if (line !== '.') text += `${line}\n`
        else {
          state.emails.push({ from, to, text, encrypted })
          ;[from, to, text] = ['', [], null]
          reply('250 accepted')
        }
        return
      }
      const address = /^RCPT TO:<(.*?)>/i.exec(line)?.[1]
      const sender = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1]
      if (address !== undefined) {
        if (state.unknown(address)) reply('550 no such person')
        else if (state.later(address)) reply('451 not now')
        else {
          to.push(address)
          reply('250 ok')
        }
      } else if (sender !== undefined) {
        from = sender
        reply('250 ok')
      } else if (/^EHLO/i.test(line)) {
        reply(encryption?.mode === 'starttls' && !encrypted ? '250-test\r\n250 STARTTLS' : '250 test')
      } else if (/^STARTTLS/i.test(line)) {
        if (encryption?.mode !== 'starttls' || encrypted) return reply('502 unknown command')
        reply('220 go on')
        socket.removeAllListeners('data')
        handleConnection(new TLSSocket(socket, { isServer: true, cert: encryption.cert, key: encryption.key }))
      } else if (/^DATA/i.test(line)) {
        text = ''
        reply('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else reply('250 ok')
    }
    socket.on('error', () => {})
    if (!encrypted) reply('220 test')
    socket.on('data', (bytes: Buffer) => {
      rest += bytes.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        receive(line)
      }
    })
  }
  const server = createServer(handleConnection)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
