import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A minimal SMTP server that rejects the next `faults` e-mails temporarily. */
export function openSmtp() {
  const emails: { to: string[]; text: string }[] = []
  const state = { emails, faults: 0, attempts: 0 }
  const server = createServer((socket) => {
    let to: string[] = []
    let text: string | null = null
    let rest = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    say('220 test')
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (text !== null) {
          if (line !== '.') text += `${line}\n`
          else {
            emails.push({ to, text })
            ;[to, text] = [[], null]
            say('250 accepted')
          }
        } else if (/^(?:EHLO|HELO)/i.test(line)) say('250 test')
        else if (/^MAIL/i.test(line)) {
          state.attempts += 1
          if (state.faults > 0) {
            state.faults -= 1
            say('451 not now')
          } else say('250 ok')
        } else if (/^RCPT/i.test(line)) {
          to.push(/<(.*)>/.exec(line)?.[1] ?? '')
          say('250 ok')
        } else if (/^DATA/i.test(line)) {
          text = ''
          say('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  })
  return { state, server }
}

export const port = (server: Server) => (server.address() as AddressInfo).port
/** Waits up to 15 seconds for a condition. */
export async function until(condition: () => Promise<boolean> | boolean, what: string) {
  for (let n = 0; n < 150; n += 1) {
    if (await condition()) return
    await wait(100)
  }
  assert.fail(`Timed out: ${what}`)
}
