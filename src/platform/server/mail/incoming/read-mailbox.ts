import type { ImapFlow as Client } from 'imapflow'

export type MailboxServer = {
  host: string
  port: number
  /** TLS from the first byte, after STARTTLS, or never. */
  security: 'tls' | 'starttls' | 'none'
  username: string
  password: string
  folder: string
}

/** A message as it was received. Of one that is too large only the headers are read. */
export type ReceivedMessage = { uidValidity: string; uid: number; source: Buffer; isTooLarge: boolean }

/** How far a mailbox has been read; UIDs of another validity name other messages. */
export type Position = { uidValidity: string; lastUid: number }

/** A phone's pictures, encoded for mail, with room for a long quotation. */
const maxBytes = 40_000_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Passes each message after the position to `handle`, oldest first, and marks it as read when that is done. */
export async function readMailbox(
  server: MailboxServer,
  position: Position | null,
  handle: (message: ReceivedMessage) => Promise<void>,
): Promise<void> {
  await withMailbox(server, async (client, uidValidity) => {
    const after = position?.uidValidity === uidValidity ? position.lastUid : 0
    const sizes: { uid: number; size: number }[] = []
    for await (const { uid, size } of client.fetch(`${after + 1}:*`, { uid: true, size: true }, { uid: true }))
      // A range to the end always contains the last message.
      if (uid > after) sizes.push({ uid, size: size ?? 0 })
    for (const { uid, size } of sizes.toSorted((one, other) => one.uid - other.uid)) {
      const isTooLarge = size > maxBytes
      const found = await client.fetchOne(String(uid), isTooLarge ? { headers: true } : { source: true }, { uid: true })
      const source = found && (isTooLarge ? found.headers : found.source)
      // It was deleted in the mailbox meanwhile.
      if (!source) continue
      await handle({ uidValidity, uid, source, isTooLarge })
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    }
  })
}

/** The number of messages in the mailbox, to test the settings. Throws the server's error. */
export async function countMessages(server: MailboxServer): Promise<number> {
  let count = 0
  await withMailbox(server, async (client) => {
    count = client.mailbox ? client.mailbox.exists : 0
  })
  return count
}

async function withMailbox(
  { host, port, security, username, password, folder }: MailboxServer,
  use: (client: Client, uidValidity: string) => Promise<void>,
): Promise<void> {
  // Loaded on demand: without a mailbox the process saves its memory.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user: username, pass: password },
    logger: false,
    ...timeouts,
  })
  // A lost connection is reported by the call that needs it.
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = await client.getMailboxLock(folder)
    try {
      if (client.mailbox && client.mailbox.exists > 0) await use(client, String(client.mailbox.uidValidity))
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}
