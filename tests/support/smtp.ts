import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

const nobody = (address: string): boolean => address === ''

/** A mail server as small as SMTP allows. `unknown` says which addresses it has never heard of, `later` which it puts off. */
export async function openMailServer() {
  const state = {
    letters: [] as { to: string[]; text: string }[],
    unknown: nobody,
    later: nobody,
  }
  const server = createServer((socket) => {
    let to: string[] = []
    let text: string | null = null
    let rest = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (text !== null) {
        if (line !== '.') text += `${line}\n`
        else {
          state.letters.push({ to, text })
          ;[to, text] = [[], null]
          say('250 taken')
        }
        return
      }
      const address = /^RCPT TO:<(.*)>/i.exec(line)?.[1]
      if (address !== undefined) {
        if (state.unknown(address)) say('550 no such person')
        else if (state.later(address)) say('451 not now')
        else {
          to.push(address)
          say('250 ok')
        }
      } else if (/^DATA/i.test(line)) {
        text = ''
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
    socket.on('error', () => {})
    say('220 test')
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        hear(line)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
