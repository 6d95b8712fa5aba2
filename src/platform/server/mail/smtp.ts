import type { MailSecurity } from '../../mail-security.ts'

/** A mail server in nodemailer's format. */
export type SmtpServer = {
  host: string
  port: number
  auth?: { user: string; pass: string }
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  /** Nothing is sent before the connection is encrypted, not even the password. */
  requireTLS: boolean
  ignoreTLS?: true
  tls?: { rejectUnauthorized: false }
}

const wrongTls =
  'SMTP_URL takes ?tls=required, or ?tls=none to send without encryption over a network you trust, and nothing else'

/** What is wrong with an SMTP_URL besides its syntax; null when nothing is. */
export function smtpError(text: string): string | null {
  const { protocol, hostname, username, password, searchParams } = new URL(text)
  if (hostname === '') return 'SMTP_URL must name a mail server, like smtp://mail.example.com:587'
  if ([username, password].some((part) => !isDecodable(part)))
    return 'SMTP_URL must have a % in its user or password written as %25'
  const parameters = [...searchParams]
  if (parameters.length === 0) return null
  const [[name, tls] = []] = parameters
  if (parameters.length > 1 || name !== 'tls' || (tls !== 'required' && tls !== 'none')) return wrongTls
  return protocol === 'smtps:' && tls === 'none' ? 'SMTP_URL begins with smtps:// and cannot have ?tls=none' : null
}

/**
 * E-mails and the password are sent over TLS only, with a verified certificate; a stripped STARTTLS sends nothing. A
 * server on this machine gets TLS if it offers it, with any certificate. `?tls=` overrides both.
 */
export function smtpServer(text: string): SmtpServer {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const tls = url.searchParams.get('tls') ?? (isLoopback(url.hostname.toLowerCase()) ? 'offered' : 'required')
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    secure,
    requireTLS: !secure && tls === 'required',
    ...(tls === 'none' ? { ignoreTLS: true as const } : {}),
    ...(!secure && tls === 'offered' ? { tls: { rejectUnauthorized: false as const } } : {}),
  }
}

/** The server of the settings. Without `none`, nothing is sent over a connection that is not encrypted. */
export function smtpServerOf({ host, port, security, username, password }: StoredSmtpServer): SmtpServer {
  return {
    host,
    port,
    ...(username === '' ? {} : { auth: { user: username, pass: password } }),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ...(security === 'none' ? { ignoreTLS: true as const } : {}),
  }
}

type StoredSmtpServer = { host: string; port: number; security: MailSecurity; username: string; password: string }

function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== undefined
  } catch {
    return false
  }
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname)

/** The name under which the server that accepted an e-mail is stored. */
export const nameOfServer = ({ host, port }: Pick<SmtpServer, 'host' | 'port'>) => `${host}:${port}`

/** The bounce address of one e-mail: `{id}` in BOUNCE_ADDRESS becomes the e-mail's id. */
export const bounceAddress = (pattern: string, id: string) => pattern.replace('{id}', id)
