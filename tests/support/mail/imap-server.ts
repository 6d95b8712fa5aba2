import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type StoredMessage = { uid: number; source: Buffer; flags: Set<string> }

/** A minimal IMAP server with one mailbox, which speaks what `imapflow` needs to read it. */
export async function openImapServer(password = 'imap-password') {
  const state = { uidValidity: 7, nextUid: 1, messages: [] as StoredMessage[], fetches: 0, dropsAfter: Infinity }
  const sockets = new Set<Socket>()

  function handleConnection(socket: Socket) {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const send = (line: string | Buffer) => void socket.write(typeof line === 'string' ? `${line}\r\n` : line)
    send('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready')
    let rest = ''
    let waitingForAuth: string | null = null
    socket.on('data', (bytes: Buffer) => {
      rest += bytes.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (waitingForAuth !== null) {
          signIn(waitingForAuth, Buffer.from(line, 'base64').toString().split('\0').at(-1) ?? '')
          waitingForAuth = null
        } else receive(line)
      }
    })
    const signIn = (tag: string, given: string) =>
      send(given === password ? `${tag} OK signed in` : `${tag} NO [AUTHENTICATIONFAILED] Wrong password`)

    function receive(line: string) {
      const [tag = '', command = '', ...words] = line.split(' ')
      const rest = words.join(' ')
      switch (command.toUpperCase()) {
        case 'CAPABILITY':
          send('* CAPABILITY IMAP4rev1 AUTH=PLAIN')
          break
        case 'LOGIN':
          return signIn(tag, /"?([^" ]+)"?$/.exec(rest)?.[1] ?? '')
        case 'AUTHENTICATE':
          if (words[1] !== undefined)
            return signIn(tag, Buffer.from(words[1], 'base64').toString().split('\0').at(-1) ?? '')
          waitingForAuth = tag
          return send('+ ')
        case 'LIST':
        case 'LSUB':
          send(`* ${command.toUpperCase()} () "/" INBOX`)
          break
        case 'SELECT':
        case 'EXAMINE':
          send(`* ${state.messages.length} EXISTS`)
          send('* FLAGS (\\Seen)')
          send(`* OK [UIDVALIDITY ${state.uidValidity}] valid`)
          send(`* OK [UIDNEXT ${state.nextUid}] next`)
          return send(`${tag} OK [READ-WRITE] selected`)
        case 'UID':
          uid(rest)
          break
        case 'LOGOUT':
          send('* BYE')
          send(`${tag} OK done`)
          return void socket.end()
      }
      if (!socket.destroyed) send(`${tag} OK done`)
    }

    function uid(text: string) {
      const [command = '', range = '', ...items] = text.split(' ')
      const [from = '1', to = from] = range.split(':')
      const last = state.messages.at(-1)?.uid ?? 0
      const [low, high] = [Number(from), to === '*' ? Math.max(last, 0) : Number(to)]
      const chosen = state.messages.filter(({ uid }) => (uid >= low && uid <= high) || (to === '*' && uid === last))
      for (const message of chosen) {
        const number = state.messages.indexOf(message) + 1
        if (command.toUpperCase() === 'STORE') {
          message.flags.add('\\Seen')
          send(`* ${number} FETCH (UID ${message.uid} FLAGS (\\Seen))`)
          continue
        }
        const hasSource = /BODY\.PEEK\[\]/i.test(items.join(' '))
        if (!hasSource) {
          send(`* ${number} FETCH (UID ${message.uid} RFC822.SIZE ${message.source.length})`)
          continue
        }
        state.fetches += 1
        if (state.fetches > state.dropsAfter) return void socket.destroy()
        send(Buffer.from(`* ${number} FETCH (UID ${message.uid} BODY[] {${message.source.length}}\r\n`))
        send(message.source)
        send(')')
      }
    }
  }

  const server = createServer(handleConnection)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    state,
    port,
    url: `imap://office:${password}@127.0.0.1:${port}/INBOX?tls=none`,
    add(source: string | Buffer) {
      const message = { uid: state.nextUid, source: Buffer.from(source), flags: new Set<string>() }
      state.nextUid += 1
      state.messages.push(message)
      return message
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
