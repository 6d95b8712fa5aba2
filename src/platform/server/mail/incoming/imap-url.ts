import type { MailboxServer } from './read-mailbox.ts'

export type ConfiguredMailbox = { server: MailboxServer; replyAddress: string; authservId: string }

/** The signature takes 48 of the 64 characters before the @. */
export const replyAddressPattern = /^[\w.+-]{1,16}\{token\}@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i

const wrongTls = 'IMAP_URL takes ?tls=none, to read without encryption over a network you trust, and nothing else'

/** What is wrong with an IMAP_URL besides its syntax; null when nothing is. */
export function imapError(text: string): string | null {
  const { hostname, username, password, searchParams } = new URL(text)
  if (hostname === '' || username === '' || password === '')
    return 'IMAP_URL must name a user, a password and a server, like imaps://user:password@mail.example.com/INBOX'
  const parameters = [...searchParams]
  return parameters.every(([name, value]) => name === 'tls' && value === 'none') ? null : wrongTls
}

/** The mailbox of the environment: TLS with imaps:, STARTTLS with imap:, neither with ?tls=none. */
export function mailboxFrom(
  imapUrl: string | undefined,
  replyAddress: string | undefined,
  authservId: string | undefined,
): ConfiguredMailbox | null {
  if (imapUrl === undefined || replyAddress === undefined || authservId === undefined) return null
  const url = new URL(imapUrl)
  const isSecure = url.protocol === 'imaps:'
  const security = isSecure ? 'tls' : url.searchParams.get('tls') === 'none' ? 'none' : 'starttls'
  const server: MailboxServer = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    security,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
  return { server, replyAddress, authservId }
}
